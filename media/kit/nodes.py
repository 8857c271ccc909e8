"""A small builder for shader nodes, and colours from hex."""
from base import *


class N:
    """tiny node builder"""
    def __init__(s, name):
        s.m = bpy.data.materials.new(name); s.m.use_nodes = True
        s.t = s.m.node_tree; s.t.nodes.clear()
        s.out = s.t.nodes.new('ShaderNodeOutputMaterial')
    def n(s, typ, ins=None, **kw):
        nd = s.t.nodes.new('ShaderNode' + typ)
        for k, v in kw.items(): setattr(nd, k, v)
        for k, v in (ins or {}).items(): s.put(nd.inputs[k], v)
        return nd
    def put(s, sock, v):
        if isinstance(v, bpy.types.NodeSocket): s.t.links.new(v, sock)
        elif isinstance(v, bpy.types.Node): s.t.links.new(v.outputs[0], sock)
        else: sock.default_value = v
    def math(s, op, a, b=0.0, clamp=False):
        nd = s.t.nodes.new('ShaderNodeMath'); nd.operation = op; nd.use_clamp = clamp
        s.put(nd.inputs[0], a); s.put(nd.inputs[1], b); return nd.outputs[0]
    def mix(s, f, a, b, mode='MIX'):
        nd = s.t.nodes.new('ShaderNodeMixRGB'); nd.blend_type = mode
        s.put(nd.inputs[0], f); s.put(nd.inputs[1], a); s.put(nd.inputs[2], b); return nd.outputs[0]
    def ramp(s, f, stops):
        nd = s.t.nodes.new('ShaderNodeValToRGB'); e = nd.color_ramp.elements
        while len(e) < len(stops): e.new(.5)
        for el, (p, c) in zip(e, stops):
            el.position = p; el.color = c if isinstance(c, tuple) else (c, c, c, 1)
        s.put(nd.inputs[0], f); return nd.outputs[0]
    def noise(s, vec, scale, detail=4, rough=.55, dist=0):
        nd = s.n('TexNoise', {'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist})
        if vec is not None: s.put(nd.inputs['Vector'], vec)
        return nd.outputs['Fac']
    def mapping(s, vec, scale=(1, 1, 1), loc=(0, 0, 0)):
        nd = s.n('Mapping', {'Vector': vec, 'Scale': scale, 'Location': loc}); return nd.outputs[0]
    def bump(s, h, strength, dist, prev=None):
        nd = s.n('Bump', {'Height': h, 'Strength': strength, 'Distance': dist})
        if prev is not None: s.put(nd.inputs['Normal'], prev)
        return nd.outputs[0]
    def done(s, sh, cheap=None):
        """cheap: flat colour used for diffuse bounces; SVM then skips the costly branch"""
        if cheap is not None:
            lp = s.n('LightPath'); d = s.n('BsdfDiffuse', {'Color': cheap})
            sh = s.n('MixShader', {0: lp.outputs['Is Diffuse Ray'], 1: sh.outputs[0], 2: d.outputs[0]})
        s.put(s.out.inputs[0], sh)
        s.m.cycles.sample_as_light = False      # Blender 3.4 has no light tree: emissive meshes would steal samples from the key light
        return s.m


def rgb(h, a=1):
    """sRGB hex -> linear"""
    h = h.lstrip('#'); c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4) for x in c) + (a,)
