/**
 * The server's menus: `<details>` in the header. They work without script; this adds what a mouse and a keyboard expect
 * (SHELL-02, SHELL-03). Menus inside the drawer are one level in; they do not open on hover.
 */

import type { Listen } from '../../core/base/bus/listen'
import { onBfcacheRestore } from '../../core/base/device/bfcache'
import { isPlainPress } from '../../core/base/device/plain-press'
import { builtIn } from '../../core/base/input/built-in'
import { guard } from '../../core/base/report/report'
import { page } from '../../core/base/state/page'
import { where } from './header.rules'
import { moveFocus } from './header-keys.dom'
import { closedMenus, isOpen, type MenusEvent, type MenusState, next, type Path } from './header-menus.machine'

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
  let state: MenusState<Menu> = closedMenus
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Its button was shown when it was pressed; the browser opens or closes it next. */
  let pressed: Menu | undefined

  const openMenus = () => [...root.querySelectorAll<Menu>('details[open]')]
  /** A wide screen can show the content of the drawer without its button. */
  const isShown = (menu: Menu) => isRendered(menu.querySelector('summary') ?? menu)
  const closeAll = () => dispatch({ type: 'left' })

  /** @param toggled the browser itself opens or closes it */
  function dispatch(event: MenusEvent<Menu>, toggled?: Menu): void {
    const before = next(state, { type: 'found', open: openMenus().map((menu) => pathOf(menu, root)), drawer: drawer() })
    state = next(before, event)
    for (const menu of menusOf(before)) if (menu !== toggled && !isOpen(state, menu)) menu.open = false
    for (const menu of menusOf(state)) if (menu !== toggled && !isOpen(before, menu)) menu.open = true
    const { mouse } = state
    if (mouse === before.mouse) return
    clearTimeout(timer)
    const follow = guard(where, () => dispatch({ type: 'waited', now: performance.now() }))
    if (mouse.at === 'moved') timer = setTimeout(follow, mouse.until - performance.now())
  }

  /** Dispatches an event with the place on the page that a DOM event is about. */
  function dispatchAt(type: 'clicked' | 'pointer-down' | 'pointed', target: EventTarget | null): void {
    dispatch({ type, path: pathOf(target, root), now: performance.now() })
  }

  function closeInnermost(): boolean {
    const shown = openMenus().filter(isShown)
    const menu = shown.at(-1)
    if (!menu) return false
    const hadFocus = menu.contains(document.activeElement)
    dispatch({ type: 'escaped', shown })
    if (hadFocus) menu.querySelector('summary')?.focus()
    return true
  }

  function pressSummary(event: Event): void {
    const menu = summaryOf(event.target)?.parentElement as Menu | null | undefined
    if (menu?.localName !== 'details') return
    pressed = isShown(menu) ? menu : undefined
    dispatch({ type: 'pressed', path: pathOf(menu, root), now: performance.now() }, menu)
    if (isOpen(state, menu) === menu.open) event.preventDefault()
  }

  function point({ type, target, pointerType }: PointerEvent): void {
    if (pointerType === 'mouse') dispatchAt('pointed', type === 'pointerleave' ? null : target)
  }

  function leaveFocus({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node) dispatch({ type: 'focused', path: pathOf(relatedTarget, root) })
  }

  /** Closes the menus where the visitor stays on the page, which fires no `hashchange`. */
  function pressLink(event: MouseEvent): void {
    const link = builtIn(event.target as Element).closest('a')
    if (!link || event.defaultPrevented || !isPlainPress(event)) return
    const opensTab = link.target === '_blank'
    if (!opensTab && !(link.hash && link.href === location.href)) return
    const [outer] = openMenus()
    closeAll()
    // Who comes back from the other tab continues at the menu.
    if (opensTab) outer?.querySelector('summary')?.focus()
  }

  function pressKey(event: KeyboardEvent): void {
    const isForDialog = (page().openDialogs?.get() ?? 0) > 0
    if (event.key === 'Escape' && !event.defaultPrevented && !isForDialog && closeInnermost()) event.preventDefault()
  }

  /** A script, or the browser's search, can open a drawer that this screen does not show: it is closed. */
  function followDrawer(): void {
    const menu = drawer()
    if (menu?.open && !isShown(menu)) dispatch({ type: 'hidden', menu })
    else onDrawer(menu?.open ? menu : undefined)
  }

  function toggle({ target }: Event): void {
    const menu = drawer()
    if (!menu || target !== menu) return
    // To ask whether it is shown, the browser would lay out the page once more before it paints the drawer.
    if (menu.open && menu === pressed) onDrawer(menu)
    else followDrawer()
    pressed = undefined
  }

  listen(root, 'click', pressSummary)
  listen(root, 'click', pressLink)
  listen(root, 'pointerover pointerleave', point)
  listen(root, 'focusout', leaveFocus)
  listen(root, 'keydown', moveFocus)
  listen(document, 'keydown', pressKey)
  listen(document, 'pointerdown', ({ target }) => dispatchAt('pointer-down', target), true)
  // A press closes the drawer when it ends, so that it presses nothing behind it.
  listen(document, 'click', ({ target }) => {
    const summary = summaryOf(target)
    if (!summary || !root.contains(summary)) dispatchAt('clicked', target)
  })
  // Does not bubble.
  listen(root, 'toggle', toggle, true)
  listen(window, 'resize', followDrawer)
  listen(window, 'hashchange', closeAll)
  signal.addEventListener('abort', onBfcacheRestore(closeAll))
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    root.removeAttribute('data-drawer')
  })
  // The visitor can have opened it before this code was loaded.
  followDrawer()
  return { closeInnermost }
}

const menusOf = ({ open }: MenusState<Menu>) => open.flatMap(({ path }) => path.at(-1) ?? [])

const summaryOf = (target: EventTarget | null) =>
  target instanceof Element ? builtIn(target).closest('summary') : null

/** The menus of the header around a place, the outer one first, with the place itself. */
function pathOf(place: EventTarget | null, root: Element): Path<Menu> {
  const start = place instanceof Element ? place : (place as Document | Text | null)?.parentElement
  const menu = builtIn(start)?.closest('details')
  return menu && root.contains(menu) ? [...pathOf(menu.parentElement, root), menu] : []
}
