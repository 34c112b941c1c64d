from torch.nn import functional
