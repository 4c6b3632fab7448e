import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageBus } from '../../../../core/base/bus/bus'
import { callShop } from '../../../../core/base/net/call-shop'
import { showCardDeliveries } from '../../../../core/shop/card/card-deliveries'

vi.mock('../../../../core/base/net/call-shop', () => ({ callShop: vi.fn() }))
const call = vi.mocked(callShop)
const report = vi.fn()
const card = (nid: number, text = '') =>
  `<article data-nid="${nid}"><p data-rove-card="delivery" ${text ? '' : 'hidden'}>${text}</p></article>`
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-rove-card=delivery]')].map((part) =>
    part.hidden ? undefined : `${part.textContent}${part.hasAttribute('data-restricted') ? '!' : ''}`,
  )
const setPlace = (postal: string, label = '') => {
  document.cookie = `rove_postal_US=${postal}`
  document.cookie = `rove_postal_label_US=${label}`
}
const blank = { restricted: false, ships: '', expected: '' }
const answer = (products: Readonly<Record<number, object>>) =>
  call.mockResolvedValue({
    products: Object.fromEntries(Object.entries(products).map(([nid, one]) => [nid, { ...blank, ...one }])),
  } as never)
let life: AbortController

beforeEach(() => {
  life = new AbortController()
  call.mockReset()
  report.mockReset()
  setPlace('90210', 'Beverly Hills, CA')
  document.body.innerHTML = card(1) + card(2) + card(1)
})
afterEach(() => life.abort())

it('DELIV-01 DELIV-03 one request asks for all cards, and each says when it ships', async () => {
  answer({ 1: { ships: 'December 4' }, 2: { restricted: true } })
  showCardDeliveries(document, report, life.signal)
  await vi.waitFor(() =>
    expect(shown()).toEqual(['Ships December 4', 'Not delivered to Beverly Hills, CA!', 'Ships December 4']),
  )
  expect(call.mock.calls.map(([, input]) => input)).toEqual([{ postal: '90210', nids: '1,2' }])
})

it('DELIV-01 made to order is delivered too; what cannot be bought says nothing', async () => {
  answer({ 1: {} })
  showCardDeliveries(document, report, life.signal)
  await vi.waitFor(() =>
    expect(shown()).toEqual(['Delivered to Beverly Hills, CA', undefined, 'Delivered to Beverly Hills, CA']),
  )
})

it('DELIV-01 only added cards are asked for; cards shown again need no request', async () => {
  answer({ 1: { ships: 'December 4' }, 2: {}, 3: { expected: 'January' } })
  const update = showCardDeliveries(document, report, life.signal)
  await vi.waitFor(() => expect(shown()[0]).toBe('Ships December 4'))
  document.body.innerHTML = card(1) + card(3)
  update()
  await vi.waitFor(() => expect(shown()).toEqual(['Ships December 4', 'Expected January']))
  expect(call.mock.calls.map(([, input]) => input)).toEqual([
    { postal: '90210', nids: '1,2' },
    { postal: '90210', nids: '3' },
  ])
})

it('DELIV-01 cards without content are asked for too, and get their answer with it', async () => {
  answer({ 1: {}, 2: {} })
  document.body.innerHTML = `<article data-nid="2"></article>${card(1)}`
  const update = showCardDeliveries(document, report, life.signal)
  await vi.waitFor(() => expect(shown()).toEqual(['Delivered to Beverly Hills, CA']))
  const empty = document.querySelector('article') as HTMLElement
  update([empty])
  empty.innerHTML = card(2)
  update()
  await vi.waitFor(() => expect(shown()[0]).toBe('Delivered to Beverly Hills, CA'))
  expect(call.mock.calls.map(([, input]) => (input as { nids: string }).nids)).toEqual(['1', '2'])
})

it('DELIV-01 another destination replaces what cards say; an old answer is not shown', async () => {
  let resolve = (_: never) => {}
  call.mockReturnValueOnce(new Promise<never>((done) => (resolve = done)))
  showCardDeliveries(document, report, life.signal)
  answer({ 1: { ships: 'May 1' } })
  setPlace('10001')
  pageBus().publish('destination:changed', {
    country: 'US',
    postal: '10001',
    label: '',
    zone: undefined,
    restricted: false,
  })
  resolve({ products: { 1: { ships: 'June 1' } } } as never)
  await vi.waitFor(() => expect(shown()).toEqual(['Ships May 1', undefined, 'Ships May 1']))
})

it('DELIV-01 a failure is reported, and the cards keep what the server has written', async () => {
  document.body.innerHTML = card(1, 'Ships December 4')
  call.mockRejectedValue(new Error('down'))
  showCardDeliveries(document, report, life.signal)
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1))
  expect(shown()).toEqual(['Ships December 4'])
})

it('DELIV-01 without a destination nothing is asked', () => {
  document.cookie.split('; ').forEach((cookie) => {
    document.cookie = `${cookie.split('=')[0]}=; max-age=0`
  })
  showCardDeliveries(document, report, life.signal)
  expect(call).not.toHaveBeenCalled()
})
