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
  const due = { 'order.read': () => ({ order: anOrder({ due: 1190.5 }), errors: [] }) }

  it('AFFIRM-01 is ready at once', async () => {
    const { deps, ready, calls } = openTill()
    expect((await prepared(prepare, deps)).amount).toBe(1240.5)
    expect([ready, calls]).toEqual([[true], []])
  })

  it('AFFIRM-01 asks the server what is due before it leaves', async () => {
    const method = await prepared(prepare, openTill(due).deps)
    expect(await method.verify('try-1')).toBe(1190.5)
  })

  it('AFFIRM-01 gets an address with the attempt’s id, and goes there', async () => {
    const { deps, calls } = openTill({ [endpoint]: () => ({ url }) })
    expect(await (await prepared(prepare, deps)).pay('try-1')).toEqual({ type: 'leaving', url })
    expect(calls).toEqual([{ name: endpoint, input: { order: '77', operation: 'try-1' } }])
  })

  it('AFFIRM-01 has charged nothing where the server does not answer, or names another place', async () => {
    const refused = { type: 'refused', problem: { code: 'notStarted' } }
    expect(await (await prepared(prepare, openTill().deps)).pay('try-1')).toEqual(refused)
    const { deps } = openTill({ [endpoint]: () => ({ url: 'https://evil.example/' }) })
    expect(await (await prepared(prepare, deps)).pay('try-1')).toEqual(refused)
    expect(deps.report).toHaveBeenCalledWith(expect.objectContaining({ code: 'strange-url', where: endpoint }))
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
