/** Builds the picture of an element in a frame. Nothing in a capsule runs, whoever has written it. */
import type { Capsule, CapsulePlace, Drawn, DrawnElement } from './capsule'

/** Elements that run, load or send something. */
const refused =
  /^(?:script|iframe|frame|frameset|object|embed|link|meta|base|style|template|noscript|portal|area|animate\w*|set)$/i
const refusedAttribute = /^(?:on|srcdoc$|srcset$|ping$|formaction$|action$|target$|style$|popover$|autofocus$)/i
const plainName = /^[a-z][\w:.-]*$/i

/** Around an element that is shown alone, in CSS pixels. */
export const margin = 16

/** The picture of one element, and where it is. */
export interface Part {
  readonly picture: Drawn
  readonly place: CapsulePlace
}

/**
 * Replaces what a frame's document shows: one element from the upper left corner on, or several at their places. The
 * document is empty and of this origin.
 */
export function buildPictures(frame: HTMLIFrameElement, capsule: Capsule, parts: readonly Part[]): void {
  const { contentDocument: into, contentWindow: view } = frame
  if (!into || !view) return
  const { page, pageSheets, sheets } = capsule
  const made = new Map<number, CSSStyleSheet>()
  const sheetOf = (number: number) => {
    const sheet = made.get(number) ?? new (view as unknown as typeof globalThis).CSSStyleSheet()
    if (!made.has(number)) sheet.replaceSync(sheets[number] ?? '')
    made.set(number, sheet)
    return sheet
  }
  into.adoptedStyleSheets = pageSheets.map(sheetOf)
  const { documentElement: root, body } = into
  root.lang = page.language
  root.dir = page.direction
  body.className = page.bodyClass
  for (const [name, value] of Object.entries({ ...page.style, margin: '0', padding: '0' }))
    body.style.setProperty(name, value)
  const layers: (() => void)[] = []
  const building = { into, sheetOf, origin: page.origin, layers }
  body.replaceChildren(...parts.map((part) => stageFor(part, parts.length > 1, building)))
  for (const open of layers) open()
  // A link would load the page around the frame into it.
  into.onclick = stay
  into.onauxclick = stay
  into.onsubmit = stay
}

/** A picture does nothing when it is pressed. */
const stay = (event: Event): void => event.preventDefault()

function stageFor({ picture, place }: Part, isPlaced: boolean, building: Building): Element {
  const stage = building.into.createElement('div')
  const { style } = stage
  style.inlineSize = `${Math.max(Number(place.width), 1)}px`
  if (isPlaced) {
    style.position = 'absolute'
    style.left = `${Number(place.x)}px`
    style.top = `${Number(place.y)}px`
  } else style.margin = `${margin}px`
  stage.append(build(picture, building))
  return stage
}

interface Building {
  readonly into: Document
  sheetOf(number: number): CSSStyleSheet
  readonly origin: string
  /** Called when all is in the document. */
  readonly layers: (() => void)[]
}

function build(drawn: Drawn, building: Building): Node | string {
  if (typeof drawn === 'string') return drawn
  const { into } = building
  const { tag, attributes = {}, shadow, nodes = [], box, layer } = drawn
  if (box) return boxFor(box, drawn, into)
  if (!plainName.test(tag) || refused.test(tag)) return ''
  const element = into.createElementNS(`http://www.w3.org/${drawn.isSvg ? '2000/svg' : '1999/xhtml'}`, tag)
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value, building.origin)
  if (shadow) {
    const root = (element as HTMLElement).attachShadow({ mode: 'open' })
    root.addEventListener('submit', stay)
    root.adoptedStyleSheets = shadow.sheets.map(building.sheetOf)
    root.append(...shadow.nodes.map((node) => build(node, building)))
  }
  element.append(...nodes.map((node) => build(node, building)))
  if (layer === 'modal' && tag === 'dialog') building.layers.push(() => (element as HTMLDialogElement).showModal())
  if (layer === 'popover') {
    element.setAttribute('popover', 'manual')
    building.layers.push(() => (element as HTMLElement).showPopover())
  }
  return element
}

function setAttribute(element: Element, name: string, value: string, origin: string): void {
  if (name === 'style') (element as HTMLElement).style.cssText = value
  else if (!plainName.test(name) || refusedAttribute.test(name)) return
  else if (!/^(?:href|src|poster|xlink:href)$/i.test(name)) element.setAttribute(name, value)
  else if (/^(?:#|data:image\/)/i.test(value)) element.setAttribute(name, value)
  else if (element.localName === 'a') element.setAttribute('href', '#')
  else if (/^(?:https?:|\/|\.)/i.test(value)) element.setAttribute(name, new URL(value, origin).href)
}

/** Stands for what is not copied: a vendor's frame, a video. */
function boxFor(
  [width, height]: readonly [number, number],
  { attributes = {}, tag }: DrawnElement,
  into: Document,
): Element {
  const box = into.createElement('div')
  if (attributes.class) box.className = attributes.class
  if (attributes.slot) box.slot = attributes.slot
  box.setAttribute('role', 'img')
  box.setAttribute('aria-label', tag)
  box.style.cssText = `inline-size:${Number(width)}px;block-size:${Number(height)}px;max-inline-size:100%;background:#8883`
  return box
}
