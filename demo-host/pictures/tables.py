"""Tables, desks, benches."""
import math

from materials import painted
from shapes import block, plank, rod, slab, turned

BLACK = "#26231f"


def _circle(radius, stretch=1.0, wobble=0.0):
    angles = [math.tau * k / 96 for k in range(96)]
    return [
        (radius * stretch * (1 + wobble * math.cos(2 * a + 0.6) + wobble * 0.6 * math.cos(3 * a)) * math.cos(a),
         radius * (1 + wobble * math.sin(2 * a)) * math.sin(a))
        for a in angles
    ]


def _four_legs(width, depth, height, material, radius=0.034, tip=0.02):
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * (width / 2 - 0.12), y * (depth / 2 - 0.1), height), (x * (width / 2 - 0.07), y * (depth / 2 - 0.06), 0), radius, material, tip)


def dining_table(item, top):
    plank((2.0, 0.95, 0.04), (0, 0, 0.72), top)
    plank((1.6, 0.6, 0.07), (0, 0, 0.67), top)
    _four_legs(2.0, 0.95, 0.7, top, 0.045, 0.026)


def round_table(item, top):
    slab(_circle(0.6), 0.034, (0, 0, 0.706), top)
    turned([(0.27, 0), (0.28, 0.03), (0.2, 0.3), (0.17, 0.5), (0.2, 0.68), (0.24, 0.708)], (0, 0, 0), top)


def coffee_table(item, top):
    kind = item["params"]["top"]
    if kind == "slab":
        plank((1.1, 0.7, 0.045), (0, 0, 0.317), top)
        for side in (-1, 1):
            block((0.16, 0.5, 0.29), (side * 0.3, 0, 0.148), top, 22, 22, 0, (0, 0, math.radians(8 * side)), steps=14)
    elif kind == "plinth":
        block((0.9, 0.9, 0.3), (0, 0, 0.15), top, 26, 26, steps=14)
    else:
        slab(_circle(0.42, 1.4, 0.06), 0.036, (0, 0, 0.324), top)
        for angle in (0.4, 2.5, 4.5):
            x, y = 0.4 * math.cos(angle), 0.24 * math.sin(angle)
            rod((x, y, 0.33), (x * 1.12, y * 1.12, 0), 0.042, top, 0.034)


def side_table(item, top):
    if item["params"]["base"] == "drum":
        turned([(0.185, 0), (0.19, 0.005), (0.19, 0.445), (0.185, 0.45)], (0, 0, 0), top)
        return
    turned([(0.17, 0), (0.17, 0.012), (0.02, 0.03), (0.016, 0.06), (0.016, 0.46), (0.03, 0.475)], (0, 0, 0), top)
    turned([(0.215, 0.475), (0.22, 0.48), (0.22, 0.51), (0.213, 0.51), (0.21, 0.488), (0.001, 0.488)], (0, 0, 0), top)


def console(item, top):
    plank((1.4, 0.38, 0.15), (0, 0, 0.72), top)
    for side in (-1, 1):
        plank((0.64, 0.01, 0.11), (side * 0.34, -0.19, 0.72), top)
        turned([(0.008, 0), (0.014, 0.012), (0.013, 0.02), (0.001, 0.022)], (side * 0.34, -0.195, 0.72), painted(BLACK, 0.35, 1), (math.radians(90), 0, 0))
    _four_legs(1.4, 0.38, 0.66, top, 0.022, 0.014)


def desk(item, top):
    plank((1.3, 0.65, 0.028), (0, 0, 0.735), top)
    plank((1.1, 0.56, 0.08), (0, 0, 0.68), top)
    plank((0.6, 0.012, 0.06), (0, -0.283, 0.68), top)
    block((0.1, 0.016, 0.014), (0, -0.294, 0.69), painted(BLACK, 0.35, 1), 6, 6, steps=8)
    _four_legs(1.3, 0.65, 0.7, top, 0.024, 0.014)


def nesting(item, top):
    for radius, height, x, y in ((0.36, 0.4, 0.12, 0.08), (0.26, 0.31, -0.27, -0.22)):
        slab([(px + x, py + y) for px, py in _circle(radius)], 0.028, (0, 0, height - 0.028), top)
        for k in range(3):
            a = math.tau * k / 3 + 0.5
            px, py = x + radius * 0.72 * math.cos(a), y + radius * 0.72 * math.sin(a)
            rod((px, py, height - 0.02), (px, py, 0), 0.017, top, 0.013)


def bench(item, top):
    block((1.5, 0.36, 0.045), (0, 0, 0.427), top, 12, 12, steps=16)
    for side in (-1, 1):
        block((0.05, 0.3, 0.41), (side * 0.58, 0, 0.205), top, 18, 18, 0, (0, math.radians(-5 * side), 0), steps=14)


builders = {
    "dining-table": dining_table, "round-table": round_table, "coffee-table": coffee_table, "side-table": side_table,
    "console": console, "desk": desk, "nesting": nesting, "bench": bench,
}
