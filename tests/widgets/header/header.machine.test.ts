import { expect, it } from 'vitest'
import { closedHeader, type HeaderEvent, next } from '../../../widgets/header/header.machine'

const stateAfter = (...events: HeaderEvent[]) => events.reduce(next, closedHeader)
const requested = { type: 'cart-requested', href: '/cart' } as const

it('SHELL-03 the cart is loaded, opened and closed', () => {
  expect(stateAfter(requested).flyout).toEqual({ at: 'loading', href: '/cart', isLeaving: false })
  expect(stateAfter(requested, { type: 'loaded' }).flyout).toEqual({ at: 'open', href: '/cart' })
  expect(stateAfter(requested, { type: 'loaded' }, { type: 'cart-closed' })).toEqual(closedHeader)
  expect(stateAfter(requested, { type: 'failed' })).toEqual(closedHeader)
})

it('SHELL-03 what comes too late changes nothing', () => {
  for (const type of ['loaded', 'failed', 'leaving', 'stayed'] as const) expect(stateAfter({ type })).toBe(closedHeader)
  const opened = stateAfter(requested, { type: 'loaded' })
  expect(next(opened, { ...requested, href: '/fr/cart' })).toBe(opened)
  expect(next(opened, { type: 'failed' })).toBe(opened)
})

it('SHELL-03 while the cart loads, it is known whether another page opens', () => {
  expect(stateAfter(requested, { type: 'leaving' }).flyout).toMatchObject({ isLeaving: true })
  expect(stateAfter(requested, { type: 'leaving' }, { type: 'stayed' }).flyout).toMatchObject({ isLeaving: false })
})

it('SHELL-02 the drawer opens and closes beside the cart', () => {
  const opened = stateAfter(requested, { type: 'drawer-changed', isOpen: true })
  expect(opened).toEqual({ ...stateAfter(requested), isDrawerOpen: true })
  expect(next(opened, { type: 'drawer-changed', isOpen: true })).toBe(opened)
})
