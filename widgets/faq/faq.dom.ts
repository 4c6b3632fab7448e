/** The items of an accordion in the server's HTML: `<details data-rove-faq="item" id="…">` (FAQ-01). */

import { createListen } from '../../core/base/bus/listen'
import { scrollerOf } from '../../core/base/device/page-scroll'
import { writeAddress } from '../../core/base/device/write-address'
import { builtIn } from '../../core/base/input/built-in'

const item = '[data-rove-faq=item]'

/** The items of an accordion, also those that the page has added. */
export const itemsOf = (root: Element): HTMLDetailsElement[] => [...root.querySelectorAll<HTMLDetailsElement>(item)]

/** The part of an address that names an item, as the browser writes it. */
const hashOf = ({ id }: Element): string => new URL(`#${id}`, location.href).hash

/** Replaces the end of the address, and keeps the page's own state of the history entry. */
const writeHash = (hash: string): void =>
  writeAddress('replaceState', history.state, location.pathname + location.search + hash)

/** Keeps at most one item open, and the address that of the open one. */
export function keepOneOpen(root: HTMLElement, signal: AbortSignal): void {
  const listen = createListen('<rove-faq>', signal)
  let open: HTMLDetailsElement | undefined
  let isPrinting = false
  /** Where the pressed question was on the screen. */
  let pressed: { readonly question: Element; readonly top: number } | undefined

  function closeOthers(): void {
    for (const other of itemsOf(root)) if (other !== open) other.open = false
  }

  /** An item that closes above the pressed question must not move it. */
  function keepPressed(): void {
    if (!pressed) return
    const { question, top } = pressed
    pressed = undefined
    const by = question.getBoundingClientRect().top - top
    if (by) scrollerOf(question).scrollBy({ top: by, behavior: 'instant' })
  }

  function showAddressed(): void {
    const found = itemsOf(root).find((one) => one.id && hashOf(one) === location.hash)
    if (!found) return
    open = found
    found.open = true
    closeOthers()
    found.scrollIntoView()
  }

  // It does not bubble.
  listen(root, 'toggle', ({ target }) => follow(target as HTMLDetailsElement), true)
  function follow(toggled: HTMLDetailsElement): void {
    if (isPrinting || !toggled.matches(item)) return
    if (!toggled.open && pressed?.question.parentElement === toggled) pressed = undefined
    if (toggled.open && toggled !== open) {
      open = toggled
      closeOthers()
      keepPressed()
      writeHash(toggled.id && hashOf(toggled))
    } else if (!toggled.open && toggled === open) {
      open = undefined
      if (location.hash && location.hash === hashOf(toggled)) writeHash('')
    }
  }
  listen(root, 'click', ({ target }) => {
    const question = builtIn(target as Element).closest('summary')
    if (question) pressed = { question, top: question.getBoundingClientRect().top }
  })
  listen(window, 'hashchange', showAddressed)

  const names = new Map<Element, string | null>()
  listen(window, 'beforeprint', () => {
    if (isPrinting) return
    isPrinting = true
    // Its event may still be pending.
    open = itemsOf(root).find((one) => one.open)
    for (const one of itemsOf(root)) {
      names.set(one, one.getAttribute('name'))
      one.removeAttribute('name')
      one.open = true
    }
  })
  listen(window, 'afterprint', () => {
    isPrinting = false
    closeOthers()
    for (const [one, name] of names) if (name) one.setAttribute('name', name)
    names.clear()
  })

  open = itemsOf(root).find((one) => one.open)
  closeOthers()
  showAddressed()
}
