from . import cuda, hip, libdevice
