"""Patterns of rugs and pillows, drawn into images: two or three tones around a product's colour."""
import colorsys

import bpy
import numpy

side = 768


def pattern_image(name, hexa, seed):
    """A square image for Blender, sRGB."""
    u, v = numpy.meshgrid(numpy.linspace(0, 1, side), numpy.linspace(0, 1, side))
    rng = numpy.random.default_rng(seed + len(name))
    base = [int(hexa[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    weight = _patterns[name](u, v, rng)
    tones = numpy.array([base, _tone(base), _accent(base)])
    low, high = numpy.clip(weight, 0, 1), numpy.clip(weight - 1, 0, 1)
    colour = tones[0] * (1 - low[..., None]) + tones[1] * (low - high)[..., None] + tones[2] * high[..., None]
    colour *= 1 + 0.05 * (rng.random((side, side, 1)) - 0.5)
    pixels = numpy.ones((side, side, 4), numpy.float32)
    pixels[..., :3] = numpy.clip(colour, 0, 1)
    image = bpy.data.images.new(name, side, side)
    image.pixels = pixels.ravel()
    image.pack()
    return image


def _tone(base):
    """A companion: lighter where the colour is dark, darker where it is light."""
    hue, light, saturation = colorsys.rgb_to_hls(*base)
    return colorsys.hls_to_rgb(hue, light + 0.26 if light < 0.5 else light - 0.2, saturation * 0.8)


def _accent(base):
    hue, light, saturation = colorsys.rgb_to_hls(*base)
    return colorsys.hls_to_rgb((hue + 0.04) % 1, 0.9 if light < 0.5 else max(0.22, light - 0.45), saturation * 0.9)


def _soft(edge, width=0.004):
    return numpy.clip(edge / width + 0.5, 0, 1)


def _stripe(u, v, rng):
    weight = numpy.zeros_like(u)
    at = 0.03
    while at < 0.97:
        width = rng.choice([0.008, 0.015, 0.04])
        weight = numpy.maximum(weight, rng.choice([1, 2]) * _soft(width / 2 - abs(v - at)))
        at += width + rng.uniform(0.03, 0.08)
    return weight


def _checker(u, v, rng):
    return ((numpy.floor(u * 6) + numpy.floor(v * 8)) % 2).astype(float)


def _waves(u, v, rng):
    return 0.6 * _soft(numpy.sin((v * 14 + 0.35 * numpy.sin(u * 9)) * numpy.pi * 2) - 0.1, 0.5)


def _border(u, v, rng):
    edge = numpy.minimum(numpy.minimum(u, 1 - u), numpy.minimum(v, 1 - v))
    return 2 * _soft(0.018 - abs(edge - 0.09)) + _soft(0.006 - abs(edge - 0.13))


def _diamond(u, v, rng):
    cell = abs((u * 4) % 1 - 0.5) + abs((v * 5) % 1 - 0.5)
    return 2 * _soft(0.03 - abs(cell - 0.48), 0.02)


def _leaves(u, v, rng):
    weight = numpy.zeros_like(u)
    for _ in range(26):
        x, y, turn, size = rng.random(), rng.random(), rng.uniform(0, 3.14), rng.uniform(0.07, 0.13)
        a = (u - x) * numpy.cos(turn) + (v - y) * numpy.sin(turn)
        b = -(u - x) * numpy.sin(turn) + (v - y) * numpy.cos(turn)
        lobes = 0.6 + 0.4 * abs(numpy.sin(a / size * 7))
        leaf = _soft(1 - (a / size) ** 2 - (b / (size * 0.5 * lobes)) ** 2, 0.05)
        weight = numpy.maximum(weight, leaf * rng.choice([1, 2]))
    return weight


def _arcs(u, v, rng):
    column, row = numpy.floor(u * 3), numpy.floor(v * 4)
    x, y = (u * 3) % 1 - 0.5, (v * 4) % 1
    y = numpy.where((column + row) % 2 == 0, y, 1 - y)
    ring = numpy.sqrt(x * x + (y * 0.75) ** 2)
    return 2 * _soft(0.24 - ring, 0.01) + _soft(0.04 - abs(ring - 0.38), 0.01)


def _grid(u, v, rng):
    line = lambda value, count: abs((value * count) % 1 - 0.5)
    return 2 * numpy.maximum(_soft(line(u, 8) - 0.485, 0.01), _soft(line(v, 10) - 0.485, 0.01))


def _runner(u, v, rng):
    zigzag = abs((v * 12) % 1 - 0.5) * 0.3
    return numpy.maximum(2 * _soft(0.015 - abs(abs(u - 0.5) - 0.12 - zigzag)), _border(u, v, rng))


def _braid(u, v, rng):
    ring = numpy.maximum(abs(u - 0.5), abs(v - 0.5))
    return 0.7 * _soft(numpy.sin(ring * 190) * 0.5 + 0.4 * numpy.sin((u + v) * 220), 0.8)


def _shag(u, v, rng):
    return 0.5 * rng.random(u.shape)


def _fringe(u, v, rng):
    return 2 * (_soft(0.02 - abs(u - 0.08)) + _soft(0.02 - abs(u - 0.92))) + _soft(0.006 - abs(abs(u - 0.5) - 0.34))


def _bolster(u, v, rng):
    return _soft(numpy.sin(u * 60), 0.6) * 0.4


_patterns = {
    "stripe": _stripe, "checker": _checker, "waves": _waves, "border": _border, "diamond": _diamond,
    "leaves": _leaves, "arcs": _arcs, "grid": _grid, "runner": _runner, "braid": _braid, "shag": _shag,
    "fringe": _fringe, "bolster": _bolster,
}
