/** The picture of an element: a copy of what it shows, as data. */
import { isMatched, isModal } from '../../core/base/device/is-matched'
import { builtIn } from '../../core/base/input/built-in'
import { lightClass } from '../../core/view/element/use-styles'
import type { Drawn, DrawnElement } from './capsule'
import { type Cleaner, isPersonal } from './personal.rules'
import { sheetsOf } from './sheets'

/** What a copy needs from the capsule. */
export interface PictureTools {
  readonly cleaner: Cleaner
  /** The number of a style sheet in the capsule. */
  numberOf(sheet: CSSStyleSheet): number
}

/** Elements that show nothing, or that a copy must not have. */
const leftOut = /^(?:script|noscript|template|object|embed|link|meta|base|style|source|track)$/i
/** Not read: an empty box of the same size stands for them. */
const boxes = /^(?:iframe|frame|video|audio|canvas)$/i

/** An element as it is shown now. */
export function pictureOf(element: Element, tools: PictureTools): Drawn {
  return draw(element, tools, true)
}

/** What the server has written inside an element, without what our elements have added. */
export function contentOf(element: Element, tools: PictureTools): Drawn[] {
  return drawAll(
    [...element.childNodes].filter((node) => !isLight(node)),
    tools,
    false,
  )
}

const isLight = (node: Node) => node instanceof Element && builtIn(node).classList.contains(lightClass)

function drawAll(nodes: Iterable<Node>, tools: PictureTools, withShadow: boolean): Drawn[] {
  return [...nodes].map((node) => draw(node, tools, withShadow)).filter((drawn) => drawn !== '')
}

function draw(node: Node, tools: PictureTools, withShadow: boolean): Drawn {
  if (node instanceof Text) return tools.cleaner.text(node.data)
  if (!(node instanceof Element)) return ''
  const { localName: tag, shadowRoot, childNodes } = builtIn(node)
  if (leftOut.test(tag)) return ''
  const attributes = { ...attributesOf(node, tools.cleaner), ...stateAttributes(node, tools.cleaner) }
  const nodes =
    node instanceof HTMLTextAreaElement
      ? [hidden(node.value)]
      : boxes.test(tag)
        ? []
        : drawAll(childNodes, tools, withShadow)
  return {
    tag,
    ...(node instanceof SVGElement ? { isSvg: true } : {}),
    ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
    ...(withShadow && shadowRoot ? { shadow: shadowOf(shadowRoot, tools) } : {}),
    ...(nodes.length > 0 ? { nodes } : {}),
    ...layerOf(node),
    ...boxOf(node),
  }
}

const shadowOf = (root: ShadowRoot, tools: PictureTools) => ({
  sheets: sheetsOf(root).map((sheet) => tools.numberOf(sheet)),
  nodes: drawAll(root.childNodes, tools, true),
})

/** Attributes that run or lead to something, those that `stateAttributes` and `layerOf` set, and marks of `traces.ts`. */
const dropped =
  /^(?:on.*|srcdoc|nonce|integrity|ping|formaction|autofocus|value|checked|selected|open|popover|srcset|sizes|loading|style|data-rove-(?:made|was|from|covered).*)$/i
const addresses = /^(?:href|src|action|poster|xlink:href)$/i

function attributesOf(element: Element, cleaner: Cleaner): Record<string, string> {
  const { attributes } = builtIn(element)
  const kept = [...attributes].filter(({ name }) => !dropped.test(name))
  const rows = kept.map(({ name, value }) => [
    name,
    addresses.test(name) ? address(value, cleaner) : cleaner.text(value),
  ])
  const style = attributes.getNamedItem('style')?.value
  return { ...Object.fromEntries(rows), ...(style ? { style: cleaner.text(style) } : {}) }
}

/** What is chosen, open, typed or shown now, whatever the attributes say. */
function stateAttributes(element: Element, cleaner: Cleaner): Record<string, string> {
  if (element instanceof HTMLImageElement) return { src: address(element.currentSrc || element.src, cleaner) }
  if (element instanceof HTMLInputElement)
    return { value: shownValue(element, cleaner), ...(element.checked ? { checked: '' } : {}) }
  if (element instanceof HTMLOptionElement && element.selected) return { selected: '' }
  if (element instanceof HTMLDetailsElement && element.open) return { open: '' }
  return {}
}

/** Pictures that an element has itself made, and addresses of the web. */
function address(value: string, cleaner: Cleaner): string {
  const text = value.trim()
  if (/^data:image\//i.test(text) && text.length < 20_000) return text
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^https?:/i.test(text)) return ''
  return cleaner.url(text)
}

function shownValue(input: HTMLInputElement, cleaner: Cleaner): string {
  if (input.type === 'hidden') return ''
  const isChoice = /^(?:button|submit|reset|checkbox|radio|number|range|color|search)$/.test(input.type)
  return isChoice && !isPersonalInput(input) ? cleaner.text(input.value) : hidden(input.value)
}

const hidden = (value: string) => value.replace(/\p{Nd}/gu, '0').replace(/\p{L}/gu, 'x')

function layerOf(element: Element): Pick<DrawnElement, 'layer'> {
  if (element instanceof HTMLDialogElement && element.open && isModal(element)) return { layer: 'modal' }
  const own = builtIn(element)
  return own.hasAttribute('popover') && isMatched(element, ':popover-open') ? { layer: 'popover' } : {}
}

function boxOf(element: Element): Pick<DrawnElement, 'box'> {
  if (!boxes.test(builtIn(element).localName)) return {}
  const { width, height } = element.getBoundingClientRect()
  return { box: [Math.round(width), Math.round(height)] }
}

/** A field of a form. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether what a field holds describes a person: by its name, or by what the browser would fill in. */
export function isPersonalInput(field: Field): boolean {
  const names = [field.name.replace(/^.*\[([^[\]]*)\]$/, '$1'), field.name, field.id, ...field.autocomplete.split(' ')]
  return names.some((name) => isPersonal(name)) || /^(?:email|tel|password)$/.test(field.type)
}
