/** Reports the widgets' text and icons that have too little contrast with the page's background. WCAG 2.2, 1.4.3 and 1.4.11. */
import { builtIn } from '../../core/base/input/built-in'
import { RoveError } from '../../core/base/report/errors'
import { inform } from '../../core/base/report/inform'
import { contrast, type Rgb, readColor } from '../../core/base/styles/color.rules'

/** The minimum contrast. */
const minimum = { text: 4.5, icon: 3 } as const

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

/** The background colour of an element; `undefined` if it is a picture or translucent. */
function groundOf(start: Element): Rgb | undefined {
  for (let at: Element | null = start; at; at = above(at)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at)
    if (backgroundImage.includes('(')) return undefined
    if (!isClear(backgroundColor)) return readRgb(backgroundColor)
  }
  return canvas()
}

function above(element: Element): Element | null {
  const own = builtIn(element)
  return own.assignedSlot ?? own.parentElement ?? (own.getRootNode() as Partial<ShadowRoot>).host ?? null
}

const isClear = (color: string) => color === '' || color === 'transparent' || /^rgba\(.*, 0\)$/.test(color)

/** What is behind a page without a background: that of its scheme. */
function canvas(): Rgb {
  const { colorScheme } = getComputedStyle(document.documentElement)
  const isDark = colorScheme.includes('light')
    ? colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches
    : colorScheme.includes('dark')
  return isDark ? [18, 18, 18] : [255, 255, 255]
}

/** Parses an opaque colour. */
function readRgb(text: string): Rgb | undefined {
  const color = readColor(text)
  return color?.alpha === 1 ? color.rgb : undefined
}
