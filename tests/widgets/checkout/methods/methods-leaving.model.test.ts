import { describe, expect, it } from 'vitest'
import { affirm } from '../../../../widgets/checkout/methods/methods-affirm.model'
import { leavingUrl } from '../../../../widgets/checkout/methods/methods-leaving.rules'
import { paybright } from '../../../../widgets/checkout/methods/methods-paybright.model'
import { anOrder, openTill, prepared } from './till'

const rows = [
  { prepare: affirm, endpoint: 'payment.affirm', url: 'https://sandbox.affirm.com/pay/1' },
  { prepare: paybright, endpoint: 'payment.paybright', url: 'https://app.paybright.com/pay/1' },
] as const

describe.each(rows)('paying at a page of the provider’s: $endpoint', ({ prepare, endpoint, url }) => {
  const same = { 'order.read': () => ({ order: anOrder(), errors: [] }) }
  const due = { 'order.read': () => ({ order: anOrder({ due: 1190.5 }), errors: [] }) }

  it('AFFIRM-01 is ready at once', async () => {
    const { deps, ready, calls } = openTill()
    expect((await prepared(prepare, deps)).amount).toBe(1240.5)
    expect([ready, calls]).toEqual([[true], []])
  })

  it('AFFIRM-01 asks the server what is due at the press, and begins nothing where it is another amount', async () => {
    const { deps, calls } = openTill(due)
    expect(await (await prepared(prepare, deps)).verify(deps.order, 'try-1')).toBe(1190.5)
    expect(calls.map(({ name }) => name)).toEqual(['order.read'])
  })

  it('AFFIRM-01 is paid by for the amount that has been shown since', async () => {
    const { deps } = openTill({ ...due, [endpoint]: () => ({ url }) })
    const method = await prepared(prepare, deps)
    const now = anOrder({ due: 1190.5 })
    expect([await method.verify(deps.order, 'try-1'), await method.verify(now)]).toEqual([1190.5, 1190.5])
    expect(await method.verify(now, 'try-2')).toBe(1190.5)
    expect(await method.pay('try-2')).toEqual({ type: 'leaving', url })
  })

  it('AFFIRM-01 begins the attempt at the press, and goes to the address that it is given', async () => {
    const { deps, named } = openTill({ ...same, [endpoint]: () => ({ url }) })
    const method = await prepared(prepare, deps)
    expect(await method.verify(deps.order, 'try-1')).toBe(1240.5)
    expect(named(endpoint).map(({ input }) => input)).toEqual([{ order: '77', page: 'page-0', operation: 'try-1' }])
    expect(await method.pay('try-1')).toEqual({ type: 'leaving', url })
  })

  it('AFFIRM-01 goes nowhere where the server does not answer, or names another place', async () => {
    await expect((await prepared(prepare, openTill(same).deps)).verify(anOrder(), 'try-1')).rejects.toMatchObject({
      where: endpoint,
    })
    const { deps } = openTill({ ...same, [endpoint]: () => ({ url: 'https://evil.example/' }) })
    const strange = { code: 'strange-url', where: endpoint }
    await expect((await prepared(prepare, deps)).verify(deps.order, 'try-1')).rejects.toMatchObject(strange)
  })
})

describe('where a shopper may be sent', () => {
  const hosts = ['klarna.com']
  it.each(['https://klarna.com/', 'https://pay.klarna.com/x?y=1', `${location.origin}/vendors/pay`])('to %s', (url) => {
    expect(leavingUrl(url, hosts)).toBe(url)
  })

  it('to a page of the shop’s own, told without its host', () => {
    expect(leavingUrl('/vendors/pay', hosts)).toBe(`${location.origin}/vendors/pay`)
  })

  it.each([
    'http://pay.klarna.com/',
    'https://notklarna.com/',
    'https://klarna.com.evil.example/',
    'https://klarna.com@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
  ])('not to %j', (url) => {
    expect(leavingUrl(url, hosts)).toBeUndefined()
  })
})
