"""torch.autograd.Function, forwards only: nothing here records gradients."""


class Context:
    """What forward keeps for a backward that the reader may call by hand."""

    saved_tensors = ()

    def save_for_backward(self, *tensors):
        self.saved_tensors = tensors

    def mark_non_differentiable(self, *tensors):
        """No tensor has a gradient."""


class Function:
    @classmethod
    def apply(cls, *args):
        return cls.forward(Context(), *args)
