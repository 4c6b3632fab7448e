import { afterEach, expect, it, vi } from 'vitest'
import { callShop } from '../../../../core/base/net/call-shop'
import { loveItems } from '../../../../core/shop/love/love.contract'

afterEach(() => vi.unstubAllGlobals())

it('a call to the shop is sent below the page’s present base path, and can be cancelled', async () => {
  const send = vi.fn<typeof fetch>(async (_, init) => {
    if (init?.signal?.aborted) throw init.signal.reason
    return new Response(JSON.stringify({ items: [] }))
  })
  vi.stubGlobal('fetch', send)
  vi.stubGlobal('Drupal', { settings: { basePath: '/fr/' } })
  await expect(callShop(loveItems, {})).resolves.toEqual({ items: [] })
  expect(String(send.mock.calls[0]?.[0])).toMatch(/:\d+\/fr\/uc_love\/items$/)
  await expect(callShop(loveItems, {}, AbortSignal.abort())).rejects.toMatchObject({ code: 'aborted' })
})
