import { expect, it, vi } from 'vitest'
import { checkPage, keepLocale } from '../../../widgets/country/switch/switch.calls'

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
