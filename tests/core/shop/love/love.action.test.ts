import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../../core/base/bus/bus'
import { page } from '../../../../core/base/state/page'
import { receiveContacts } from '../../../../core/shop/contacts/identify.action'
import { love } from '../../../../core/shop/love/love.action'

const input = { nid: 7, loved: true }
const told = vi.fn()
let leave = () => {}
const serve = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  )

beforeEach(() => {
  told.mockReset()
  leave = pageBus().on('love:changed', told)
})
afterEach(() => {
  leave()
  delete page().performs.love
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('a change of a love', () => {
  it('LOVE-01 is the contract’s call, and is published once with the server’s count', async () => {
    serve({ cnt: '3' })
    await expect(love(input)).resolves.toEqual({ count: 3 })
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(told.mock.calls).toEqual([[{ nid: 7, loved: true, count: 3 }]])
  })

  it('LOVE-01 can be performed by the page, and is published once too', async () => {
    serve({ cnt: 3 })
    const perform = vi.fn(async () => ({ count: 9 }))
    page().performs.love = perform
    await expect(love(input)).resolves.toEqual({ count: 9 })
    expect(perform).toHaveBeenCalledExactlyOnceWith(input, expect.any(Function))
    expect(fetch).not.toHaveBeenCalled()
    expect(told.mock.calls).toEqual([[{ nid: 7, loved: true, count: 9 }]])
  })

  it('LOVE-04 TRACK-03 publishes that the newsletter was subscribed; the address goes to the contact sink only', async () => {
    serve({ cnt: 3 })
    const known: unknown[] = []
    const stop = receiveContacts((contact, by) => known.push([contact, by]))
    await love({ ...input, email: 'ida@home.test', subscribe: true })
    await love({ ...input, email: 'ida@home.test', subscribe: false })
    await love(input)
    stop()
    const fact = { nid: 7, loved: true, count: 3 }
    expect(told.mock.calls).toEqual([[{ ...fact, subscribed: true }], [fact], [fact]])
    expect(known).toEqual([
      [{ email: 'ida@home.test' }, 'form'],
      [{ email: 'ida@home.test' }, 'form'],
    ])
  })

  it('LOVE-01 is published from the requesting element', async () => {
    serve({ cnt: 3 })
    const heart = document.body.appendChild(document.createElement('b'))
    const heard = vi.fn()
    heart.addEventListener('rove:love:changed', heard)
    await love(input, heart)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the server', () => serve({}, 500)],
    [
      'the page',
      () => {
        page().performs.love = () => Promise.reject(new Error('theirs'))
      },
    ],
    [
      'the page, by saying nothing,',
      () => {
        page().performs.love = async () => undefined as never
      },
    ],
    [
      'the page, by saying no count,',
      () => {
        page().performs.love = async () => ({ count: 'many' }) as never
      },
    ],
  ])('LOVE-04 is not published where %s fails', async (_, fail) => {
    fail()
    await expect(love(input)).rejects.toThrow()
    expect(told).not.toHaveBeenCalled()
  })
})
