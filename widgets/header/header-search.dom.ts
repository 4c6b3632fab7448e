/** Shows and hides the header's search form (SHELL-02). */
import type { Listen } from '../../core/page/listen'

/**
 * A link shows and hides the form that its fragment names. The state is `data-search` on the header, `shown` or
 * `hidden`, for the theme's style. The server sets the initial state; absent means shown. Until this code is loaded, the
 * fragment shows the form (`:target`).
 */
export function watchSearch(root: HTMLElement, selector: string, listen: Listen, signal: AbortSignal): void {
  const link = root.querySelector<HTMLAnchorElement>(selector)
  const form = link?.hash ? document.getElementById(decode(link.hash.slice(1))) : null
  if (!link || !form) return

  function show(isShown: boolean): void {
    root.dataset.search = isShown ? 'shown' : 'hidden'
    link?.setAttribute('aria-expanded', String(isShown))
  }

  const isTarget = () => form.matches(':target')
  show(root.dataset.search !== 'hidden' || isTarget())
  link.setAttribute('role', 'button')
  listen(link, 'click', (event) => {
    event.preventDefault()
    show(root.dataset.search === 'hidden')
    if (root.dataset.search === 'shown') fieldOf(form)?.focus()
  })
  listen<KeyboardEvent>(link, 'keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  })
  listen(window, 'hashchange', () => isTarget() && show(true))
  // Before the search clears its field: the first Escape clears it, the next one hides the form (SEARCH-05).
  const hide = (event: KeyboardEvent) => {
    const field = event.composedPath()[0]
    const isEmpty = field instanceof HTMLInputElement && field.value === ''
    if (event.key !== 'Escape' || event.defaultPrevented || !isEmpty || link.getClientRects().length === 0) return
    show(false)
    link.focus()
  }
  listen(form, 'keydown', hide, true)
  signal.addEventListener('abort', () => {
    link.removeAttribute('role')
    link.removeAttribute('aria-expanded')
  })
}

/** The id of a fragment. An id may contain a percent sign that encodes nothing. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** The field to type in: that of `<rove-search>` once it is ready, else the server's. */
function fieldOf(form: Element): HTMLElement | null | undefined {
  const field = 'input:not([type=hidden])'
  return form.querySelector('rove-search')?.shadowRoot?.querySelector<HTMLElement>(field) ?? form.querySelector(field)
}
