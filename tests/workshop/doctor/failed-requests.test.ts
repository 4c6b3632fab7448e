import { afterEach, expect, it, vi } from 'vitest'
import { page } from '../../../core/base/state/page'
import { failedRequests } from '../../../workshop/doctor/failed-requests'
import type { Visit } from '../../../workshop/doctor/finding'

afterEach(() => {
  vi.unstubAllGlobals()
  page().reported.length = 0
})

const visit = { isOwnTime: (time: number) => time >= 1000 } as Visit
const said = (known: Parameters<typeof failedRequests>[1] = []) =>
  failedRequests(visit, known).map(({ what, evidence }) => [what, evidence])

/** The browser's record of requests. */
const record = (entries: readonly object[]) => vi.stubGlobal('performance', { getEntriesByType: () => entries })

const entry = (path: string, responseStatus: number, more: object = {}) => ({
  ...{ name: new URL(path, location.href).href, responseStatus, initiatorType: 'fetch', startTime: 10 },
  ...more,
})

it('LOAD-10 names each address once, with its status and without its query', () => {
  record([
    entry('/ajax/live_info.json?pathname=%2Fcanary', 400),
    entry('/ajax/live_info.json?pathname=%2F', 400),
    entry('/ajax/cart', 200),
    entry('https://search.example/indexes', 503, { initiatorType: 'xmlhttprequest' }),
    entry('/sofa.jpg', 404, { initiatorType: 'img' }),
    entry('/sofas', 500, { startTime: 2000 }),
  ])
  expect(said()).toEqual([
    ['A request of this page was answered with 400.', '/ajax/live_info.json'],
    ['A request of this page was answered with 503.', 'search.example/indexes'],
  ])
  expect(said([{ name: 'live.info', path: '/ajax/live_info.json' }])).toHaveLength(1)
})

it('LOAD-10 names the calls of which elements have said that they have failed', () => {
  page().reported.push(
    '[rove] cart.read: status-500 (Erroneous request.)',
    '[rove] love.items: timeout (Erroneous request.)',
    '[rove] <rove-love>: needs-nid',
  )
  record([entry('/ajax/cart', 0)])
  const items = ['A request of this page has failed: timeout.', 'love.items']
  expect(said()).toEqual([['A request of this page was answered with 500.', 'cart.read'], items])
  expect(said([{ name: 'cart.read', path: '/ajax/cart' }])).toEqual([items])
})
