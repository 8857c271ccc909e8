"""A small builder for shader nodes, and colours from hex."""

import os
import tempfile

import bpy


class N:
    """Nodes of a new material, one short call each."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.t.nodes.clear()
        self.out = self.t.nodes.new("ShaderNodeOutputMaterial")

    @classmethod
    def world(cls, name):
        """Nodes of a new world, the scene's own from now on."""
        b = cls.__new__(cls)
        b.m = bpy.data.worlds.new(name)
        bpy.context.scene.world = b.m
        b.m.use_nodes = True
        b.t = b.m.node_tree
        b.t.nodes.clear()
        b.out = b.t.nodes.new("ShaderNodeOutputWorld")
        return b

    def n(self, typ, ins=None, **kw):
        """A node with inputs (values, sockets or nodes) and properties."""
        nd = self.t.nodes.new("ShaderNode" + typ)
        for k, v in kw.items():
            setattr(nd, k, v)
        for k, v in (ins or {}).items():
            self.put(nd.inputs[k], v)
        return nd

    def put(self, sock, v):
        """Set or link an input."""
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, sock)
        elif isinstance(v, bpy.types.Node):
            self.t.links.new(v.outputs[0], sock)
        else:
            sock.default_value = v

    def math(self, op, a, b=0.0, clamp=False):
        """A math node."""
        nd = self.t.nodes.new("ShaderNodeMath")
        nd.operation = op
        nd.use_clamp = clamp
        self.put(nd.inputs[0], a)
        self.put(nd.inputs[1], b)
        return nd.outputs[0]

    def mix(self, f, a, b, mode="MIX"):
        """Mix a and b by f."""
        nd = self.t.nodes.new("ShaderNodeMixRGB")
        nd.blend_type = mode
        self.put(nd.inputs[0], f)
        self.put(nd.inputs[1], a)
        self.put(nd.inputs[2], b)
        return nd.outputs[0]

    def ramp(self, f, stops):
        """Colour ramp; a number means a grey."""
        nd = self.t.nodes.new("ShaderNodeValToRGB")
        e = nd.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for el, (p, c) in zip(e, stops):
            el.position = p
            el.color = c if isinstance(c, tuple) else (c, c, c, 1)
        self.put(nd.inputs[0], f)
        return nd.outputs[0]

    def noise(self, vec, scale, detail=4, rough=0.55, dist=0):
        """Noise texture."""
        nd = self.n("TexNoise", {"Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": dist})
        if vec is not None:
            self.put(nd.inputs["Vector"], vec)
        return nd.outputs["Fac"]

    def mapping(self, vec, scale=(1, 1, 1), loc=(0, 0, 0)):
        """Move and scale a vector."""
        nd = self.n("Mapping", {"Vector": vec, "Scale": scale, "Location": loc})
        return nd.outputs[0]

    def image(self, picture):
        """Colour of a Pillow image, mapped once to the UV square."""
        file = os.path.join(tempfile.gettempdir(), f"{self.m.name}_{os.getpid()}.png")
        picture.save(file)
        nd = self.t.nodes.new("ShaderNodeTexImage")
        nd.image = bpy.data.images.load(file)
        nd.image.pack()
        nd.extension = "EXTEND"
        os.remove(file)
        return nd.outputs[0]

    def bump(self, h, strength, dist, prev=None):
        """Bump over a height, on top of prev."""
        nd = self.n("Bump", {"Height": h, "Strength": strength, "Distance": dist})
        if prev is not None:
            self.put(nd.inputs["Normal"], prev)
        return nd.outputs[0]

    def done(self, sh, cheap=None):
        """cheap: flat colour used for diffuse bounces; SVM then skips the costly branch"""
        if cheap is not None:
            lp = self.n("LightPath")
            d = self.n("BsdfDiffuse", {"Color": cheap})
            sh = self.n("MixShader", {0: lp.outputs["Is Diffuse Ray"], 1: sh.outputs[0], 2: d.outputs[0]})
        self.put(self.out.inputs[0], sh)
        self.m.cycles.sample_as_light = (
            False  # Blender 3.4 has no light tree: emissive meshes would steal samples from the key light
        )
        return self.m


def rgb(h, a=1):
    """sRGB hex -> linear"""
    h = h.lstrip("#")
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4) for x in c) + (a,)
