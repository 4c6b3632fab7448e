/** Keeps ids unique on a page that items are added to. */
import { type BuiltIn, builtIn } from './built-in'

/** The attributes that refer to ids. */
const references = [
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
  ...['activedescendant', 'controls', 'describedby', 'details', 'errormessage', 'flowto', 'labelledby', 'owns'].map(
    (name) => `aria-${name}`,
  ),
]

/** This id, or with a number an id that neither the page nor the set has. */
export function freeId(id: string, taken: ReadonlySet<string> = new Set()): string {
  let free = id
  for (let n = 2; taken.has(free) || document.getElementById(free); n++) free = `${id}-${n}`
  return free
}

/** Renames each id inside the items that the page or an earlier item has, with what refers to it in the same item. */
export function makeIdsUnique(items: readonly Element[]): void {
  const added = new Set<string>()
  for (const item of items.map((one) => builtIn(one)))
    for (const found of item.querySelectorAll('[id]:not([id=""])')) {
      const part = builtIn(found)
      const id = part.getAttribute('id') as string
      const free = freeId(id, added)
      added.add(free)
      if (free === id) continue
      part.setAttribute('id', free)
      redirect(item, id, free)
    }
}

function redirect(item: BuiltIn<Element>, id: string, free: string): void {
  for (const name of references)
    for (const found of item.querySelectorAll(`[${name}]`)) {
      const part = builtIn(found)
      const ids = (part.getAttribute(name) ?? '').split(/\s+/)
      if (ids.includes(id)) part.setAttribute(name, ids.map((one) => (one === id ? free : one)).join(' '))
    }
  for (const link of item.querySelectorAll('[href^="#"]'))
    if (link.getAttribute('href') === `#${id}`) link.setAttribute('href', `#${free}`)
}
