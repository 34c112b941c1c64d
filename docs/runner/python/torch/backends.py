"""Switches for hardware that is not here."""


class _Matmul:
    allow_tf32 = False


class _Cuda:
    matmul = _Matmul()


class _Cudnn:
    allow_tf32 = False
    enabled = False


cuda, cudnn = _Cuda(), _Cudnn()
