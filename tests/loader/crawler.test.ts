import { afterEach, expect, it, vi } from 'vitest'
import { isCrawler } from '../../loader/crawler'
import { createLoader } from '../../loader/loader'
import { ready } from '../../loader/on-demand'
import { idle } from '../../loader/when/idle'
import { waitFor } from '../../loader/when/wait-for'
import { idleWidgets } from '../../loader/widgets'
import { browsers, crawlers } from './user-agents'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

it.each(crawlers)('POP-03 a crawler is recognised: %s', (agent) => {
  expect(isCrawler(agent)).toBe(true)
})

it.each(browsers)('POP-03 a browser is not a crawler: %s', (agent) => {
  expect(isCrawler(agent)).toBe(false)
})

it('POP-03 what loads when idle, as popups, countdown and chat, is not loaded for a crawler', () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  const come = vi.fn()
  const comeTo = (agent: string) => {
    vi.stubGlobal('navigator', { userAgent: agent })
    idle(document.body, come)
  }
  comeTo(crawlers[0])
  expect(come).not.toHaveBeenCalled()
  comeTo(browsers[0])
  expect(come).toHaveBeenCalledTimes(1)
  for (const tag of ['popups', 'countdown', 'chat']) expect(idleWidgets.split('|')).toContain(tag)
})

it.each(['eager', 'visible', 'idle', 'interaction', 'sometime'])(
  'POP-03 a crawler is given no popups, countdown or chat, also where a tag asks for them with load="%s", or the page itself',
  async (when) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
    // On a page that neither of this test's two loaders observes.
    history.replaceState(null, '', '/ar')
    class SeeingObserver {
      constructor(private readonly tell: (entries: object[], observer: object) => void) {}
      observe() {
        this.tell([{ isIntersecting: true }], this)
      }
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', SeeingObserver)
    const tags = ['popups', 'countdown', 'chat', 'search']
    const visit = async (agent: string) => {
      vi.stubGlobal('navigator', { userAgent: agent })
      document.body.innerHTML = tags.map((name) => `<rove-${name} load="${when}">server</rove-${name}>`).join('')
      const importModule = vi.fn(async () => {
        for (const element of document.querySelectorAll('rove-search')) element.setAttribute('data-rove-state', 'ready')
        return { default: { define() {} } }
      })
      const { scan, load } = createLoader({
        off: '',
        request() {},
        importModule,
        waitFor,
        placeTags() {},
        reportTag() {},
      })
      scan()
      for (const element of document.body.children) element.dispatchEvent(new Event('pointerover'))
      return { importModule, load }
    }
    const person = await visit(browsers[0])
    expect(person.importModule.mock.calls.flat()).toEqual(tags)
    const crawler = await visit(crawlers[0])
    await new Promise<void>((resolve) => ready(crawler.load, resolve))
    expect(crawler.importModule.mock.calls.flat()).toEqual(['search'])
    const { dataset, textContent } = document.querySelector('rove-popups') as HTMLElement
    expect([dataset.roveState, dataset.roveReason, textContent]).toEqual(['fallback', 'crawler', 'server'])
  },
)

it('LOAD-04 requests nothing ahead for a crawler', () => {
  const request = vi.fn()
  document.body.innerHTML = '<rove-search></rove-search>'
  for (const userAgent of [crawlers[0], browsers[0]]) {
    vi.stubGlobal('navigator', { userAgent })
    createLoader({
      off: '',
      request,
      importModule: async () => ({ default: { define() {} } }),
      waitFor,
      placeTags() {},
      reportTag() {},
    }).scan()
    expect(request).toHaveBeenCalledTimes(userAgent === browsers[0] ? 1 : 0)
  }
})
