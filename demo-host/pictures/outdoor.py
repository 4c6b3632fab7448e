"""What stays outside."""
import math

from materials import clay, painted, wood
from plants import tree
from shapes import block, plank, rod, tube, turned

TEAK, GRAPHITE = "#a2713f", "#3c3d3e"


def _slats(width, depth, height, material, count, gap=0.012, thickness=0.026):
    each = depth / count
    for k in range(count):
        plank((width, each - gap, thickness), (0, -depth / 2 + each * (k + 0.5), height), material)


def _terrace(width, seats, cover):
    timber = wood(TEAK)
    for x in (-1, 1):
        for y in (-1, 1):
            plank((0.07, 0.07, 0.6 if y < 0 else 0.66), (x * (width / 2 - 0.035), y * 0.36, 0.3 if y < 0 else 0.33), timber)
        plank((0.09, 0.8, 0.035), (x * (width / 2 - 0.035), 0, 0.61), timber)
        plank((0.04, 0.7, 0.06), (x * (width / 2 - 0.035), 0, 0.26), timber)
    plank((width - 0.1, 0.04, 0.07), (0, -0.36, 0.26), timber)
    _slats(width - 0.08, 0.72, 0.27, timber, 7)
    for k in range(4):
        plank((width - 0.1, 0.022, 0.06), (0, 0.37, 0.36 + 0.09 * k), timber)
    each = (width - 0.16) / seats
    for n in range(seats):
        x = -(width - 0.16) / 2 + each * (n + 0.5)
        block((each - 0.01, 0.7, 0.16), (x, -0.02, 0.36), cover, 10, 4, 0.01)
        block((each - 0.02, 0.18, 0.44), (x, 0.25, 0.63), cover, 7, 3.4, 0.014, (math.radians(-12), 0, 0))


def sofa(item, cover):
    _terrace(2.06, 3, cover)


def chair(item, cover):
    _terrace(0.8, 1, cover)


def rope_chair(item, cover):
    frame = painted(GRAPHITE, 0.5)
    top = [(0.29 * math.sin(a), 0.27 * math.cos(a), 0.74 - 0.11 * abs(a) / 2) for a in (math.radians(-125 + 250 * k / 16) for k in range(17))]
    tube(top, 0.013, frame)
    ring = [(0.25 * math.sin(a), 0.25 * math.cos(a), 0.43) for a in (math.tau * k / 16 for k in range(16))]
    tube(ring, 0.012, frame, closed=True)
    for k in range(46):
        a = math.radians(-122 + 244 * k / 45)
        z = 0.74 - 0.11 * abs(a) / 2
        rod((0.25 * math.sin(a), 0.25 * math.cos(a), 0.43), (0.29 * math.sin(a), 0.27 * math.cos(a), z), 0.0075, cover)
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * 0.18, y * 0.17, 0.43), (x * 0.23, y * 0.22, 0), 0.012, frame)
    block((0.46, 0.46, 0.08), (0, -0.01, 0.47), cover, 4, 3.2, 0.004)


def table(item, top):
    _slats(2.0, 0.9, 0.725, top, 10)
    plank((1.8, 0.7, 0.05), (0, 0, 0.69), top)
    for x in (-1, 1):
        for y in (-1, 1):
            plank((0.06, 0.06, 0.69), (x * 0.92, y * 0.38, 0.345), top)


def coffee(item, top):
    _slats(1.1, 0.6, 0.325, top, 6)
    for x in (-1, 1):
        plank((0.05, 0.56, 0.05), (x * 0.45, 0, 0.29), top)
        for y in (-1, 1):
            plank((0.06, 0.06, 0.3), (x * 0.45, y * 0.24, 0.15), top)


def lounger(item, cover):
    timber = wood(TEAK)
    _slats(0.66, 1.5, 0.26, timber, 15)
    for x in (-1, 1):
        plank((0.05, 2.0, 0.08), (x * 0.33, 0.22, 0.24), timber)
        for y in (-0.68, 1.1):
            plank((0.06, 0.06, 0.24), (x * 0.33, y, 0.12), timber)
    block((0.6, 1.34, 0.1), (0, -0.06, 0.33), cover, 10, 4.5, 0.006)
    block((0.6, 0.78, 0.1), (0, 0.92, 0.53), cover, 10, 4.5, 0.006, (math.radians(36), 0, 0))
    block((0.46, 0.2, 0.12), (0, 1.14, 0.74), cover, 5, 3, 0.01, (math.radians(36), 0, 0))


def parasol(item, cover):
    turned([(0.26, 0), (0.26, 0.05), (0.04, 0.08), (0.028, 0.12)], (0, 0, 0), painted(GRAPHITE, 0.6))
    rod((0, 0, 0.05), (0, 0, 2.5), 0.022, wood(TEAK))
    turned([(1.42, 2.08), (1.44, 2.07), (1.4, 2.1), (0.9, 2.29), (0.3, 2.46), (0.02, 2.52)], (0, 0, 0), cover, around=8)
    for k in range(8):
        a = math.tau * k / 8
        rod((0, 0, 2.2), (1.0 * math.cos(a), 1.0 * math.sin(a), 2.22), 0.008, wood(TEAK))


def planter(item, cover):
    turned([(0.15, 0), (0.17, 0.02), (0.2, 0.2), (0.185, 0.3), (0.225, 0.46), (0.235, 0.48), (0.22, 0.48), (0.2, 0.43), (0.001, 0.42)], (0, 0, 0), cover)
    tree((0, 0, 0.41), 0.95, seed=item["nid"], leaves=230)


def side(item, cover):
    turned([(0.16, 0), (0.165, 0.01), (0.06, 0.16), (0.045, 0.3), (0.07, 0.42), (0.205, 0.445), (0.21, 0.45), (0.21, 0.462), (0.001, 0.462)], (0, 0, 0), cover)


def hanging(item, cover):
    frame = painted(GRAPHITE, 0.5)
    tube([(0, 0.62, 0.02), (0, 0.72, 0.9), (0, 0.5, 1.75), (0, 0.1, 1.92), (0, 0, 1.84)], 0.026, frame)
    turned([(0.5, 0), (0.5, 0.02), (0.48, 0.03), (0.001, 0.03)], (0, 0.2, 0), frame)
    rod((0, 0, 1.84), (0, 0, 1.5), 0.006, frame)
    for k in range(44):
        a = math.tau * k / 44
        front = max(0.0, -math.sin(a))
        line = []
        for n in range(13):
            t = n / 12
            z = 0.42 + 1.08 * t
            radius = 0.43 * math.sin(math.pi * (0.12 + 0.86 * t)) ** 0.7
            if front > 0.45 and 0.3 < t:
                break
            line.append((radius * math.cos(a), radius * math.sin(a) * 0.9, z))
        if len(line) > 3:
            tube(line, 0.0075, cover)
    for t, shown in ((0.02, 1.0), (0.14, 1.0), (0.27, 1.0)):
        radius = 0.43 * math.sin(math.pi * (0.12 + 0.86 * t)) ** 0.7
        tube([(radius * math.cos(a), radius * 0.9 * math.sin(a), 0.42 + 1.08 * t) for a in (math.tau * k / 16 for k in range(16))], 0.012, cover, closed=True)
    block((0.62, 0.56, 0.16), (0, -0.02, 0.6), painted("#efe9dd", 0.95), 3, 3, 0.012)
    block((0.56, 0.2, 0.5), (0, 0.24, 0.86), painted("#efe9dd", 0.95), 3.4, 3, 0.014, (math.radians(-14), 0, 0))


def bench(item, top):
    _slats(1.5, 0.42, 0.435, top, 5)
    for side_ in (-1, 1):
        plank((0.06, 0.4, 0.05), (side_ * 0.58, 0, 0.4), top)
        for y in (-1, 1):
            plank((0.06, 0.06, 0.4), (side_ * 0.58, y * 0.16, 0.2), top)


def fire_bowl(item, cover):
    turned([(0.1, 0.06), (0.24, 0.1), (0.33, 0.24), (0.35, 0.36), (0.36, 0.38), (0.345, 0.38), (0.31, 0.26), (0.2, 0.16), (0.001, 0.14)], (0, 0, 0), cover)
    for k in range(3):
        a = math.tau * k / 3
        rod((0.2 * math.cos(a), 0.2 * math.sin(a), 0.12), (0.28 * math.cos(a), 0.28 * math.sin(a), 0), 0.016, cover)
    for k in range(7):
        a = k * 2.4
        rod((0.16 * math.cos(a), 0.16 * math.sin(a), 0.2), (-0.12 * math.cos(a), -0.12 * math.sin(a), 0.3 + 0.02 * k), 0.03, clay("#6e5138"))


def rain_cover(item, cover):
    block((2.22, 0.94, 0.46), (0, 0, 0.25), cover, 16, 9, 0.012)
    block((2.2, 0.36, 0.8), (0, 0.28, 0.4), cover, 12, 7, 0.014, (math.radians(-3), 0, 0))
    for x in (-1, 1):
        block((0.26, 0.9, 0.62), (x * 0.97, 0, 0.32), cover, 9, 6, 0.014)
    for x in (-0.98, 0, 0.98):
        tube([(x, -0.475, 0.03), (x + 0.02, -0.5, 0.12), (x - 0.03, -0.49, 0.05), (x - 0.05, -0.52, 0.012)], 0.006, painted(GRAPHITE, 0.6))


builders = {
    "rain-cover": rain_cover,
    "outdoor-sofa": sofa, "outdoor-chair": chair, "rope-chair": rope_chair, "outdoor-table": table,
    "outdoor-coffee": coffee, "lounger": lounger, "parasol": parasol, "planter": planter, "outdoor-side": side,
    "hanging": hanging, "outdoor-bench": bench, "fire-bowl": fire_bowl,
}
