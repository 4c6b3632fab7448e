/** Reports the widgets' text and icons that have too little contrast with the page's background. WCAG 2.2, 1.4.3 and 1.4.11. */
import { RoveError } from '../report/errors'
import { inform } from '../report/inform'

/** The minimum contrast. */
const minimum = { text: 4.5, icon: 3 } as const

type Rgb = readonly [number, number, number]

/** Creates a function that checks each ready element once. @returns checks the elements that have become ready since */
export function createContrastCheck(): () => void {
  const seen = new WeakSet<Element>()
  return () => {
    for (const element of document.querySelectorAll('[data-rove-state=ready]')) {
      if (seen.has(element) || !element.shadowRoot) continue
      seen.add(element)
      for (const part of element.shadowRoot.querySelectorAll('[part]')) check(element.localName, part)
    }
  }
}

function check(tag: string, part: Element): void {
  const kind = part instanceof SVGElement ? 'icon' : 'text'
  if (kind === 'text' && !hasText(part)) return
  const { color, stroke } = getComputedStyle(part)
  const ink = readRgb(kind === 'icon' ? stroke : color)
  const ground = groundOf(part)
  const found = ink && ground ? contrast(ink, ground) : minimum[kind]
  if (found >= minimum[kind]) return
  const words = `${found.toFixed(1)} where ${minimum[kind]} is wanted: set --rove-color-ink, or a background`
  inform(new RoveError(`low contrast of its ${part.getAttribute('part')} (${words})`, tag))
}

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())

/** The background colour of an element; `undefined` where it is a picture or translucent. */
function groundOf(start: Element): Rgb | undefined {
  for (let at: Element | null = start; at; at = at.assignedSlot ?? at.parentElement ?? hostOf(at)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at)
    if (backgroundImage.includes('(')) return undefined
    if (!isClear(backgroundColor)) return readRgb(backgroundColor)
  }
  return [255, 255, 255]
}

const hostOf = (element: Element) => (element.getRootNode() as Partial<ShadowRoot>).host ?? null
const isClear = (color: string) => color === '' || color === 'transparent' || /^rgba\(.*, 0\)$/.test(color)

/** Parses an opaque colour. */
function readRgb(color: string): Rgb | undefined {
  const [, ...parts] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? []
  const [red, green, blue] = parts.map(Number)
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue]
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
