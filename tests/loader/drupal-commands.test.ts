import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../core/base/bus/bus'
import { page } from '../../core/base/state/page'
import { connectDrupal } from '../../loader/drupal'
import { captureConsole } from '../core/base/page/console'

const said = captureConsole()
beforeEach(() => Reflect.deleteProperty(globalThis, Symbol.for('rove.page')))
afterEach(() => vi.unstubAllGlobals())

type Command = (...input: unknown[]) => void

/** Simulates a Drupal command from the server; the shop can define a handler for it. */
function send(command: string, payload: object, own?: () => void): void {
  const commands: Record<string, Command> = own ? { [command]: own } : {}
  vi.stubGlobal('Drupal', { behaviors: {}, ajax: { prototype: { commands } } })
  connectDrupal(() => {})
  commands[command]?.({}, { command, ...payload }, 'success')
}

const asked = { event: 'change_country', params: { from: 'US', to: 'KR' } }
const commanded = true

describe('the server’s commands', () => {
  it.each([
    ['add_to_cart_complete', 'cart:added', { nid: '1', qty: 2 }, { nid: 1, qty: 2, commanded }],
    ['notify_me', 'notify:asked', { model: 'M-1', email: 'a@b.co' }, { qty: 1, model: 'M-1', commanded }],
    [
      'coupon',
      'coupon:changed',
      { op: 'add', coupon: 'SPRING', total: 90 },
      { op: 'add', coupon: 'SPRING', total: 90, commanded },
    ],
    ['checkout_event', 'checkout:reported', { event: 'step', params: [] }, { event: 'step', params: {} }],
    ['quote', 'quote:changed', { total: 40 }, { total: 40 }],
    ['dynamic_events', 'track:asked', { settings: { events: [asked] } }, { events: [asked] }],
    ['dynamic_events', 'track:asked', { settings: { events: { 2: asked } } }, { events: [asked] }],
    ['dynamic_events', 'track:asked', { settings: {} }, { events: [] }],
    ['dynamic_events', 'track:asked', {}, { events: [] }],
    ['abtest_checkout', 'abtest:assigned', { variant: 'b' }, { variant: 'b' }],
  ])(
    'LOAD-08 the command %s becomes the fact %s, and the shop’s own still runs first: %j',
    (command, fact, payload, told) => {
      const order: unknown[] = []
      const hear = (event: Event) => order.push((event as CustomEvent).detail)
      document.addEventListener(`rove:${fact}`, hear, { once: true })
      send(command, payload, () => order.push('shop'))
      expect(order).toEqual(['shop', told])
    },
  )

  it('LOAD-08 TRACK-03 notify-me’s address is sent to the contact sink only', () => {
    send('notify_me', { nid: 1, model: 'M-1', qty: 1, email: 'ida@canary.test' })
    expect(JSON.stringify(pageBus().last('notify:asked'))).not.toContain('canary')
    expect(page().contacts?.waiting).toEqual([{ contact: { email: 'ida@canary.test' }, by: 'form' }])
  })

  it('LOAD-08 invalid requested events are left out, with one report', () => {
    send('dynamic_events', { settings: { events: [{ params: {} }, asked, { event: 7 }, 'home'] } })
    expect(pageBus().last('track:asked')).toEqual({ events: [asked] })
    expect(said()).toEqual([expect.stringMatching(/^\[rove\] events asked for: 0 is not usable .*: 3 left out$/)])
  })

  it('LOAD-08 an invalid payload publishes nothing, and is reported', () => {
    send('checkout_event', { params: {} })
    send('dynamic_events', { settings: { events: 'home' } })
    expect(pageBus().last('checkout:reported')).toBeUndefined()
    expect(pageBus().last('track:asked')).toEqual({ events: [] })
    expect(said().length).toBe(2)
  })
})
