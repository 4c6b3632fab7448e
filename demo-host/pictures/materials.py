"""What furniture is made of, by the names the catalogue uses."""
import bpy

from patterns import pattern_image


def linear(hexa):
    """A colour as the renderer counts: linear RGBA."""
    channel = lambda value: value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
    return [channel(int(hexa[n : n + 2], 16) / 255) for n in (1, 3, 5)] + [1]


def shade(colour, factor):
    return [min(1, value * factor) for value in colour[:3]] + [1]


class Nodes:
    """A few words for building shaders."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]
        self.where = self.add("ShaderNodeTexCoord").outputs["Object"]
        self.mark("solid")

    def mark(self, name):
        """Writes a mask of this material beside the picture, for the darkroom."""
        self.add("ShaderNodeOutputAOV", name=name, Value=1.0)

    def add(self, kind, **values):
        node = self.tree.nodes.new(kind)
        for name, value in values.items():
            if name in node.inputs:
                node.inputs[name].default_value = value
            else:
                setattr(node, name, value)
        return node

    def link(self, out, into):
        self.tree.links.new(out, into)
        return into.node

    def stretched(self, scale):
        node = self.add("ShaderNodeMapping")
        node.inputs["Scale"].default_value = scale
        self.link(self.where, node.inputs["Vector"])
        return node.outputs["Vector"]

    def texture(self, kind, vector=None, **values):
        node = self.add(kind, **values)
        self.link(vector or self.where, node.inputs["Vector"])
        return node

    def ramp(self, factor, stops):
        node = self.add("ShaderNodeValToRGB")
        node.color_ramp.elements[0].position, node.color_ramp.elements[0].color = stops[0]
        node.color_ramp.elements[1].position, node.color_ramp.elements[1].color = stops[-1]
        for position, colour in stops[1:-1]:
            node.color_ramp.elements.new(position).color = colour
        self.link(factor, node.inputs["Fac"])
        return node.outputs["Color"]

    def colour(self, out):
        self.link(out, self.surface.inputs["Base Color"])

    def speckled(self, out, low, high):
        """Darkens and lightens the colour with a texture between two of its values: (value, factor) each."""
        into = self.surface.inputs["Base Color"]
        tone = self.ramp(out, [(value, [factor] * 3 + [1]) for value, factor in (low, high)])
        mixed = self.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
        if into.links:
            self.link(into.links[0].from_socket, mixed.inputs["Color1"])
        else:
            mixed.inputs["Color1"].default_value = into.default_value
        self.link(tone, mixed.inputs["Color2"])
        self.link(mixed.outputs["Color"], into)

    def bump(self, height, strength, distance=0.004):
        node = self.add("ShaderNodeBump", Strength=strength, Distance=distance)
        self.link(height, node.inputs["Height"])
        self.link(node.outputs["Normal"], self.surface.inputs["Normal"])

    def set(self, **values):
        for name, value in values.items():
            self.surface.inputs[name.replace("_", " ")].default_value = value


def fabric(kind, hexa, pattern=None, seed=0):
    """Boucle, linen, velvet, wool, cotton, leather or plain plaster; with a printed or woven pattern if one is named."""
    nodes = Nodes(kind)
    colour = linear(hexa)
    mottle = nodes.texture("ShaderNodeTexNoise", Scale=6, Detail=4)
    nodes.set(Roughness=0.92, Specular=0.12, Sheen=0.25)
    if pattern:
        image = nodes.add("ShaderNodeTexImage", image=pattern_image(pattern, hexa, seed))
        nodes.link(nodes.add("ShaderNodeTexCoord").outputs["UV"], image.inputs["Vector"])
        nodes.colour(image.outputs["Color"])
        # Sheen would lift dark yarns more than light ones, which the darkroom cannot tell apart.
        nodes.set(Sheen=0)
    else:
        nodes.colour(nodes.ramp(mottle.outputs["Fac"], [(0.3, shade(colour, 0.965)), (0.7, shade(colour, 1.02))]))
    if kind == "Boucle":
        curls = nodes.texture("ShaderNodeTexVoronoi", Scale=105, Randomness=1).outputs["Distance"]
        nodes.speckled(curls, (0.1, 1.1), (0.75, 0.74))
        nodes.bump(curls, 0.7, 0.006)
    elif kind == "Velvet":
        edge = nodes.add("ShaderNodeLayerWeight", Blend=0.35).outputs["Facing"]
        if not pattern:
            nodes.colour(nodes.ramp(edge, [(0.0, shade(colour, 0.8)), (0.55, colour), (1.0, shade(colour, 2.2))]))
        nodes.set(Sheen=1.0, Roughness=0.7)
        nap = nodes.texture("ShaderNodeTexNoise", Scale=14, Detail=3).outputs["Fac"]
        nodes.speckled(nap, (0.35, 0.88), (0.65, 1.0))
        nodes.bump(nap, 0.12, 0.01)
    elif kind == "Leather":
        nodes.set(Roughness=0.42, Specular=0.4, Sheen=0)
        nodes.speckled(nodes.texture("ShaderNodeTexNoise", Scale=9, Detail=6).outputs["Fac"], (0.3, 0.84), (0.7, 1.0))
        nodes.bump(nodes.texture("ShaderNodeTexVoronoi", Scale=160).outputs["Distance"], 0.18, 0.003)
    elif pattern == "shag":
        pile = nodes.texture("ShaderNodeTexVoronoi", Scale=60).outputs["Distance"]
        nodes.speckled(pile, (0.05, 1.0), (0.8, 0.62))
        nodes.bump(pile, 1.0, 0.03)
    elif kind in ("Wool", "Jute"):
        yarn = nodes.texture("ShaderNodeTexNoise", Scale=150, Detail=3).outputs["Fac"]
        nodes.speckled(yarn, (0.3, 0.76), (0.68, 1.0))
        nodes.bump(yarn, 0.6, 0.008)
    elif kind != "Plaster":
        weave = nodes.texture("ShaderNodeTexNoise", nodes.stretched((1, 1, 5)), Scale=190, Detail=2).outputs["Fac"]
        nodes.speckled(weave, (0.3, 0.84), (0.68, 1.0))
        nodes.bump(weave, 0.3, 0.003)
    return nodes.material


def wood(hexa, varied=0.12):
    """Grain along the longest side of every board; no two boards are cut from the same place, nor quite as dark."""
    nodes = Nodes("wood")
    colour = linear(hexa)
    along = nodes.add("ShaderNodeAttribute", attribute_type="OBJECT", attribute_name="grain").outputs["Vector"]
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    cut = nodes.add("ShaderNodeVectorMath", operation="MULTIPLY_ADD")
    nodes.link(nodes.where, cut.inputs[0])
    nodes.link(along, cut.inputs[1])
    far = nodes.add("ShaderNodeMath", operation="MULTIPLY")
    nodes.link(chance, far.inputs[0]).inputs[1].default_value = 90
    nodes.link(far.outputs[0], cut.inputs[2])
    grain = nodes.texture("ShaderNodeTexNoise", cut.outputs[0], Scale=2.6, Detail=9, Roughness=0.62, Distortion=0.35)
    tones = nodes.ramp(grain.outputs["Fac"], [(0.28, shade(colour, 0.7)), (0.5, colour), (0.74, shade(colour, 1.12))])
    board = nodes.ramp(chance, [(0.0, [1 - varied] * 3 + [1]), (1.0, [1.0] * 3 + [1])])
    mixed = nodes.add("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
    nodes.link(tones, mixed.inputs["Color1"])
    nodes.link(board, mixed.inputs["Color2"])
    nodes.colour(mixed.outputs["Color"])
    nodes.set(Roughness=0.5, Specular=0.3)
    nodes.bump(grain.outputs["Fac"], 0.05)
    return nodes.material


def marble(hexa):
    nodes = Nodes("marble")
    colour = linear(hexa)
    dark = sum(colour[:3]) < 0.6
    vein = shade(colour, 4) if dark else shade(colour, 0.6)
    warp = nodes.texture("ShaderNodeTexNoise", Scale=2.2, Detail=10, Distortion=0.7)
    nodes.colour(nodes.ramp(warp.outputs["Fac"], [(0.40, colour), (0.485, colour), (0.5, vein), (0.515, colour)]))
    nodes.set(Roughness=0.18, Specular=0.5)
    return nodes.material


def painted(hexa, roughness=0.5, metal=0.0):
    """Lacquer, powder coat or, with `metal`, bare metal."""
    nodes = Nodes("painted")
    nodes.surface.inputs["Base Color"].default_value = linear(hexa)
    nodes.set(Roughness=roughness, Metallic=metal)
    return nodes.material


def clay(hexa):
    nodes = Nodes("clay")
    colour = linear(hexa)
    mottle = nodes.texture("ShaderNodeTexNoise", Scale=9, Detail=8)
    nodes.colour(nodes.ramp(mottle.outputs["Fac"], [(0.3, shade(colour, 0.86)), (0.7, shade(colour, 1.08))]))
    nodes.set(Roughness=0.85, Specular=0.1)
    nodes.bump(mottle.outputs["Fac"], 0.25, 0.006)
    return nodes.material


def woven(hexa):
    """Cane and rattan: strands over and under."""
    nodes = Nodes("woven")
    colour = linear(hexa)
    over = nodes.texture("ShaderNodeTexWave", Scale=36)
    under = nodes.texture("ShaderNodeTexWave", Scale=36, bands_direction="Z")
    mix = nodes.add("ShaderNodeMath", operation="MULTIPLY")
    nodes.link(over.outputs["Fac"], mix.inputs[0])
    nodes.link(under.outputs["Fac"], mix.inputs[1])
    nodes.colour(nodes.ramp(mix.outputs[0], [(0.05, shade(colour, 0.35)), (0.4, colour)]))
    nodes.bump(mix.outputs[0], 0.8, 0.006)
    nodes.set(Roughness=0.6)
    return nodes.material


def of_catalogue(item, colour, seed=0):
    """The material a product has in one of its colours, marked as its cover."""
    made = _made_of(item, colour["hex"], seed)
    aov = made.node_tree.nodes.new("ShaderNodeOutputAOV")
    aov.name = "cover"
    aov.inputs["Value"].default_value = 1
    made["welted"] = item["params"].get("cover", item["material"]) in ("Linen", "Velvet", "Leather", "Cotton")
    return made


def _made_of(item, hexa, seed):
    kind, pattern = item["params"].get("cover", item["material"]), item["params"].get("pattern")
    if kind in ("Oak", "Walnut", "Ash", "Teak"):
        return wood(hexa)
    if kind == "Marble":
        return marble(hexa)
    if kind == "Ceramic":
        return clay(hexa)
    if kind in ("Aluminium", "Steel"):
        return painted(hexa, 0.55)
    if kind == "Rattan":
        return woven(hexa)
    return fabric(kind, hexa, None if pattern == "plain" else pattern, seed)
