cuda = None
hip = None
