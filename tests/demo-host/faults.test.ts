import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { settingsIn } from './order-calls'
import { openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => vi.useRealTimers())

it.each([
  ['500', 500, 'Internal Server Error'],
  ['404', 404, 'Not found'],
  ['403', 403, 'Access denied'],
  ['html', 200, '<!doctype html>'],
  ['empty', 200, ''],
  ['garbage', 200, '{"cnt": 1,,'],
  ['huge', 200, 'xxx'],
  ['wrong', 200, '"cnt":"many"'],
  ['redirect', 302, ''],
])('%s affects every path below its own and no other, until it is cleared', async (kind, status, text) => {
  const guest = visit(shop)
  await guest(`/?fault=${kind}:/uc_love`)
  const faulty = await guest('/uc_love/items')
  expect(faulty.status).toBe(status)
  expect(await faulty.text()).toContain(text)
  expect((await guest('/sofas')).status).toBe(200)
  await guest('/?fault=none')
  expect(await guest.json('/uc_love/items')).toEqual({ items: [], cnt: 0 })
})

it('reads the kind and the path from the demo bar’s value', async () => {
  const guest = visit(shop)
  await guest('/?fault=500&at=/uc_love')
  expect((await guest('/uc_love/items')).status).toBe(500)
  expect(await guest.read('/sofas')).toContain('500:/uc_love')
})

it('several faults apply together, each below its own path', async () => {
  const guest = visit(shop)
  await guest('/?fault=404:/vendors/pixels,500:/uc_love')
  expect((await guest('/vendors/pixels/meta.js')).status).toBe(404)
  expect((await guest('/uc_love/items')).status).toBe(500)
  expect((await guest('/sofas')).status).toBe(200)
})

it.each([
  ['geolocation', '/vendors/geolocation.json', undefined],
  ['klaviyo', '/vendors/klaviyo/api', { method: 'POST', body: '{}' }],
] as const)('a fault applies to the calls to %s, which send no cookie', async (vendor, path, init) => {
  const guest = visit(shop)
  const addressOf = async (fault: string) => {
    const page = await guest.read(`/home?fault=${fault}`)
    const { vendors } = settingsIn(page).rove as { vendors: Record<string, { url: string }> }
    return vendors[vendor]?.url ?? ''
  }
  const call = async (url: string) => (await shop.request(url, init)).status
  const [faulty, faultyElsewhere, whole] = [
    await addressOf(`403:${path}`),
    await addressOf('403:/uc_love'),
    await addressOf('none'),
  ]
  expect(await call(faulty)).toBe(403)
  expect(await call(faultyElsewhere)).toBe(await call(whole))
  expect(await call(whole)).not.toBe(403)
})

it.each([
  ['the theme', '/theme', '/theme/base.css'],
  ['the built files', '/rove', '/rove/rove.js'],
  ['the pictures', '/sites', '/sites/default/files/scene-terrace.webp'],
])('a fault also applies to %s', async (_, below, file) => {
  const guest = visit(shop)
  const before = (await guest(file)).status
  await guest(`/?fault=403:${below}`)
  expect([before, (await guest(file)).status]).toEqual([200, 403])
})

it('slow returns the right response after four seconds', async () => {
  const guest = visit(shop)
  await guest('/?fault=slow:/uc_love')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answered = false
  const answer = guest('/uc_love/items').then((response) => {
    answered = true
    return response.json()
  })
  await vi.advanceTimersByTimeAsync(3999)
  expect(answered).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  expect(await answer).toEqual({ items: [], cnt: 0 })
})

it('hang sends no response, and ends when the visitor disconnects', async () => {
  const guest = visit(shop)
  await guest('/?fault=hang:/uc_love')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const leaving = new AbortController()
  let answered = false
  const answer = guest('/uc_love/items', { signal: leaving.signal }).then((response) => {
    answered = true
    return response.status
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answered).toBe(false)
  leaving.abort()
  expect(await answer).toBe(504)
})

it('cut closes the connection in the middle of the response', async () => {
  const server = serve({ fetch: shop.fetch, port: 0 })
  await new Promise((resolve) => server.on('listening', resolve))
  const { port } = server.address() as AddressInfo
  const seen = await new Promise<{ text: string; whole: boolean }>((resolve) => {
    get(`http://localhost:${port}/uc_love/items?fault=cut:/uc_love`, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('error', () => {})
      response.on('close', () => resolve({ text, whole: response.complete }))
    })
  })
  expect(seen).toEqual({ text: '{"cnt":', whole: false })
  await new Promise((resolve) => server.close(resolve))
})
