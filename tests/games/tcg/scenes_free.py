SCENES = []
