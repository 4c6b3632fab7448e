/**
 * Puts elements where editors and templates cannot write their tags (LOAD-01): into `<div data-rove="love"
 * data-nid="1201">`, and into containers of the shop that the setting `rove.tags` names. The container stays, with its
 * attributes and listeners; its content becomes the content of the element.
 */
import { type BuiltIn, builtIn } from '../core/base/input/built-in'
import { readSetting } from '../core/base/input/read-setting'
import { tagContainers } from '../core/base/page/tags.setting'
import { guard, report } from '../core/base/report/report'
import { page } from '../core/base/state/page'
import { attributesOf, isInTemplatesOnly } from './placeable'

declare module '../core/base/state/page' {
  interface Page {
    /** A CSS selector of all containers. The loader looks for them. */
    containers?: string
  }
}

/** The containers that the loader looks for without the setting. */
const marked = '[data-rove]'

/** Places an element in each container of the page that has none. */
export function placeTags(): void {
  const containers = Object.entries(readSetting(tagContainers))
  page().containers = [marked, ...containers.map(([, selector]) => selector)].join()
  for (const [name, selector] of containers)
    for (const box of document.querySelectorAll<HTMLElement>(selector)) place(builtIn(box), name)
  for (const found of document.querySelectorAll<HTMLElement>(marked)) {
    const box = builtIn(found)
    const { rove = '' } = box.dataset
    if (isInTemplatesOnly(rove)) report('data-rove', `<rove-${rove}> can only be a tag in a template`)
    else place(box, rove)
  }
}

function place(box: BuiltIn<HTMLElement>, name: string): void {
  const tag = `rove-${name}`
  const isPlaced = [...box.children].some(({ localName }) => localName === tag)
  if (isPlaced) return
  if (box.contains(document.activeElement)) box.addEventListener('focusout', placeAfterUse)
  else if (/^[a-z-]+$/.test(name)) become(box, tag, attributesOf(name))
  else report('data-rove', `"${name}" is not the name of an element`)
}

function become(box: BuiltIn<HTMLElement>, tag: string, attributes: readonly string[]): void {
  const element = document.createElement(tag)
  // Only known names: `data-onclick` of a text that somebody wrote must not become a handler.
  for (const attribute of ['load', ...attributes]) {
    const value = box.getAttribute(`data-${attribute}`)
    if (value !== null) element.setAttribute(attribute, value)
  }
  element.append(...box.childNodes)
  box.append(element)
  // A page that is not observed has no other moment.
  page().scan?.(box)
}

/** A field that is moved loses the focus: what the visitor uses stays where it is until they have left it. */
function placeAfterUse({ currentTarget, relatedTarget }: FocusEvent): void {
  const box = builtIn(currentTarget as HTMLElement)
  if (box.contains(relatedTarget as Node | null)) return
  box.removeEventListener('focusout', placeAfterUse)
  queueMicrotask(guard('data-rove', placeTags))
}
