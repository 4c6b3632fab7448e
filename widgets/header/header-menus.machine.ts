/**
 * The menus of a header: which are open, and what the mouse rests on (SHELL-02, SHELL-03). `Menu` is the identity of a
 * menu. Times are in milliseconds, all of one clock.
 */
import { lockLeft } from '../../core/view/dialog/opening-lock.rules'
import { hoverCloseMs, hoverOpenMs } from './header.rules'

/** A menu after those around it; empty outside the menus. */
export type Path<Menu> = readonly Menu[]

/** A menu that is open. */
export interface OpenMenu<Menu> {
  readonly path: Path<Menu>
  /** `other`: by a script, by the browser's search, or before the code was loaded. */
  readonly by: 'press' | 'mouse' | 'other'
  /** When it was opened; -Infinity where that is not known. */
  readonly openedAt: number
}

/** The state of the menus. */
export interface MenusState<Menu> {
  /** In the order of the page; one that was just opened is the last until the next event. */
  readonly open: readonly OpenMenu<Menu>[]
  /** The drawer, if there is one. The other menus outside it are those of the bar. */
  readonly drawer: Menu | undefined
  /** The mouse is on this menu of the bar, or on none. `moved`: menus follow it at the time `until`. */
  readonly mouse:
    | { readonly at: 'resting'; readonly path: Path<Menu> }
    | { readonly at: 'moved'; readonly path: Path<Menu>; readonly until: number }
}

/** The events of the menus. */
export type MenusEvent<Menu> =
  /** What the page has now: scripts and the browser open and close menus too. Comes before each other event. */
  | { readonly type: 'found'; readonly open: readonly Path<Menu>[]; readonly drawer: Menu | undefined }
  /** The button of a menu was pressed. */
  | { readonly type: 'pressed'; readonly path: Path<Menu>; readonly now: number }
  /** A pointer was pressed down, anywhere on the page. */
  | { readonly type: 'pointer-down'; readonly path: Path<Menu>; readonly now: number }
  /** A press has ended, anywhere on the page. */
  | { readonly type: 'clicked'; readonly path: Path<Menu>; readonly now: number }
  /** The mouse has moved. */
  | { readonly type: 'pointed'; readonly path: Path<Menu>; readonly now: number }
  /** The time of `mouse.until` has come. */
  | { readonly type: 'waited'; readonly now: number }
  /** The focus has moved. */
  | { readonly type: 'focused'; readonly path: Path<Menu> }
  /** Escape or Back. @property shown the open menus whose button this screen shows */
  | { readonly type: 'escaped'; readonly shown: readonly Menu[] }
  /** A menu was opened that this screen does not show. */
  | { readonly type: 'hidden'; readonly menu: Menu }
  /** The visitor goes on: to another part of the page, or in another tab. */
  | { readonly type: 'left' }

/** The state before the first event. */
export const closedMenus: MenusState<never> = { open: [], drawer: undefined, mouse: { at: 'resting', path: [] } }

/** Whether a menu is open. */
export function isOpen<Menu>({ open }: MenusState<Menu>, menu: Menu): boolean {
  return open.some(({ path }) => path.at(-1) === menu)
}

/** The state after an event. An event that has no meaning in a state leaves it as it is. */
export function next<Menu>(state: MenusState<Menu>, event: MenusEvent<Menu>): MenusState<Menu> {
  const isInBar = (path: Path<Menu>) => !state.drawer || !path.includes(state.drawer)
  const menuOf = ({ path }: OpenMenu<Menu>) => path.at(-1) as Menu
  const isLocked = ({ openedAt }: OpenMenu<Menu>, now: number) => lockLeft(openedAt, now) > 0
  switch (event.type) {
    case 'found': {
      const known = new Map(state.open.map((menu) => [menuOf(menu), menu]))
      const other = { by: 'other', openedAt: -Infinity } as const
      const open = event.open.map((path) => ({ ...(known.get(path.at(-1) as Menu) ?? other), path }))
      return { ...state, drawer: event.drawer, open }
    }
    case 'pressed': {
      const pressed = state.open.find((menu) => menuOf(menu) === event.path.at(-1))
      if (!pressed) return opened(state, { path: event.path, by: 'press', openedAt: event.now })
      if (!isLocked(pressed, event.now)) return without(state, (menu) => menu === pressed)
      // It stays when the mouse leaves it.
      return { ...state, open: state.open.map((menu) => (menu === pressed ? { ...menu, by: 'press' } : menu)) }
    }
    case 'pointer-down':
      return without(
        state,
        (menu) => isInBar(menu.path) && !event.path.includes(menuOf(menu)) && !isLocked(menu, event.now),
      )
    case 'clicked': {
      const drawer = state.open.find((menu) => menuOf(menu) === state.drawer)
      const isBeside = drawer && !isLocked(drawer, event.now) && !event.path.includes(menuOf(drawer))
      return isBeside ? without(state, () => true) : state
    }
    case 'pointed': {
      const path = isInBar(event.path) ? event.path : []
      if (path.at(-1) === state.mouse.path.at(-1)) return state
      const waits = path.length && !state.open.some(({ by }) => by === 'mouse') ? hoverOpenMs : hoverCloseMs
      return { ...state, mouse: { at: 'moved', path, until: event.now + waits } }
    }
    case 'waited':
      return followMouse(state, event.now, isInBar)
    case 'focused':
      return without(state, (menu) => isInBar(menu.path) && !event.path.includes(menuOf(menu)))
    case 'escaped':
      return without(state, (menu) => menuOf(menu) === event.shown.at(-1))
    case 'hidden':
      return without(state, (menu) => menuOf(menu) === event.menu)
    case 'left':
      return without(state, () => true)
  }
}

/** Opens the menu that the mouse rests on, and closes the one it has left. */
function followMouse<Menu>(
  state: MenusState<Menu>,
  now: number,
  isInBar: (path: Path<Menu>) => boolean,
): MenusState<Menu> {
  const { path } = state.mouse
  // The mouse can be on a menu inside.
  const left = state.open.find((menu) => menu.by === 'mouse' && !path.includes(menu.path.at(-1) as Menu))
  if (left && lockLeft(left.openedAt, now) > 0)
    return { ...state, mouse: { at: 'moved', path, until: now + lockLeft(left.openedAt, now) } }
  const rested = { ...without(state, (menu) => menu === left), mouse: { at: 'resting', path } as const }
  // A menu that was opened by a press stays until it is closed by one.
  if (!path.length || rested.open.some((menu) => isInBar(menu.path))) return rested
  return opened(rested, { path, by: 'mouse', openedAt: now })
}

/** Opens a menu, and closes those that are neither around it nor inside it. */
function opened<Menu>(state: MenusState<Menu>, menu: OpenMenu<Menu>): MenusState<Menu> {
  const isRelated = ({ path }: OpenMenu<Menu>) =>
    menu.path.includes(path.at(-1) as Menu) || path.includes(menu.path.at(-1) as Menu)
  const kept = without(state, (other) => !isRelated(other))
  return { ...kept, open: [...kept.open, menu] }
}

/** Closes menus. The mouse can still rest on one of them: it opens nothing until it moves. */
function without<Menu>(state: MenusState<Menu>, isClosed: (menu: OpenMenu<Menu>) => boolean): MenusState<Menu> {
  const open = state.open.filter((menu) => !isClosed(menu))
  return open.length === state.open.length
    ? state
    : { ...state, open, mouse: { at: 'resting', path: state.mouse.path } }
}
