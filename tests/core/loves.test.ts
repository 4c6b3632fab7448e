import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../core/bus'
import { RoveError } from '../../core/errors'
import { type Loves, shareLoves } from '../../core/loves'
import { page } from '../../core/page'
import { hearConsole } from './console'

/** The server's side: what it was asked, and what it answers. */
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

hearConsole()
const heart = () => document.body.appendChild(document.createElement('b'))
let release: () => void
const open = (): Loves => {
  const life = new AbortController()
  release = () => life.abort()
  return shareLoves(life.signal)
}

beforeEach(() => {
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

describe('what a visitor loves', () => {
  it('LOVE-03 is what the page’s settings say, with no call', async () => {
    const loves = open()
    await loves.known
    expect(loves.get()).toEqual({ loved: new Set([7]), count: 1 })
    expect(server.calls).toEqual([])
  })

  it('LOVE-03 counts a product once, however often and however the settings name it', () => {
    vi.stubGlobal('roveSettings', { uc_love: { user: [1201, 1201, '1201'] } })
    expect(open().get()).toEqual({ loved: new Set([1201]), count: 1 })
  })

  it('LOVE-03 is asked for once where the page was not rendered for one visitor', async () => {
    vi.stubGlobal('roveSettings', {})
    const loves = open()
    await loves.known
    expect(loves.get()).toEqual({ loved: new Set([7]), count: 1 })
    expect(server.calls).toEqual(['/uc_love/items'])
  })

  it('LOVE-05 the list shares the first call, and asks anew once something has changed', async () => {
    vi.stubGlobal('roveSettings', {})
    const loves = open()
    await Promise.all([loves.known, loves.list()])
    expect(server.calls).toEqual(['/uc_love/items'])
    const before = loves.list()
    pageBus().tell('love:changed', { nid: 9, loved: true, count: 2 })
    await Promise.all([before, loves.list()])
    expect(server.calls).toHaveLength(3)
  })

  it('LOVE-01 sends op, nid, email and subscribe, and takes the count the server gives', async () => {
    const loves = open()
    await loves.change({ nid: 1201, loved: true, email: 'a@b.co', subscribe: false }, heart())
    expect(server.calls).toEqual(['/uc_love/ajax?op=add&nid=1201&email=a%40b.co&subscribe=0'])
    expect(loves.get()).toEqual({ loved: new Set([7, 1201]), count: 2 })
    await loves.change({ nid: 7, loved: false }, heart())
    expect(server.calls[1]).toBe('/uc_love/ajax?op=remove&nid=7')
    expect(loves.get()).toEqual({ loved: new Set([1201]), count: 1 })
  })

  it('LOVE-01 tells the fact once, from the element that asked', async () => {
    const told = vi.fn()
    const element = heart()
    element.addEventListener('rove:love:changed', (event) => told((event as CustomEvent).detail))
    await open().change({ nid: 1201, loved: true }, element)
    expect(told).toHaveBeenCalledExactlyOnceWith({ nid: 1201, loved: true, count: 2 })
  })

  it('LOVE-01 asks one after the other, so that the last answer is the last count', async () => {
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

  it('LOVE-04 a failed call changes nothing, is not sent again, and does not stop the next one', async () => {
    const loves = open()
    server.answer = () => Promise.resolve(new Response('<h1>Oops</h1>', { status: 500 }))
    await expect(loves.change({ nid: 1, loved: true }, heart())).rejects.toThrow(
      new RoveError('status-500', 'love.set'),
    )
    expect(server.calls).toHaveLength(1)
    expect(loves.get()).toEqual({ loved: new Set([7]), count: 1 })
    server.answer = undefined
    await loves.change({ nid: 1, loved: true }, heart())
    expect(loves.get().count).toBe(2)
  })

  it('two tabs do not lose a love: what another one publishes is taken in', () => {
    const loves = open()
    pageBus().tell('love:changed', { nid: 9, loved: true, count: 2, elsewhere: true })
    expect(loves.get()).toEqual({ loved: new Set([7, 9]), count: 2 })
  })

  it('a page that comes back from the cache asks again', async () => {
    const loves = open()
    server.loved = new Set([7, 8])
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.waitFor(() => expect(loves.get().count).toBe(2))
  })

  it('LOVE-01 a list that was asked before a love does not undo it: the list is asked again', async () => {
    vi.stubGlobal('roveSettings', {})
    const answers: ((response: Response) => void)[] = []
    server.answer = () => new Promise((resolve) => answers.push(resolve))
    const loves = open()
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    pageBus().tell('love:changed', { nid: 1201, loved: true, count: 2 })
    server.answer = undefined
    server.loved = new Set([7, 1201])
    answers[0]?.(json({ items: [] }))
    await loves.known
    expect(loves.get()).toEqual({ loved: new Set([7, 1201]), count: 2 })
  })

  it('LOVE-01 two tabs that love at once both count two, whichever answer comes first', async () => {
    vi.stubGlobal('roveSettings', { uc_love: { user: [] } })
    const loves = open()
    const elsewhere = (nid: number, count: number) =>
      pageBus().tell('love:changed', { nid, loved: true, count, elsewhere: true })
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

  it('LOVE-03 counts what the server counts, also what is not sold in this country', async () => {
    vi.stubGlobal('roveSettings', {})
    server.answer = async () => json({ items: [], cnt: '4' })
    const loves = open()
    await loves.known
    expect(loves.get()).toEqual({ loved: new Set(), count: 4 })
  })

  it('the list is one call for all who ask while it is under way', async () => {
    const loves = open()
    const [one, two] = await Promise.all([loves.list(), loves.list()])
    expect(two).toBe(one)
    await loves.list()
    expect(server.calls).toEqual(['/uc_love/items', '/uc_love/items'])
  })

  it('is one knowledge for all who ask, and nothing listens after the last has let go', () => {
    const [one, two] = [new AbortController(), new AbortController()]
    expect(shareLoves(one.signal)).toBe(shareLoves(two.signal))
    one.abort()
    expect(page().shared.has('loves')).toBe(true)
    two.abort()
    expect(page().shared.has('loves')).toBe(false)
    release = () => {}
  })
})
