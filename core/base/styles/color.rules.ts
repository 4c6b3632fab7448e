/** Colours as numbers, and their contrast. WCAG 2.2, 1.4.3 and 1.4.11. */

/** Red, green and blue in sRGB, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** A colour that can be translucent. */
export interface Color {
  readonly rgb: Rgb
  /** From 0, invisible, to 1, opaque. */
  readonly alpha: number
}

/**
 * Reads a colour in one of the forms that `getComputedStyle` gives to colours of sRGB.
 *
 * @param text `rgb(29, 26, 22)`, `rgba(29, 26, 22, 0.75)` or `color(srgb 0.11 0.1 0.09 / 0.75)`
 * @returns `undefined` for every other text
 */
export function readColor(text: string): Color | undefined {
  const [, name, inner] = /^(rgba?|color)\(([^()]*)\)$/.exec(text) ?? []
  const [first = '', ...rest] = inner?.split(/[\s,/]+/) ?? []
  if (name === 'color' && first !== 'srgb') return undefined
  const parts = (name === 'color' ? rest : [first, ...rest]).map(Number)
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, alpha = 1] = parts
  if (parts.length > 4 || [red, green, blue, alpha].some(Number.isNaN)) return undefined
  const scale = name === 'color' ? 255 : 1
  return { rgb: [red * scale, green * scale, blue * scale], alpha }
}

/** The colour that is seen where a colour lies over an opaque one. */
export function over({ rgb: [red, green, blue], alpha }: Color, ground: Rgb): Rgb {
  const seen = (above: number, below: number) => above * alpha + below * (1 - alpha)
  return [seen(red, ground[0]), seen(green, ground[1]), seen(blue, ground[2])]
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Whether light text has more contrast with this background than dark text. */
export function isDark(ground: Rgb): boolean {
  return contrast(ground, [255, 255, 255]) > contrast(ground, [0, 0, 0])
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
