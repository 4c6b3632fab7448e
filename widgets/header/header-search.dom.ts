/** Shows and hides the header's search form (SHELL-02). */

import type { Listen } from '../../core/base/bus/listen'
import { isPlainPress } from '../../core/base/device/plain-press'
import { builtIn } from '../../core/base/input/built-in'
import { isSamePage } from '../../core/base/page/path'
import { note, restore } from '../../core/base/page/traces'

/**
 * A link shows and hides the form that its fragment names. Other links to that fragment show it. The state is
 * `data-search` on the header, `shown` or `hidden`, for the theme's style. The server sets the initial state; absent means
 * shown. Until this code is loaded, the fragment shows the form (`:target`).
 *
 * @returns a function that marks the link; to be called again when the header's HTML was replaced
 */
export function watchSearch(root: HTMLElement, selector: string, listen: Listen, signal: AbortSignal): () => void {
  const linkNow = () => root.querySelector<HTMLAnchorElement>(selector)
  const isTarget = () => !!builtIn(formOf(linkNow()))?.matches(':target')

  function mark(): void {
    const link = linkNow()
    if (!link || !formOf(link)) return
    note(link, 'role', 'aria-expanded').setAttribute('role', 'button')
    link.setAttribute('aria-expanded', String(root.dataset.search !== 'hidden'))
  }

  function show(isShown: boolean): void {
    note(root, 'data-search').dataset.search = isShown ? 'shown' : 'hidden'
    mark()
  }

  function press(event: Event): void {
    const link = linkNow()
    const form = formOf(link)
    if (!form || !link?.contains(event.target as Node)) return
    event.preventDefault()
    show(root.dataset.search === 'hidden')
    if (root.dataset.search === 'shown') focusField(form)
  }

  /** A link in the page’s content. */
  function pressOther(event: MouseEvent): void {
    const link = linkNow()
    const form = formOf(link)
    const other = event.target instanceof Element ? builtIn(event.target).closest('a') : null
    if (!form || !other || other === link || formOf(other) !== form) return
    if (event.defaultPrevented || !isPlainPress(event) || other.target || !isSamePage(other.href)) return
    event.preventDefault()
    show(true)
    focusField(form)
  }

  function followAddress(): void {
    const form = formOf(linkNow())
    if (!form || !isTarget()) return
    show(true)
    focusField(form)
  }

  function pressKey(event: KeyboardEvent): void {
    const link = linkNow()
    if (event.key !== ' ' || event.target !== link || !formOf(link)) return
    event.preventDefault()
    link?.click()
  }

  /** Before the search clears its field: the first Escape clears it, the next one hides the form (SEARCH-05). */
  function hide(event: KeyboardEvent): void {
    const link = linkNow()
    const field = event.composedPath()[0]
    const isEmpty = field instanceof HTMLInputElement && field.value === ''
    if (event.key !== 'Escape' || event.defaultPrevented || !isEmpty || !link?.getClientRects().length) return
    if (!builtIn(formOf(link))?.contains(event.target as Node)) return
    show(false)
    link.focus()
  }

  if (formOf(linkNow())) show(root.dataset.search !== 'hidden' || isTarget())
  listen(root, 'click', press)
  listen(root, 'keydown', pressKey)
  listen(document, 'click', pressOther)
  listen(window, 'hashchange', followAddress)
  listen(document, 'keydown', hide, true)
  signal.addEventListener('abort', () => {
    const link = linkNow()
    if (link) restore(link, 'role', 'aria-expanded')
  })
  return mark
}

/** What a link's fragment names. */
export function formOf(link: HTMLAnchorElement | null): HTMLElement | null {
  return link?.hash ? document.getElementById(decode(link.hash.slice(1))) : null
}

/** The id of a fragment. An id may contain a percent sign that encodes nothing. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Focuses the field to type in: that of `<rove-search>`, else the server's. */
function focusField(form: HTMLElement): void {
  const own = builtIn(form)
  own.querySelector<HTMLElement>('rove-search')?.focus()
  if (!own.matches(':focus-within')) own.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
}
