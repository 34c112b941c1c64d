"""Tensor descriptors made on the host."""


class TensorDescriptor:
    """A tensor with the block that kernels load and store of it; the layout must suit the tensor memory accelerator."""

    def __new__(cls, *args, **kwargs):
        return object.__new__(cls)

    def __init__(self, base, shape, strides, block_shape, padding="zero", round_f32_to_tf32=False):
        self.base, self.shape, self.strides = base, list(shape), list(strides)
        self.block_shape, self.padding = list(block_shape), padding
        rank = len(self.shape)
        assert len(self.strides) == rank, "rank mismatch"
        assert len(self.block_shape) == rank, "rank mismatch"
        assert rank > 0, "rank must not be zero"
        assert rank <= 5, "rank cannot be more than 5"
        assert base.data_ptr() % 16 == 0, "base must be 16-byte aligned"
        size = base.element_size()
        for stride in self.strides[:-1]:
            assert (stride * size) % 16 == 0, "strides must be 16-byte aligned"
        for extent in self.block_shape:
            assert extent > 0, "block_shape must be positive"
        assert self.strides[-1] == 1, "Last dimension must be contiguous"

    @staticmethod
    def from_tensor(tensor, block_shape, padding="zero", round_f32_to_tf32=False):
        return TensorDescriptor(tensor, tensor.shape, tensor.stride(), block_shape, padding)

    def tagged(self):
        return ["D", {
            "base": self.base.id, "shape": self.shape, "strides": self.strides, "block": self.block_shape, "padding": self.padding,
        }]  # fmt: skip
