"""
The darkroom: takes the renderer's passes apart, clears the grain, gives the cover another colour, and
puts everything on the shop's paper. Light and colour are separate passes, so one render serves every colour.
"""
import atexit
import os
import shutil
import tempfile

import bpy
import numpy

passes = {
    "image": "Image", "colour": "DiffCol", "direct": "DiffDir", "bounced": "DiffInd",
    "normal": "Normal", "depth": "Depth", "cover": "cover", "solid": "solid",
}
paper = numpy.array([0xFA, 0xF8, 0xF4]) / 255
keep = tempfile.mkdtemp(prefix="passes-")
atexit.register(shutil.rmtree, keep, ignore_errors=True)


def expose():
    """Renders the scene. Returns its passes as arrays, the first row at the bottom."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    layer.use_pass_diffuse_color = layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.use_pass_normal = layer.use_pass_z = True
    for name in ("cover", "solid"):
        aov = layer.aovs.add()
        aov.name, aov.type = name, "VALUE"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = keep
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "32", "NONE"
    files.file_slots.clear()
    for name, output in passes.items():
        files.file_slots.new(f"{name}-")
        tree.links.new(source.outputs[output], files.inputs[f"{name}-"])
    bpy.ops.render.render()
    return {name: _read(os.path.join(keep, f"{name}-{scene.frame_current:04d}.exr")) for name in passes}


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = numpy.empty(width * height * 4, numpy.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)


def _box(values, reach):
    """The sum of a window of 2 × reach + 1 around every pixel."""
    for axis in (0, 1):
        edge = [(0, 0)] * values.ndim
        edge[axis] = (reach + 1, reach)
        total = numpy.cumsum(numpy.pad(values, edge), axis=axis, dtype=numpy.float64)
        size = values.shape[axis]
        window = 2 * reach + 1
        ahead = numpy.take(total, range(window, window + size), axis=axis)
        values = (ahead - numpy.take(total, range(size), axis=axis)).astype(numpy.float32)
    return values


def clear(light, guides, weight, reach):
    """
    Clears the grain from light that falls on surfaces: in every window the light is explained by the
    surface's direction and distance (a weighted linear fit), and what they do not explain is grain.
    """
    total = _box(weight, reach) + 1e-6
    mean = lambda values: _box(values * weight[..., None], reach) / total[..., None]
    count = guides.shape[-1]
    middle, glow = mean(guides), mean(light)
    pairs = numpy.empty((*weight.shape, count, count), numpy.float32)
    for a in range(count):
        for b in range(a, count):
            both = mean((guides[..., a] * guides[..., b])[..., None])[..., 0] - middle[..., a] * middle[..., b]
            pairs[..., a, b] = pairs[..., b, a] = both + (4e-3 if a == b else 0)
    cross = numpy.stack([mean(guides[..., a : a + 1] * light) - middle[..., a : a + 1] * glow for a in range(count)], -2)
    slope = numpy.linalg.solve(pairs, cross)
    rest = glow - numpy.einsum("yxg,yxgc->yxc", middle, slope)
    slope = mean(slope.reshape(*weight.shape, -1)).reshape(slope.shape)
    return numpy.maximum(0, numpy.einsum("yxg,yxgc->yxc", guides, slope) + mean(rest))


def clean(shot, reach=6):
    """The passes without their grain: colour, direct and bounced light, shine, shadow on the ground."""
    solid = numpy.clip(shot["solid"][..., 0], 0, 1)
    rows, columns = numpy.any(solid > 0, 1).nonzero()[0], numpy.any(solid > 0, 0).nonzero()[0]
    part = (slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1))
    here = solid[part]
    depth = numpy.minimum(shot["depth"][part][..., :1], 60)
    near = depth[here > 0.5]
    depth = (depth - near.mean()) / (near.std() + 0.05)
    guides = numpy.concatenate([shot["normal"][part][..., :3], numpy.clip(depth, -3, 3) * 0.5], -1)
    weight = here * here
    colour, direct, bounced = (shot[name][part][..., :3] for name in ("colour", "direct", "bounced"))
    shine = shot["image"][part][..., :3] - colour * (direct + bounced)
    both = clear(numpy.concatenate([direct, bounced, shine], -1), guides, weight, reach)
    alpha = shot["image"][..., 3]
    ground = numpy.clip(1 - solid, 1e-4, 1) * (solid < 0.98)
    shadow = numpy.clip(alpha - solid, 0, 1)
    for spread in (3, 5):
        shadow = _box(shadow, spread) / (_box(ground, spread) + 1e-4)
        shadow, seen = shadow * ground, shadow
    return {
        "part": part, "solid": solid, "cover": numpy.clip(shot["cover"][part][..., :1], 0, 1), "colour": colour,
        "direct": both[..., :3], "bounced": both[..., 3:6], "shine": both[..., 6:], "shadow": seen,
    }


def toned(linear, knee=0.72):
    """Screen values: as they are up to the knee, then rolled off softly, so that nothing burns out."""
    over = numpy.maximum(linear - knee, 0)
    linear = numpy.where(linear > knee, knee + (1 - knee) * (1 - numpy.exp(-over / (1 - knee))), linear)
    return numpy.where(linear <= 0.0031308, linear * 12.92, 1.055 * numpy.maximum(linear, 1e-6) ** (1 / 2.4) - 0.055)


def print_of(shot, change=(1, 1, 1), grounded=True):
    """
    The finished picture. `change` is how many times brighter the cover is, channel by channel, than it was
    rendered; what it throws back on itself in its folds changes alongside.
    """
    ratio = 1 + shot["cover"] * (numpy.array(change, numpy.float32) - 1)
    lit = shot["colour"] * ratio * (shot["direct"] + shot["bounced"] * (0.35 + 0.65 * ratio)) + shot["shine"]
    if not grounded:
        return toned(lit)
    solid = shot["solid"][..., None]
    height, width, _ = solid.shape
    # The shadow has gone wherever the rendered part ends: the paper runs on into the page.
    y, x = numpy.mgrid[0:height, 0:width]
    lit_part = bpy.context.scene.render
    inside = [x / width - lit_part.border_min_x, lit_part.border_max_x - x / width]
    inside += [(y / height - lit_part.border_min_y) * 1.5, (lit_part.border_max_y - y / height) * 4]
    fade = numpy.clip(numpy.minimum.reduce(inside) / 0.17, 0, 1)
    shadow = numpy.maximum(0, shot["shadow"] - 0.035) * fade * fade * (3 - 2 * fade)
    # Shadows on paper are warm: they take less from red than from blue.
    picture = paper * (1 - shadow[..., None] * numpy.array([0.80, 0.84, 0.88]) * 0.9)
    part = shot["part"]
    here = solid[part]
    picture[part] = picture[part] * (1 - here) + toned(lit / numpy.maximum(here, 1e-3)) * here
    return picture


def save(picture, path):
    height, width, _ = picture.shape
    grain = numpy.random.default_rng(7).uniform(-0.5, 0.5, picture.shape) / 255
    pixels = numpy.ones((height, width, 4), numpy.float32)
    pixels[..., :3] = numpy.clip(picture + grain, 0, 1)
    image = bpy.data.images.new("print", width, height)
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()
    bpy.data.images.remove(image)
