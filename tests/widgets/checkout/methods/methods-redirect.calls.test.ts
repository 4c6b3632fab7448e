import { describe, expect, it } from 'vitest'
import { affirmUrl, paybrightUrl } from '../../../../core/shop/order/payment.contract'
import { affirm } from '../../../../widgets/checkout/methods/methods-affirm.vendor'
import { paybright } from '../../../../widgets/checkout/methods/methods-paybright.vendor'
import { redirectUrl } from '../../../../widgets/checkout/methods/methods-redirect.dom'
import { anOrder, createTestMethodDeps, prepared } from './test-method-deps'

const rows = [
  {
    ...{ prepare: affirm, endpoint: 'payment.affirm', url: 'https://sandbox.affirm.com/pay/1' },
    ...{ contract: affirmUrl, path: '/ajax/uc_affirm/affirm/{order_id}' },
  },
  {
    ...{ prepare: paybright, endpoint: 'payment.paybright', url: 'https://app.paybright.com/pay/1' },
    ...{ contract: paybrightUrl, path: '/ajax/uc_affirm/paybright/{order_id}' },
  },
] as const

describe.each(rows)('paying on a provider’s page: $endpoint', ({ prepare, endpoint, contract, path, url }) => {
  const same = { 'order.read': () => ({ order: anOrder(), errors: [] }) }
  const due = { 'order.read': () => ({ order: anOrder({ due: 1190.5 }), errors: [] }) }

  it('AFFIRM-01 the method is ready at once', async () => {
    const { deps, ready, calls } = createTestMethodDeps()
    expect((await prepared(prepare, deps)).amount).toBe(1240.5)
    expect([ready, calls]).toEqual([[true], []])
  })

  it('AFFIRM-01 at the press the amount due is read; nothing starts if it has changed', async () => {
    const { deps, calls } = createTestMethodDeps(due)
    expect(await (await prepared(prepare, deps)).verify(deps.order, 'try-1')).toBe(1190.5)
    expect(calls.map(({ name }) => name)).toEqual(['order.read'])
  })

  it('AFFIRM-01 a changed amount can be paid once it is shown', async () => {
    const { deps } = createTestMethodDeps({ ...due, [endpoint]: () => ({ url }) })
    const method = await prepared(prepare, deps)
    const now = anOrder({ due: 1190.5 })
    expect([await method.verify(deps.order, 'try-1'), await method.verify(now)]).toEqual([1190.5, 1190.5])
    expect(await method.verify(now, 'try-2')).toBe(1190.5)
    expect(await method.pay('try-2')).toEqual({ type: 'leaving', url })
  })

  it('AFFIRM-01 the attempt starts at the press, and the visitor is redirected', async () => {
    expect([contract.name, contract.method, contract.path]).toEqual([endpoint, 'GET', path])
    const { deps, named } = createTestMethodDeps({ ...same, [endpoint]: () => ({ url }) })
    const method = await prepared(prepare, deps)
    expect(await method.verify(deps.order, 'try-1')).toBe(1240.5)
    expect(named(endpoint).map(({ input }) => input)).toEqual([
      { order: '77', page: 'page-0', version: 'as-shown', operation: 'try-1' },
    ])
    expect(await method.pay('try-1')).toEqual({ type: 'leaving', url })
  })

  it('AFFIRM-01 there is no redirect without a response, or to another host', async () => {
    await expect(
      (await prepared(prepare, createTestMethodDeps(same).deps)).verify(anOrder(), 'try-1'),
    ).rejects.toMatchObject({
      where: endpoint,
    })
    const { deps } = createTestMethodDeps({ ...same, [endpoint]: () => ({ url: 'https://evil.example/' }) })
    const strange = { code: 'strange-url', where: endpoint }
    await expect((await prepared(prepare, deps)).verify(deps.order, 'try-1')).rejects.toMatchObject(strange)
  })
})

describe('allowed redirects', () => {
  const hosts = ['klarna.com']
  it.each(['https://klarna.com/', 'https://pay.klarna.com/x?y=1', `${location.origin}/vendors/pay`])(
    'a redirect to %s is allowed',
    (url) => {
      expect(redirectUrl(url, hosts)).toBe(url)
    },
  )

  it('a redirect to a path of the shop is allowed', () => {
    expect(redirectUrl('/vendors/pay', hosts)).toBe(`${location.origin}/vendors/pay`)
  })

  it.each([
    'http://pay.klarna.com/',
    'https://notklarna.com/',
    'https://klarna.com.evil.example/',
    'https://klarna.com@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
  ])('a redirect to %j is not allowed', (url) => {
    expect(redirectUrl(url, hosts)).toBeUndefined()
  })
})
