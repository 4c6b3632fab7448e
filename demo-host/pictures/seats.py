"""Sofas, chairs and what one puts feet on. Each builder takes the catalogue's item and its material."""
import math

from materials import fabric, painted, wood
from sewn import swept
from shapes import band, block, plank, rod, rounded, slab, tube, turned

OAK, WALNUT, BRASS, BLACK = "#b98f62", "#5d4130", "#a5824d", "#23211f"


def _legs(kind, width, depth, height, at=(0, 0)):
    places = [(at[0] + x * (width / 2 - 0.1), at[1] + y * (depth / 2 - 0.1)) for x in (-1, 1) for y in (-1, 1)]
    if kind == "block":
        return [rod((x, y, height), (x, y, 0), 0.038, wood(WALNUT), 0.03) for x, y in places]
    if kind == "thin":
        return [rod((x, y, height), (x * 1.02, y * 1.02, 0), 0.012, painted(BRASS, 0.3, 1), 0.008) for x, y in places]
    if kind == "oak":
        return [rod((x, y, height), (x * 1.02, y * 1.02, 0), 0.024, wood(OAK), 0.014) for x, y in places]
    return []


def _couch(width, depth, seats, arm, legs, cover, at=(0, 0), back_height=0.46, arms=(True, True)):
    """A couch: base, seat cushions, back cushions, arms. Returns the height of its seat."""
    lift = {"none": 0.03, "skirt": 0.02}.get(legs, 0.13)
    x0, y0 = at
    _legs(legs, width, depth, lift + 0.02, at)
    arm_width = {"round": 0.24, "pebble": 0.26, "block": 0.26, "slope": 0.12, "track": 0.17}[arm]
    roundness = {"round": (4.5, 3.2), "pebble": (3.4, 2.8), "block": (11, 9), "slope": (9, 5), "track": (12, 8)}[arm]
    inner = width - arm_width * sum(arms)
    shift = (arm_width * arms[0] - arm_width * arms[1]) / 2
    block((width - 0.04, depth - 0.04, 0.24), (x0, y0, lift + 0.12), cover, 14, 9, 0.004)
    seat = lift + 0.24
    each = inner / seats
    for n in range(seats):
        x = x0 + shift - inner / 2 + each * (n + 0.5)
        block((each - 0.008, depth - 0.2, 0.2), (x, y0 - 0.08, seat + 0.08), cover, 9, 3.6, 0.01)
        tilt = (math.radians(-13), 0, math.radians(1.5 * (n % 2) - 0.7))
        plan, profile, crumple = (3.4, 5.2, 0.008) if arm in ("track", "slope", "block") else (3.2, 3.8, 0.012)
        block((each - 0.006, 0.27, back_height), (x, y0 + depth / 2 - 0.27, seat + 0.11 + back_height / 2), cover, plan, profile, crumple, tilt)
    block((width - 0.03, 0.2, 0.42), (x0, y0 + depth / 2 - 0.1, seat + 0.16), cover, roundness[0] + 4, roundness[1] + 1, 0.006)
    arm_height = {"round": 0.38, "pebble": 0.36, "block": 0.34, "slope": 0.42, "track": 0.4}[arm]
    for side, wanted in zip((-1, 1), arms):
        if wanted:
            x = x0 + side * (width - arm_width) / 2
            lean = (0, math.radians(7 * side), 0) if arm == "slope" else (0, 0, 0)
            block((arm_width, depth, arm_height + 0.1), (x, y0, lift + 0.05 + (arm_height + 0.1) / 2 + 0.04), cover, roundness[0], roundness[1], 0.008, lean)
    return seat + 0.16


def sofa(item, cover):
    params = item["params"]
    width = {1: 1.94, 2: 1.86, 3: 2.24}[params["seats"]] if params["arm"] != "pebble" else 1.62
    _couch(width, 0.94, params.get("seats", 2), params["arm"], params["legs"], cover)


def sectional(item, cover):
    params = item["params"]
    _couch(2.0, 0.96, 2, params["arm"], params["legs"], cover, (-0.3, 0), arms=(True, False))
    lift = 0.13
    _legs(params["legs"], 0.92, 1.6, lift + 0.02, (1.14, -0.33))
    block((0.92, 1.62, 0.24), (1.14, -0.33, lift + 0.12), cover, 14, 9, 0.004)
    block((0.9, 1.42, 0.2), (1.14, -0.42, lift + 0.32), cover, 9, 3.6, 0.016)
    block((0.9, 0.2, 0.42), (1.14, 0.38, lift + 0.4), cover, 9, 5, 0.006)
    block((0.84, 0.27, 0.46), (1.14, 0.2, lift + 0.6), cover, 3.4, 4.4, 0.01, (math.radians(-13), 0, 0))


def modular(item, cover):
    for n, back in enumerate((True, True, True)):
        x = (n - 1) * 0.92
        block((0.9, 0.96, 0.38), (x, 0, 0.21), cover, 12, 6, 0.01)
        if back:
            block((0.9, 0.26, 0.62), (x, 0.36, 0.33), cover, 10, 5, 0.01)
        block((0.8, 0.24, 0.4), (x, 0.16, 0.56), cover, 3.2, 4.0, 0.01, (math.radians(-12), 0, 0))
    block((0.26, 0.96, 0.56), (-1.27, 0, 0.3), cover, 10, 5, 0.01)
    block((0.8, 0.8, 0.38), (0.92, -1.0, 0.21), cover, 12, 6, 0.01)


def daybed(item, cover):
    frame = wood(OAK)
    _legs("oak", 2.0, 0.88, 0.24)
    plank((2.0, 0.88, 0.07), (0, 0, 0.27), frame)
    block((1.94, 0.84, 0.18), (0, 0, 0.39), cover, 12, 4.5, 0.008)
    for side in (-1, 1):
        turned([(0.02, 0), (0.1, 0.02), (0.115, 0.1), (0.115, 0.7), (0.1, 0.78), (0.02, 0.8)], (side * 0.84, -0.4, 0.57), cover, (math.radians(-90), 0, 0))


def curved(item, cover):
    """Seat and back on one arc that opens to the front."""
    for outline, outwards, height, radius in (
        (rounded(0.96, 0.34, 6), 0, 0.22, 1.75),
        (rounded(0.9, 0.2, 3.4), -0.03, 0.41, 1.75),
        (rounded(0.27, 0.72, 3.6), 0.4, 0.42, 1.75),
    ):
        made = swept([(out + outwards - 0.12 * tall * (outwards > 0.3), tall) for out, tall in outline], radius, 40, cover)
        made.location.z = height


def armchair(item, cover):
    _couch(0.96, 0.88, 1, item["params"].get("arm", "round"), "block", cover, back_height=0.42)


def swivel(item, cover):
    turned([(0.26, 0), (0.26, 0.02), (0.06, 0.05), (0.06, 0.12)], (0, 0, 0), painted(BLACK, 0.4, 1))
    turned([(0.3, 0.1), (0.36, 0.13), (0.37, 0.3), (0.35, 0.36)], (0, 0, 0), cover)
    block((0.6, 0.6, 0.2), (0, -0.02, 0.42), cover, 3, 3.4, 0.012)
    for n in range(19):
        angle = math.radians(-118 + 236 * n / 18)
        x, y = 0.35 * math.sin(angle), 0.35 * math.cos(angle)
        block((0.15, 0.14, 0.5), (x, y, 0.47), cover, 5, 5.6, 0, (math.radians(-6), 0, -angle), steps=12)


def wingback(item, cover):
    _legs("oak", 0.7, 0.7, 0.2)
    block((0.72, 0.72, 0.2), (0, 0, 0.28), cover, 12, 6)
    block((0.58, 0.6, 0.17), (0, -0.05, 0.43), cover, 9, 3.6, 0.012)
    block((0.62, 0.16, 0.82), (0, 0.3, 0.76), cover, 8, 4.4, 0.006, (math.radians(-9), 0, 0))
    for side in (-1, 1):
        block((0.13, 0.64, 0.3), (side * 0.34, -0.02, 0.46), cover, 8, 4.4, 0.004)
        block((0.085, 0.36, 0.6), (side * 0.335, 0.18, 0.86), cover, 4.2, 4.8, 0.003, (math.radians(-11), 0, math.radians(-9 * side)))


def ottoman(item, cover):
    turned([(0.24, 0), (0.29, 0.03), (0.31, 0.12), (0.312, 0.26), (0.3, 0.36), (0.25, 0.41), (0.12, 0.432), (0.01, 0.436)], (0, 0, 0), cover)


def _frame(material):
    """A dining chair's four legs, under a seat 0.46 high."""
    for side in (-1, 1):
        rod((side * 0.155, -0.15, 0.45), (side * 0.205, -0.22, 0), 0.018, material, 0.012)
        rod((side * 0.15, 0.15, 0.45), (side * 0.195, 0.25, 0), 0.018, material, 0.012)


def dining_chair(item, cover):
    back, timber = item["params"]["back"], cover
    if back in ("cane", "shell"):
        timber = wood(OAK if back == "cane" else WALNUT)
    _frame(timber)
    outline = [(0.24 * _wide(a) * math.cos(a), 0.225 * math.sin(a)) for a in (math.tau * k / 64 for k in range(64))]
    if back == "shell":
        block((0.46, 0.44, 0.09), (0, -0.01, 0.48), cover, 5, 3.4, 0.003)
        block((0.45, 0.07, 0.36), (0, 0.24, 0.71), cover, 4, 3, 0.003, (math.radians(-14), 0, 0))
        for side in (-1, 1):
            tube([(side * 0.13, 0.1, 0.44), (side * 0.13, 0.24, 0.44), (side * 0.13, 0.235, 0.54), (side * 0.12, 0.27, 0.7)], 0.012, timber)
        return
    slab(outline, 0.032, (0, 0, 0.445), cover if back == "cane" else timber)
    top = [(0.235 * math.sin(a), 0.14 + 0.12 * math.cos(a), 0.79) for a in (math.radians(-80 + 160 * k / 12) for k in range(13))]
    if back == "bent":
        arc = [math.radians(-62 + 124 * k / 24) for k in range(25)]
        dip = lambda a: 0.03 * (a / 1.08) ** 2
        band([(0.25 * math.sin(a), 0.05 + 0.2 * math.cos(a)) for a in arc], [(0.69 + dip(a), 0.81 - dip(a)) for a in arc], 0.018, timber)
        for side in (-1, 1):
            rod((side * 0.155, 0.15, 0.45), (side * 0.165, 0.205, 0.78), 0.016, timber, 0.011)
    elif back == "spindle":
        tube(top, 0.018, timber)
        for k in range(1, 12, 2):
            x, y, _ = top[k]
            rod((x * 0.8, y * 0.75 + 0.02, 0.46), (x, y, 0.79), 0.008, timber)
    else:
        tube([(-0.16, 0.15, 0.45), (-0.21, 0.22, 0.62), (-0.18, 0.27, 0.8), (0.18, 0.27, 0.8), (0.21, 0.22, 0.62), (0.16, 0.15, 0.45)], 0.015, timber)
        block((0.33, 0.012, 0.27), (0, 0.238, 0.635), cover, 8, 8, 0, (math.radians(-10), 0, 0))
        for side in (-1, 1):
            tube([(side * 0.22, 0.23, 0.66), (side * 0.27, 0.05, 0.66), (side * 0.24, -0.15, 0.62), (side * 0.17, -0.14, 0.46), (side * 0.155, -0.14, 0.44)], 0.013, timber)


def _wide(angle):
    return 1 + 0.06 * math.cos(2 * angle) ** 2


def lounge_chair(item, cover):
    timber = wood(WALNUT)
    for side in (-1, 1):
        x = side * 0.34
        tube([(x, -0.36, 0), (x, -0.33, 0.3), (x, -0.28, 0.52), (x, 0, 0.54), (x, 0.3, 0.52)], 0.018, timber)
        rod((x, 0.38, 0), (x, 0.3, 0.53), 0.019, timber)
        block((0.07, 0.5, 0.022), (x, -0.02, 0.565), timber, 4, 6)
    for y, z in ((-0.3, 0.3), (0.3, 0.22), (0.36, 0.5)):
        rod((-0.34, y, z), (0.34, y, z), 0.016, timber)
    block((0.6, 0.6, 0.11), (0, -0.02, 0.36), cover, 8, 4, 0.008, (math.radians(10), 0, 0))
    block((0.6, 0.11, 0.62), (0, 0.36, 0.6), cover, 8, 4, 0.008, (math.radians(-20), 0, 0))
    turned([(0.02, 0), (0.06, 0.02), (0.07, 0.1), (0.07, 0.4), (0.06, 0.48), (0.02, 0.5)], (-0.25, 0.42, 0.84), cover, (0, math.radians(90), 0))


def rocker(item, cover):
    timber = cover
    for side in (-1, 1):
        x = side * 0.24
        tube([(x, -0.46, 0.09), (x, -0.2, 0.02), (x, 0.1, 0.018), (x, 0.36, 0.05), (x, 0.6, 0.16)], 0.018, timber)
        rod((x, -0.22, 0.03), (x * 0.95, -0.2, 0.6), 0.016, timber)
        rod((x, 0.22, 0.04), (x * 0.92, 0.34, 1.02), 0.016, timber, 0.013)
        block((0.05, 0.5, 0.02), (side * 0.25, 0.03, 0.61), timber, 5, 6)
    slab([(0.26 * math.cos(a), 0.25 * math.sin(a)) for a in (math.tau * k / 48 for k in range(48))], 0.03, (0, 0, 0.4), fabric("Jute", "#d8c7a3"))
    block((0.46, 0.025, 0.09), (0, 0.345, 0.99), timber, 6, 6)
    for k in range(7):
        x = -0.17 + 0.34 * k / 6
        rod((x * 0.9, 0.24, 0.42), (x, 0.34, 0.97), 0.008, timber)


def stool(item, cover):
    outline = [(0.2 * math.cos(a), 0.17 * math.sin(a)) for a in (math.tau * k / 56 for k in range(56))]
    slab(outline, 0.04, (0, 0, 0.64), cover)
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * 0.12, y * 0.1, 0.65), (x * 0.2, y * 0.19, 0), 0.018, cover, 0.012)
    corners = [(x * 0.178, y * 0.165, 0.22) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for start, end in zip(corners, corners[1:] + corners[:1]):
        rod(start, end, 0.009, painted(BRASS, 0.3, 1))


builders = {
    "sofa": sofa, "sectional": sectional, "modular": modular, "daybed": daybed, "curved": curved, "armchair": armchair,
    "swivel": swivel, "wingback": wingback, "ottoman": ottoman, "dining-chair": dining_chair,
    "lounge-chair": lounge_chair, "rocker": rocker, "stool": stool,
}
