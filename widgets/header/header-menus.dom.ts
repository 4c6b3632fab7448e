/**
 * The server's menus: `<details>` in the header. They work without script; this adds what a mouse and a keyboard expect
 * (SHELL-02, SHELL-03). Menus inside the drawer are one level in; they do not open on hover.
 */
import { onBfcacheRestore } from '../../core/device/bfcache'
import { isPlainPress } from '../../core/device/plain-press'
import type { Listen } from '../../core/page/listen'
import { page } from '../../core/state/page'
import { lockLeft } from '../../core/ui/opening-lock.rules'
import { hoverCloseMs, hoverOpenMs, indexAfter } from './header.rules'

type Menu = HTMLDetailsElement

/** What the menus need. */
export interface MenusDeps {
  /** The header's drawer, if it has one. The server's HTML can be replaced. */
  drawer(): Menu | undefined
  /** Called when the drawer was opened or closed, and now. @param drawer the drawer while it is open */
  onDrawer(drawer: Menu | undefined): void
  readonly isRendered: (element: Element) => boolean
  readonly listen: Listen
  /** Ends everything. */
  readonly signal: AbortSignal
}

/** The menus of a header. */
export interface Menus {
  /** Closes the innermost open menu and returns the focus to its button. @returns whether there was one */
  closeInnermost(): boolean
}

/** Adds pointer, keyboard and focus behaviour to the menus below `root`. */
export function watchMenus(root: HTMLElement, { drawer, onDrawer, isRendered, listen, signal }: MenusDeps): Menus {
  const openedAt = new WeakMap<Menu, number>()
  /** The menu that the pointer has opened, without a press. */
  let hovered: Menu | undefined
  let pointed: Menu | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const openMenus = () => [...root.querySelectorAll<Menu>('details[open]')]
  const isInBar = (menu: Menu) => !drawer()?.contains(menu)
  const isLocked = (menu: Menu) => lockLeft(openedAt.get(menu), performance.now()) > 0
  /** A wide screen can show the content of the drawer without its button. */
  const isShown = (menu: Menu) => isRendered(menu.querySelector('summary') ?? menu)

  function close(menu: Menu): void {
    // The mouse still rests on it.
    clearTimeout(timer)
    if (hovered === menu) hovered = undefined
    menu.open = false
  }

  function closeOthers(menu: Menu): void {
    for (const other of openMenus()) if (!other.contains(menu) && !menu.contains(other)) close(other)
  }

  function noteOpening(menu: Menu): void {
    openedAt.set(menu, performance.now())
    closeOthers(menu)
  }

  function closeInnermost(): boolean {
    const menu = openMenus().filter(isShown).at(-1)
    if (!menu) return false
    const hadFocus = menu.contains(document.activeElement)
    close(menu)
    if (hadFocus) menu.querySelector('summary')?.focus()
    return true
  }

  function pressSummary(event: Event): void {
    const menu = (event.target as Element).closest('summary')?.parentElement as Menu | null | undefined
    if (menu?.localName !== 'details') return
    if (hovered === menu) hovered = undefined
    if (!menu.open) noteOpening(menu)
    else if (isLocked(menu)) event.preventDefault()
  }

  /** Opens the menu that the mouse rests on, and closes the one it has left. */
  function followPointer(): void {
    clearTimeout(timer)
    // The mouse can be on a menu inside.
    const left = hovered?.contains(pointed ?? null) ? undefined : hovered
    const wait = left ? lockLeft(openedAt.get(left), performance.now()) : 0
    if (wait > 0) {
      timer = setTimeout(followPointer, wait)
      return
    }
    if (left) close(left)
    // A menu that was opened by a press stays until it is closed by one.
    if (!pointed || pointed.open || openMenus().some(isInBar)) return
    noteOpening(pointed)
    hovered = pointed
    pointed.open = true
  }

  function point({ type, target, pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') return
    const menu = type === 'pointerleave' ? undefined : ((target as Element).closest('details') ?? undefined)
    const inBar = menu && isInBar(menu) ? menu : undefined
    if (inBar === pointed) return
    pointed = inBar
    clearTimeout(timer)
    timer = setTimeout(followPointer, pointed && !hovered ? hoverOpenMs : hoverCloseMs)
  }

  function leaveFocus({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node)) return
    for (const menu of openMenus()) if (isInBar(menu) && !menu.contains(relatedTarget)) close(menu)
  }

  /** Closes the menus where the visitor stays on the page, which fires no `hashchange`. */
  function pressLink(event: MouseEvent): void {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || !isPlainPress(event)) return
    const opensTab = link.target === '_blank'
    if (!opensTab && !(link.hash && link.href === location.href)) return
    const [outer] = openMenus()
    openMenus().forEach(close)
    // Who comes back from the other tab continues at the menu.
    if (opensTab) outer?.querySelector('summary')?.focus()
  }

  function pressElsewhere({ target }: Event): void {
    for (const menu of openMenus()) if (isInBar(menu) && !menu.contains(target as Node) && !isLocked(menu)) close(menu)
  }

  function pressKey(event: KeyboardEvent): void {
    const isForDialog = (page().openDialogs?.get() ?? 0) > 0
    if (event.key === 'Escape' && !event.defaultPrevented && !isForDialog && closeInnermost()) event.preventDefault()
  }

  /** A press closes the drawer when it ends, so that it presses nothing behind it. */
  function clickElsewhere({ target }: Event): void {
    const menu = drawer()
    if (menu?.open && !menu.contains(target as Node) && !isLocked(menu)) openMenus().forEach(close)
  }

  /** A script, or the browser's search, can open a drawer that this screen does not show: it is closed. */
  function followDrawer(): void {
    const menu = drawer()
    if (menu?.open && !isShown(menu)) close(menu)
    else onDrawer(menu?.open ? menu : undefined)
  }

  listen(root, 'click', pressSummary)
  listen(root, 'click', pressLink)
  listen(root, 'pointerover pointerleave', point)
  listen(root, 'focusout', leaveFocus)
  listen(root, 'keydown', moveFocus)
  listen(document, 'keydown', pressKey)
  listen(document, 'pointerdown', pressElsewhere, true)
  listen(document, 'click', clickElsewhere)
  // Does not bubble.
  listen(root, 'toggle', ({ target }) => target === drawer() && followDrawer(), true)
  listen(window, 'resize', followDrawer)
  listen(window, 'hashchange', () => openMenus().forEach(close))
  signal.addEventListener(
    'abort',
    onBfcacheRestore(() => openMenus().forEach(close)),
  )
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    root.removeAttribute('data-drawer')
  })
  // The visitor can have opened it before this code was loaded.
  followDrawer()
  return { closeInnermost }
}

/** Moves the focus by arrow keys, Home and End: along the bar, and inside a menu. */
function moveFocus(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey } = event
  const item = (target as Element).closest<HTMLElement>('summary, a')
  if (!item || altKey || ctrlKey || metaKey) return
  const menu = item.localName === 'summary' ? (item.parentElement as Menu) : undefined
  const panel = menu ? menu.parentElement?.closest('details') : item.closest('details')
  const to = menu?.open && key === 'ArrowDown' ? itemsOf(menu)[0] : neighbour(item, panel ?? null, key)
  if (!to) return
  event.preventDefault()
  to.focus()
}

/** The item that the key leads to: in the same menu, or in the same list of the bar. */
function neighbour(item: HTMLElement, panel: Element | null, key: string): HTMLElement | undefined {
  const list = panel ?? item.closest('ul, ol, nav')
  const items = list ? itemsOf(list) : []
  const layout = { isColumn: panel !== null, isRightToLeft: getComputedStyle(item).direction === 'rtl' }
  const index = indexAfter(key, items.indexOf(item), items.length, layout)
  return index === undefined || items.indexOf(item) < 0 ? undefined : items[index]
}

/** The links and menus of a list, without those inside its menus, and without its own summary. */
function itemsOf(list: Element): readonly HTMLElement[] {
  const within = list.localName === 'details' ? list : list.closest('details')
  return [...list.querySelectorAll<HTMLElement>('a[href], summary')].filter((item) => {
    const holder = item.localName === 'summary' ? item.parentElement?.parentElement : item
    return (
      item.parentElement !== list && (holder?.closest('details') ?? null) === within && item.getClientRects().length
    )
  })
}
