import { describe, expect, it } from 'vitest'
import { lockMs } from '../../../core/view/dialog/opening-lock.rules'
import { hoverCloseMs, hoverOpenMs } from '../../../widgets/header/header.rules'
import { closedMenus, type MenusEvent, type MenusState, next } from '../../../widgets/header/header-menus.machine'

type State = MenusState<string>
const stateAfter = (state: State, ...events: MenusEvent<string>[]) => events.reduce<State>(next, state)
const open = ({ open }: State) => open.map(({ path }) => path.at(-1))
const start: State = { ...closedMenus, drawer: 'drawer' }
const pressed = (now: number, ...path: string[]) => ({ type: 'pressed', path, now }) as const
const pointed = (now: number, ...path: string[]) => ({ type: 'pointed', path, now }) as const
const waited = (now: number) => ({ type: 'waited', now }) as const

describe('SHELL-02 a press on the button of a menu', () => {
  it('opens it and closes the others, but not those around it', () => {
    expect(open(stateAfter(start, pressed(0, 'ideas'), pressed(9, 'sofas')))).toEqual(['sofas'])
    expect(open(stateAfter(start, pressed(0, 'drawer'), pressed(9, 'drawer', 'ideas')))).toEqual(['drawer', 'ideas'])
  })

  it('closes it once its lock has ended', () => {
    const opened = stateAfter(start, pressed(0, 'ideas'))
    expect(open(stateAfter(opened, pressed(lockMs - 1, 'ideas')))).toEqual(['ideas'])
    expect(open(stateAfter(opened, pressed(lockMs, 'ideas')))).toEqual([])
  })
})

describe('SHELL-02 the mouse', () => {
  const hovered = stateAfter(start, pointed(0, 'ideas'), waited(hoverOpenMs))

  it('opens the menu of the bar that it rests on, and closes it when it has left', () => {
    expect(stateAfter(start, pointed(0, 'ideas')).mouse).toEqual({ at: 'moved', path: ['ideas'], until: hoverOpenMs })
    expect(open(hovered)).toEqual(['ideas'])
    const left = stateAfter(hovered, pointed(1000))
    expect(left.mouse).toEqual({ at: 'moved', path: [], until: 1000 + hoverCloseMs })
    expect(open(stateAfter(left, waited(1000 + hoverCloseMs)))).toEqual([])
  })

  it('waits for the end of the lock', () => {
    const left = stateAfter(hovered, pointed(hoverOpenMs), waited(hoverOpenMs + hoverCloseMs))
    expect(open(left)).toEqual(['ideas'])
    expect(left.mouse).toEqual({ at: 'moved', path: [], until: hoverOpenMs + lockMs })
  })

  it('goes on to another menu', () => {
    expect(open(stateAfter(hovered, pointed(1000, 'sofas'), waited(2000)))).toEqual(['sofas'])
  })

  it('keeps the menu open while it is on a menu inside', () => {
    expect(open(stateAfter(hovered, pointed(1000, 'ideas', 'looks'), waited(2000)))).toEqual(['ideas'])
  })

  it('opens and closes nothing while a menu is open by a press', () => {
    expect(open(stateAfter(start, pressed(0, 'ideas'), pointed(1000, 'sofas'), waited(2000)))).toEqual(['ideas'])
    const kept = stateAfter(hovered, pressed(hoverOpenMs + 1, 'ideas'), pointed(1000), waited(2000))
    expect(open(kept)).toEqual(['ideas'])
  })

  it('does not open again what was closed below it', () => {
    const closed = stateAfter(start, pointed(0, 'ideas'), pressed(1, 'sofas'), { type: 'left' })
    expect(open(closed)).toEqual([])
    expect(closed.mouse).toEqual({ at: 'resting', path: ['ideas'] })
  })

  it('opens nothing in the drawer', () => {
    const inDrawer = stateAfter(start, pressed(0, 'drawer'))
    expect(stateAfter(inDrawer, pointed(9, 'drawer', 'ideas'))).toBe(inDrawer)
  })
})

describe('SHELL-02 SHELL-03 a press elsewhere', () => {
  const down = (now: number, ...path: string[]) => ({ type: 'pointer-down', path, now }) as const
  const clicked = (now: number, ...path: string[]) => ({ type: 'clicked', path, now }) as const

  it('closes a menu of the bar when it begins, unless the menu is locked', () => {
    const opened = stateAfter(start, pressed(0, 'ideas'))
    expect(open(stateAfter(opened, down(lockMs, 'ideas')))).toEqual(['ideas'])
    expect(open(stateAfter(opened, down(lockMs - 1)))).toEqual(['ideas'])
    expect(open(stateAfter(opened, down(lockMs)))).toEqual([])
  })

  it('closes the drawer with its menus when it ends, unless the drawer is locked', () => {
    const opened = stateAfter(start, pressed(0, 'drawer'), pressed(1, 'drawer', 'ideas'))
    expect(open(stateAfter(opened, down(lockMs)))).toEqual(['drawer', 'ideas'])
    expect(open(stateAfter(opened, clicked(lockMs - 1)))).toEqual(['drawer', 'ideas'])
    expect(open(stateAfter(opened, clicked(lockMs, 'drawer')))).toEqual(['drawer', 'ideas'])
    expect(open(stateAfter(opened, clicked(lockMs)))).toEqual([])
  })
})

it('SHELL-02 the focus closes the menus of the bar that it leaves, and not the drawer', () => {
  expect(open(stateAfter(start, pressed(0, 'ideas'), { type: 'focused', path: [] }))).toEqual([])
  expect(open(stateAfter(start, pressed(0, 'ideas'), { type: 'focused', path: ['ideas'] }))).toEqual(['ideas'])
  expect(open(stateAfter(start, pressed(0, 'drawer'), { type: 'focused', path: [] }))).toEqual(['drawer'])
})

it('SHELL-02 Escape closes the innermost menu that is shown', () => {
  const opened = stateAfter(start, pressed(0, 'drawer'), pressed(1, 'drawer', 'ideas'))
  expect(open(stateAfter(opened, { type: 'escaped', shown: ['drawer', 'ideas'] }))).toEqual(['drawer'])
  expect(open(stateAfter(opened, { type: 'escaped', shown: [] }))).toEqual(['drawer', 'ideas'])
})

it('SHELL-02 menus that scripts open and close are known, and not locked', () => {
  const opened = stateAfter(start, pressed(0, 'ideas'))
  const found = stateAfter(opened, { type: 'found', open: [['sofas']], drawer: undefined })
  expect(open(found)).toEqual(['sofas'])
  expect(open(stateAfter(found, pressed(1, 'sofas')))).toEqual([])
  expect(
    open(stateAfter(opened, { type: 'found', open: [['ideas']], drawer: undefined }, pressed(1, 'ideas'))),
  ).toEqual(['ideas'])
})
