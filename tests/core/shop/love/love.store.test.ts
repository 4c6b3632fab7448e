import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../../core/base/bus/bus'
import { page } from '../../../../core/base/state/page'
import { type Loves, shareLoves } from '../../../../core/shop/love/love.store'
import { captureConsole } from '../../base/page/console'

/** A simulated server: records the requests and answers them. */
const server = {
  calls: [] as string[],
  loved: new Set<number>(),
  answer: undefined as (() => Promise<Response>) | undefined,
}

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

function serve(request: Request | URL | string): Promise<Response> {
  const url = new URL(request instanceof Request ? request.url : request)
  server.calls.push(url.pathname + url.search)
  if (server.answer) return server.answer()
  if (url.pathname === '/uc_love/items')
    return Promise.resolve(
      json({ items: [...server.loved].map((nid) => ({ nid, title: '', url: '', image: '', price: 1 })) }),
    )
  const nid = Number(url.searchParams.get('nid'))
  if (url.searchParams.get('op') === 'add') server.loved.add(nid)
  else server.loved.delete(nid)
  return Promise.resolve(json({ cnt: String(server.loved.size) }))
}

captureConsole()
const heart = () => document.body.appendChild(document.createElement('b'))
let release: () => void
const open = (): Loves => {
  const life = new AbortController()
  release = () => life.abort()
  return shareLoves(life.signal)
}

beforeEach(() => {
  // Each test is a page of its own.
  ;(pageBus().published as unknown[]).length = 0
  server.calls = []
  server.loved = new Set([7])
  server.answer = undefined
  vi.stubGlobal('fetch', serve)
  vi.stubGlobal('roveSettings', { uc_love: { user: ['7'] } })
})

afterEach(() => {
  release()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the visitor’s loves', () => {
  it('LOVE-03 are read from the page’s settings, without a call', async () => {
    const loves = open()
    await loves.loaded
    expect(loves.get()).toEqual({ loved: new Set([7]), count: 1 })
    expect(server.calls).toEqual([])
  })

  it('LOVE-03 count a product once, in all spellings of the setting', () => {
    vi.stubGlobal('roveSettings', { uc_love: { user: [1201, 1201, '1201'] } })
    expect(open().get()).toEqual({ loved: new Set([1201]), count: 1 })
  })

  it('LOVE-03 are requested once where the page was not rendered for this visitor', async () => {
    vi.stubGlobal('roveSettings', {})
    const loves = open()
    await loves.loaded
    expect(loves.get()).toEqual({ loved: new Set([7]), count: 1 })
    expect(server.calls).toEqual(['/uc_love/items'])
  })

  it('LOVE-05 the list shares the first request, and is requested again after a change', async () => {
    vi.stubGlobal('roveSettings', {})
    const loves = open()
    await Promise.all([loves.loaded, loves.list()])
    expect(server.calls).toEqual(['/uc_love/items'])
    const before = loves.list()
    pageBus().publish('love:changed', { nid: 9, loved: true, count: 2 })
    await Promise.all([before, loves.list()])
    expect(server.calls).toHaveLength(3)
  })

  it('LOVE-01 send op, nid, email and subscribe, and use the server’s count', async () => {
    const loves = open()
    await loves.change({ nid: 1201, loved: true, email: 'a@b.co', subscribe: false }, heart())
    expect(server.calls).toEqual(['/uc_love/ajax?op=add&nid=1201&email=a%40b.co&subscribe=0'])
    expect(loves.get()).toEqual({ loved: new Set([7, 1201]), count: 2 })
    await loves.change({ nid: 7, loved: false }, heart())
    expect(server.calls[1]).toBe('/uc_love/ajax?op=remove&nid=7')
    expect(loves.get()).toEqual({ loved: new Set([1201]), count: 1 })
  })

  it('LOVE-01 are published once, from the requesting element', async () => {
    const told = vi.fn()
    const element = heart()
    element.addEventListener('rove:love:changed', (event) => told((event as CustomEvent).detail))
    await open().change({ nid: 1201, loved: true }, element)
    expect(told).toHaveBeenCalledExactlyOnceWith({ nid: 1201, loved: true, count: 2 })
  })

  it('LOVE-01 are changed one call at a time, so the last answer has the last count', async () => {
    const answers: ((response: Response) => void)[] = []
    server.answer = () => new Promise((resolve) => answers.push(resolve))
    const loves = open()
    const first = loves.change({ nid: 1, loved: true }, heart())
    const second = loves.change({ nid: 2, loved: true }, heart())
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    answers[0]?.(json({ cnt: 2 }))
    await first
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.(json({ cnt: 3 }))
    await second
    expect(loves.get().count).toBe(3)
  })

  it('LOVE-04 stay unchanged after a failed call, which does not stop the next one', async () => {
    const loves = open()
    server.answer = () => Promise.resolve(new Response('<h1>Oops</h1>', { status: 500 }))
    await expect(loves.change({ nid: 1, loved: true }, heart())).rejects.toMatchObject({
      code: 'status-500',
      where: 'love.set',
    })
    expect(server.calls).toHaveLength(1)
    expect(loves.get()).toEqual({ loved: new Set([7]), count: 1 })
    server.answer = undefined
    await loves.change({ nid: 1, loved: true }, heart())
    expect(loves.get().count).toBe(2)
  })

  it('two tabs lose no love: changes of another tab are applied', () => {
    const loves = open()
    pageBus().publish('love:changed', { nid: 9, loved: true, count: 2, elsewhere: true })
    expect(loves.get()).toEqual({ loved: new Set([7, 9]), count: 2 })
  })

  it('are requested again when a page is restored from the cache', async () => {
    const loves = open()
    server.loved = new Set([7, 8])
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.waitFor(() => expect(loves.get().count).toBe(2))
  })

  it('LIVE-01 are requested again when live info has another count, and only then', async () => {
    const loves = open()
    server.loved = new Set([7, 8])
    pageBus().publish('live:refreshed', { cart: undefined, love: { count: 1 } })
    pageBus().publish('live:refreshed', { cart: { count: 3 }, love: undefined })
    expect(server.calls).toEqual([])
    pageBus().publish('live:refreshed', { cart: undefined, love: { count: 2 } })
    await vi.waitFor(() => expect(loves.get()).toEqual({ loved: new Set([7, 8]), count: 2 }))
    release()
    pageBus().publish('live:refreshed', { cart: undefined, love: { count: 5 } })
    expect(server.calls).toHaveLength(1)
  })

  it('LOVE-01 a list requested before a change is requested again', async () => {
    vi.stubGlobal('roveSettings', {})
    const answers: ((response: Response) => void)[] = []
    server.answer = () => new Promise((resolve) => answers.push(resolve))
    const loves = open()
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    pageBus().publish('love:changed', { nid: 1201, loved: true, count: 2 })
    server.answer = undefined
    server.loved = new Set([7, 1201])
    answers[0]?.(json({ items: [] }))
    await loves.loaded
    expect(loves.get()).toEqual({ loved: new Set([7, 1201]), count: 2 })
  })

  it('LOVE-01 changes in two tabs at once are both counted, in any order of answers', async () => {
    vi.stubGlobal('roveSettings', { uc_love: { user: [] } })
    const loves = open()
    const elsewhere = (nid: number, count: number) =>
      pageBus().publish('love:changed', { nid, loved: true, count, elsewhere: true })
    let answer = (_: Response) => {}
    server.answer = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    const changed = loves.change({ nid: 1201, loved: true }, heart())
    await vi.waitFor(() => expect(server.calls).toHaveLength(1))
    elsewhere(1202, 2)
    answer(json({ cnt: 1 }))
    await changed
    expect(loves.get(), 'the other tab was counted after this one').toEqual({ loved: new Set([1202, 1201]), count: 2 })

    const later = loves.change({ nid: 1203, loved: true }, heart())
    await vi.waitFor(() => expect(server.calls).toHaveLength(2))
    answer(json({ cnt: 4 }))
    await later
    elsewhere(1204, 3)
    expect(loves.get().count, 'the other tab was counted before this one').toBe(4)
  })

  it('LOVE-03 use the server’s count, including products not sold in this country', async () => {
    vi.stubGlobal('roveSettings', {})
    server.answer = async () => json({ items: [], cnt: '4' })
    const loves = open()
    await loves.loaded
    expect(loves.get()).toEqual({ loved: new Set(), count: 4 })
  })

  it('the list is one request for simultaneous callers', async () => {
    const loves = open()
    const [one, two] = await Promise.all([loves.list(), loves.list()])
    expect(two).toBe(one)
    await loves.list()
    expect(server.calls).toEqual(['/uc_love/items', '/uc_love/items'])
  })

  it('LOVE-01 hearts that come after all others have gone know what has changed since the page was rendered', async () => {
    await open().change({ nid: 9, loved: true }, heart())
    release()
    const loves = open()
    expect(loves.get()).toEqual({ loved: new Set([7, 9]), count: 2 })
    await loves.change({ nid: 7, loved: false }, heart())
    release()
    expect(open().get()).toEqual({ loved: new Set([9]), count: 1 })
  })

  it('are one store for all callers, without listeners after the last release', () => {
    const [one, two] = [new AbortController(), new AbortController()]
    expect(shareLoves(one.signal)).toBe(shareLoves(two.signal))
    one.abort()
    expect(page().shared.has('loves')).toBe(true)
    two.abort()
    expect(page().shared.has('loves')).toBe(false)
    release = () => {}
  })
})
