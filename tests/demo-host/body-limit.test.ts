import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fileBytes } from '../file-signatures'
import { openShop, type Shop, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const paths = [
  '/cart/checkout',
  '/contact-us',
  '/user/login',
  '/ajax/cart/add',
  '/cart',
  '/i-love/remove',
  '/swatch-request',
  '/rove/events',
  '/search/1/indexes/*/queries',
  '/vendors/klarna/authorize',
  '/ar/user/login',
  '/no-such-page',
]

describe('the body of a request', () => {
  it.each(paths)('to %s is refused above 64 KiB, before it is read', async (path) => {
    const pull = vi.fn((body: ReadableStreamDefaultController) => {
      body.enqueue(new Uint8Array(8192))
      if (pull.mock.calls.length === 100) body.close()
    })
    const long = new ReadableStream({ pull }, { highWaterMark: 0 })
    const init = { method: 'POST', body: long, duplex: 'half' } as RequestInit
    expect((await shop.request(`http://localhost${path}`, init)).status).toBe(413)
    expect(pull.mock.calls.length).toBeLessThan(12)
    const headers = { 'content-length': `${20 * 1024 * 1024}` }
    expect((await shop.request(`http://localhost${path}`, { method: 'POST', body: 'x', headers })).status).toBe(413)
  })

  it('of a form is accepted up to 64 KiB', async () => {
    const fields = (size: number) => ({
      method: 'POST',
      body: new URLSearchParams({ name: 'x'.repeat(size), pass: '' }),
    })
    expect((await visit(shop)('/user/login', fields(60_000))).status).toBe(200)
    expect((await visit(shop)('/user/login', fields(66_000))).status).toBe(413)
  })

  it('TRADE-02 of an upload has room for two files of 10 MB, also below /ar', async () => {
    const megabytes = (count: number) => new File([fileBytes('pdf', count * 1024 * 1024)], 'card.pdf')
    for (const prefix of ['', '/ar']) {
      const send = (path: string, ...files: File[]) => {
        const body = new FormData()
        for (const [n, file] of files.entries()) body.append(['file', 'licence_file'][n] ?? '', file)
        return shop.request(`http://localhost${prefix}${path}`, { method: 'POST', body })
      }
      expect((await send('/ajax/trade/file', megabytes(10))).status).toBe(200)
      expect((await send('/trade/application', megabytes(10), megabytes(10))).status).toBe(200)
      // A file that is a little too large is refused in words.
      expect((await send('/ajax/trade/file', megabytes(11))).status).toBe(422)
      expect((await send('/ajax/trade/file', megabytes(12), megabytes(12))).status).toBe(413)
      expect((await send('/ajax/cart/add', megabytes(1))).status).toBe(413)
    }
  })
})
