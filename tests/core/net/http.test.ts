import { afterEach, describe, expect, it, vi } from 'vitest'
import { loveItems, loveSet, loveValidate } from '../../../core/contract/love'
import { createHttp } from '../../../core/net/http'

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const good = { cnt: 1, validate: true, html: '', items: [] }

/** Calls answered by `answer`, with the requests as they came. */
function server(answer: (request: Request, n: number) => Response | Promise<Response>, deadlineMs = 500) {
  const requests: Request[] = []
  const call = createHttp({
    basePath: '/shop/',
    deadlineMs,
    fetch: async (input) => {
      requests.push(input as Request)
      return answer(input as Request, requests.length)
    },
  })
  return { call, requests }
}

const broken = (first: string) =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(first))
        stream.error(new TypeError('terminated'))
      },
    }),
  )
const never = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
const neverEnds = (request: Request) =>
  new Response(
    new ReadableStream({
      start: (stream) => request.signal.addEventListener('abort', () => stream.error(request.signal.reason)),
    }),
  )
const redirected = () =>
  Object.defineProperties(json(good), {
    redirected: { value: true },
    url: { value: 'http://localhost/user/login?destination=x' },
  })

const faults: Record<string, [(request: Request) => Response | Promise<Response>, string]> = {
  'a 500': [() => json({}, 500), 'status-500'],
  'a 403': [() => json({}, 403), 'status-403'],
  'a 404 page': [() => new Response('<h1>', { status: 404 }), 'status-404'],
  'HTML in place of JSON': [() => new Response('<!doctype html>'), 'not-json'],
  nothing: [() => new Response(''), 'not-json'],
  'a PHP warning before the JSON': [() => new Response('Notice: x {"cnt":1}'), 'not-json'],
  'JSON that is cut': [() => new Response('{"cnt":'), 'not-json'],
  'another shape': [() => json({ cnt: {}, items: 3, validate: 1, html: 5 }), 'wrong-shape'],
  null: [() => json(null), 'wrong-shape'],
  'a list': [() => json([]), 'wrong-shape'],
  'a login page': [redirected, 'signed-out'],
  'a closed connection': [() => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  'a body that breaks off': [() => broken('{"cnt":1'), 'network'],
  silence: [never, 'timeout'],
  'a body that never ends': [neverEnds, 'timeout'],
}

afterEach(() => vi.restoreAllMocks())

describe.each([
  ['love.set', (call: ReturnType<typeof createHttp>) => call(loveSet, { nid: 1, loved: true })],
  ['love.validate', (call: ReturnType<typeof createHttp>) => call(loveValidate, { nid: 1 })],
  ['love.items', (call: ReturnType<typeof createHttp>) => call(loveItems, {})],
] as const)('%s', (name, ask) => {
  it.each(Object.entries(faults))('LOVE-04 answered with %s ends in one named failure', async (_, [answer, code]) => {
    await expect(ask(server(answer).call)).rejects.toMatchObject({ name: 'RoveError', where: name, code })
  })

  it('answered well gives what the contract says', async () => {
    await expect(ask(server(() => json(good)).call)).resolves.toBeTruthy()
  })
})

describe('a call', () => {
  it('goes below the base path, with its query, and tells nobody where it came from', async () => {
    const { call, requests } = server(() => json(good))
    await call(loveSet, { nid: 7, loved: false })
    expect(requests[0]?.url).toBe('http://localhost:3000/shop/uc_love/ajax?op=remove&nid=7')
    expect(requests[0]?.referrerPolicy).toBe('no-referrer')
  })

  it('that reads is tried once more after a 503', async () => {
    const { call, requests } = server((_, n) => (n === 1 ? json({}, 503) : json(good)), 2000)
    await expect(call(loveItems, {})).resolves.toEqual({ items: [] })
    expect(requests).toHaveLength(2)
  })

  it.each([503, 502, 504, 500])('that changes something is never sent twice, not after a %s either', async (status) => {
    const { call, requests } = server(() => json({}, status))
    await expect(call(loveSet, { nid: 1, loved: true })).rejects.toMatchObject({ code: `status-${status}` })
    expect(requests).toHaveLength(1)
  })

  it('that changes something is never sent twice after a closed connection', async () => {
    const { call, requests } = server(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(call(loveSet, { nid: 1, loved: true })).rejects.toMatchObject({ code: 'network' })
    expect(requests).toHaveLength(1)
  })

  it('that nobody waits for any more ends as aborted', async () => {
    const leaving = new AbortController()
    const asked = server(never).call(loveItems, {}, leaving.signal)
    leaving.abort()
    await expect(asked).rejects.toMatchObject({ code: 'aborted' })
  })
})
