/**
 * What our code adds to the page's own HTML, and changes in it. A page can be written anew from its HTML, saved, or
 * cloned: such a copy has what we have added, without listeners and state. So it is marked in the HTML itself, where it is
 * made. In a copy the mark stands alone, and an element that starts takes it back: see `clean`.
 */
import { builtIn } from '../input/built-in'

/** On what we have made. */
const madeMark = 'data-rove-made'
/** On nodes of the server: the attributes that we have changed. What they were is in attributes named after this one. */
const wasMark = 'data-rove-was'
/** On nodes of the server that stand elsewhere: the name of their place, which a comment keeps. */
const fromMark = 'data-rove-from'
/** On a template of ours in a node of the server: it has the server's content of that node. */
const coveredMark = 'data-rove-covered'

/**
 * What can be noted of a node: attributes, its text, and Drupal's class of a field with an error. None runs or loads
 * anything. A style is only removed again, where there was none.
 */
export type Noted =
  | `aria-${string}`
  | `data-${string}`
  | 'autocomplete'
  | 'class'
  | 'error'
  | 'form'
  | 'hidden'
  | 'id'
  | 'inert'
  | 'inputmode'
  | 'maxlength'
  | 'novalidate'
  | 'required'
  | 'role'
  | 'style'
  | 'tabindex'
  | 'text'
  | 'value'

/** Who writes HTML on a page could write our marks too: no other attribute is set by them. */
const notable =
  /^(?:(?:aria|data)-[a-z-]+|autocomplete|class|error|form|hidden|id|inert|inputmode|maxlength|novalidate|required|role|style|tabindex|text|value)$/

/** On each node with a mark. A copy does not have it. */
const ours = Symbol.for('rove.ours')
interface Ours {
  [ours]?: true
}
const isOurs = (node: Node) => !!(node as Ours)[ours]
function claim(node: Node): void {
  ;(node as Ours)[ours] = true
}

/** Creates an element of ours for the page's own HTML, with properties and content. In a copy it is removed. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given?: Partial<HTMLElementTagNameMap[Tag]>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag]
/** The same for a tag that is not one of HTML. */
export function make(tag: string, given?: Partial<HTMLElement>, ...content: (Node | string)[]): HTMLElement
/** @see make */
export function make(tag: string, given: object = {}, ...content: (Node | string)[]): HTMLElement {
  const node = Object.assign(document.createElement(tag), given)
  node.setAttribute(madeMark, '')
  claim(node)
  node.append(...content)
  return node
}

/** Notes how attributes of a server's node are, before our code changes them for the first time. */
export function note<E extends Element>(node: E, ...names: Noted[]): E {
  // What a copy has brought along is not the server's.
  if (!isOurs(node)) restore(node)
  claim(node)
  const own = builtIn(node)
  const noted = notesOf(node)
  for (const name of names) {
    if (noted.includes(name)) continue
    noted.push(name)
    const value = read(node, name)
    if (value !== null) own.setAttribute(`${wasMark}-${name}`, value)
  }
  own.setAttribute(wasMark, noted.join(' '))
  return node
}

/** Drops what was noted of a node: these attributes, or all. They are as they were, or are to stay as they are. */
export function forget<E extends Element>(node: E, ...names: Noted[]): E {
  const own = builtIn(node)
  const left = notesOf(node).filter((name) => {
    const isLeft = names.length > 0 && !names.includes(name)
    if (!isLeft) own.removeAttribute(`${wasMark}-${name}`)
    return isLeft
  })
  if (left.length > 0) own.setAttribute(wasMark, left.join(' '))
  else own.removeAttribute(wasMark)
  return node
}

/** Sets attributes of a server's node as they were noted: these, or all. */
export function restore(node: Element, ...names: Noted[]): void {
  for (const name of notesOf(node))
    if (names.length === 0 || names.includes(name)) write(node, name, builtIn(node).getAttribute(`${wasMark}-${name}`))
  forget(node, ...names)
}

const notesOf = (node: Element) =>
  (builtIn(node).getAttribute(wasMark) ?? '').split(' ').filter((name): name is Noted => notable.test(name))

function read(node: Element, name: Noted): string | null {
  const own = builtIn(node)
  if (name === 'text') return own.textContent
  if (name === 'error') return own.classList.contains(name) ? '' : null
  return own.getAttribute(name)
}

function write(node: Element, name: Noted, value: string | null): void {
  const own = builtIn(node)
  if (name === 'text') own.textContent = value ?? ''
  else if (name === 'error') {
    own.classList.toggle(name, value !== null)
    if (!own.className) own.removeAttribute('class')
  } else if (value === null) own.removeAttribute(name)
  else if (name !== 'style') own.setAttribute(name, value)
}

/**
 * Takes a node of the server out of its place, to show it elsewhere, or not at all: then it is kept in a `<template>` of
 * ours, because a copy of the page needs it.
 *
 * @returns puts it back
 */
export function lend(node: HTMLElement): () => void {
  const own = builtIn(node)
  const name = `rove-${Math.random()}`
  const place = document.createComment(name)
  claim(place)
  claim(node)
  own.setAttribute(fromMark, name)
  own.replaceWith(place)
  return () => {
    own.removeAttribute(fromMark)
    place.replaceWith(node)
  }
}

/** Shows a text in place of the content of a server's node. @returns shows the server's content again */
export function cover(node: HTMLElement, text: string): () => void {
  const covered = make('template')
  covered.setAttribute(coveredMark, '')
  covered.content.append(...node.childNodes)
  node.append(text, covered)
  return () => node.replaceChildren(...covered.content.childNodes)
}

/** Removes, from below a node, what a copy of the page has brought along, and gives the server's nodes back as they were. */
export function clean(root: Document | Element): void {
  const stale = staleIn(root)
  for (const node of stale) {
    if (!(node instanceof HTMLTemplateElement)) continue
    stale.push(...staleIn(node.content))
    if (node.hasAttribute(coveredMark)) node.parentElement?.replaceChildren(...node.content.childNodes)
  }
  if (root instanceof Element && !isOurs(root)) restore(root)
  const withMark = (mark: string) => stale.filter((node) => builtIn(node).hasAttribute(mark))
  const keepers = stale.filter((node) => node instanceof HTMLTemplateElement)
  for (const node of withMark(fromMark)) putBack(root, node, keepers)
  for (const node of withMark(madeMark)) builtIn(node).remove()
  for (const node of withMark(wasMark)) restore(node)
}

/** All nodes with a mark that a copy has brought along. */
const staleIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(`[${fromMark}],[${madeMark}],[${wasMark}]`)].filter((node) => !isOurs(node))

/**
 * Puts a lent node of a copy back into its place. A copy without comments has lost the place: the node goes before what we
 * have made around it.
 */
function putBack(root: Node, node: HTMLElement, keepers: readonly HTMLTemplateElement[]): void {
  const own = builtIn(node)
  const name = own.getAttribute(fromMark)
  own.removeAttribute(fromMark)
  const places = document.createNodeIterator(root, NodeFilter.SHOW_COMMENT)
  for (let place = places.nextNode(); place; place = places.nextNode())
    if (place.nodeValue === name && !isOurs(place)) {
      ;(place as Comment).replaceWith(node)
      return
    }
  let outermost: Element | undefined
  const around = ({ parentNode }: Node): Node | null | undefined =>
    parentNode instanceof DocumentFragment ? keepers.find(({ content }) => content === parentNode) : parentNode
  for (let at = around(node); at instanceof Element; at = around(at)) if (at.hasAttribute(madeMark)) outermost = at
  outermost?.before(node)
}
