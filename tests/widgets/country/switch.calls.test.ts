import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import { type Country, countries } from '../../../core/base/country/countries.rules'
import { checkPage, keepLocale, readLoss } from '../../../widgets/country/switch/switch.calls'
import { captureConsole } from '../../core/base/page/console'

const { signal } = new AbortController()
const href = `${location.origin}/kr`
/** Answers as a browser whose page redirects to another site. */
const redirecting = vi.fn(async (_: string, { redirect }: RequestInit) => {
  if (redirect === 'follow') throw new TypeError('Failed to fetch')
  return { status: 0 } as Response
})

it('COUNTRY-05 an address that redirects to another site can be opened', async () => {
  vi.stubGlobal('fetch', redirecting)
  await expect(checkPage(href, signal)).resolves.toBeUndefined()
  expect(redirecting.mock.calls.map(([, init]) => [init.method, init.credentials, init.redirect])).toEqual([
    ['HEAD', 'omit', 'follow'],
    ['HEAD', 'omit', 'manual'],
  ])
})

it.each([
  [() => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  [async () => new Response(null, { status: 503 }), 'status-503'],
])('COUNTRY-05 %# an address that does not answer well cannot be opened', async (answer, code) => {
  vi.stubGlobal('fetch', answer)
  await expect(checkPage(href, signal)).rejects.toMatchObject({ code })
})

it('COUNTRY-05 the server is told the page’s own locale with the visitor’s cookies, and another site nothing', async () => {
  const fetch = vi.fn(async (_: string, __: RequestInit) => new Response())
  vi.stubGlobal('fetch', fetch)
  await keepLocale('https://kr.shop.test/', signal)
  expect(fetch).not.toHaveBeenCalled()
  await keepLocale(href, signal)
  expect(fetch.mock.calls[0]?.[1].credentials).toBe('same-origin')
})

describe('the cart before a switch', () => {
  const [us, canada] = countries as [Country, Country]
  const bus = pageBus()
  // A cart that cannot be read counts as filled.
  const fetch = vi.fn(async () => new Response(null, { status: 500 }))
  captureConsole()

  beforeEach(() => {
    bus.latest.clear()
    ;(bus.published as unknown[]).length = 0
    fetch.mockClear()
    vi.stubGlobal('fetch', fetch)
  })

  it('COUNTRY-05 is asked for where only the HTML says that it is empty: the page can be older than the cart', async () => {
    bus.latest.set('cart:changed', { count: 0 })
    expect(await readLoss(us, canada, 0, signal)).toBe('cart')
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('COUNTRY-05 is asked for where it was empty before the page was restored', async () => {
    bus.publish('cart:changed', { count: 0 })
    expect(await readLoss(us, canada, Date.now() + 1, signal)).toBe('cart')
    expect(fetch).toHaveBeenCalledOnce()
  })

  it.each([
    ['cart:changed', { count: 0 }],
    ['live:refreshed', { cart: { count: 0 }, love: undefined }],
  ] as const)('COUNTRY-05 is empty once the page has learned so by %s', async (fact, payload) => {
    bus.latest.set('cart:changed', { count: 2 })
    bus.publish(fact, payload as never)
    expect(await readLoss(us, canada, 0, signal)).toBeUndefined()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('COUNTRY-05 is believed to be filled', async () => {
    bus.latest.set('cart:changed', { count: 2 })
    expect(await readLoss(us, canada, 0, signal)).toBe('cart')
    expect(fetch).not.toHaveBeenCalled()
  })
})
