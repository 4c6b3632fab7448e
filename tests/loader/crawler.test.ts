import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from '../../loader/load-strategies'
import { createLoader } from '../../loader/loader'
import { ready } from '../../loader/on-demand'
import { fileOf, idleWidgets } from '../../loader/widgets'
import { browsers, crawlers } from '../core/base/device/user-agents'

class SeeingObserver {
  constructor(private readonly tell: (entries: object[], observer: object) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }], this)
  }
  disconnect() {}
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  vi.stubGlobal('IntersectionObserver', SeeingObserver)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Visits a page of these tags, and points at each. */
function visit(agent: string, html: string, off = '') {
  vi.stubGlobal('navigator', { userAgent: agent })
  document.body.innerHTML = html
  const importModule = vi.fn(async (name: string) => {
    for (const element of document.querySelectorAll(`rove-${name}`)) element.setAttribute('data-rove-state', 'ready')
    return { default: { define() {} } }
  })
  const request = vi.fn()
  const { scan, load } = createLoader({ off, request, importModule, waitFor, placeTags() {}, reportTag() {} })
  scan()
  for (const element of document.body.children) element.dispatchEvent(new Event('pointerover'))
  return { imported: () => importModule.mock.calls.flat(), requested: () => request.mock.calls.flat(), load }
}
const tags = (names: readonly string[], load = '') =>
  names.map((name) => `<rove-${name}${load}>server</rove-${name}>`).join('')
const states = () =>
  [...document.body.querySelectorAll<HTMLElement>('*')].map(({ dataset, textContent }) =>
    [dataset.roveState, dataset.roveReason, textContent].join(' '),
  )

it.each([
  ['', idleWidgets.split('|')],
  [' load="idle"', ['love', 'header', 'search']],
])('POP-03 LOAD-04 a tag%s that loads when idle has a reason for a crawler', async (load, names) => {
  const html = tags(names, load)
  expect(visit(browsers[0], html).imported()).toEqual(names.map((name) => fileOf(`rove-${name}`)))
  const crawler = visit(crawlers[0], html)
  await new Promise<void>((resolve) => ready(crawler.load, resolve))
  expect(crawler.imported()).toEqual([])
  expect(states()).toEqual(names.map(() => 'fallback crawler server'))
})

it.each(['eager', 'visible', 'interaction', 'sometime'])(
  'POP-03 a crawler gets no popups, countdown or chat with load="%s", but the rest',
  async (when) => {
    const names = ['popups', 'countdown', 'chat', 'search']
    const html = tags(names, ` load="${when}"`)
    expect(visit(browsers[0], html).imported()).toEqual(names)
    const crawler = visit(crawlers[0], html)
    await new Promise<void>((resolve) => ready(crawler.load, resolve))
    expect(crawler.imported()).toEqual(['search'])
    expect(states()).toEqual([...Array(3).fill('fallback crawler server'), 'ready  server'])
  },
)

it('LOAD-04 an element that is switched off says so to a crawler too', () => {
  visit(crawlers[0], tags(['search']), 'search')
  expect(states()).toEqual(['fallback off server'])
})

it('LOAD-04 requests nothing ahead for a crawler', () => {
  const html = tags(['header', 'search'])
  expect(visit(browsers[0], html).requested()).toEqual(['header', 'search'])
  expect(visit(crawlers[0], html).requested()).toEqual([])
})
