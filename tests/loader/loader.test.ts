import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { elementReports } from '../../loader/element-reports'
import { waitFor } from '../../loader/load-strategies'
import { createLoader } from '../../loader/loader'
import { ready } from '../../loader/on-demand'
import { captureConsole } from '../core/base/page/console'

/** Simulated IntersectionObservers that a test triggers. */
const watched: { element: Element; see(isIntersecting?: boolean): void }[] = []
class FakeIntersectionObserver {
  constructor(private readonly callback: (entries: { isIntersecting: boolean }[], observer: unknown) => void) {}
  observe(element: Element) {
    watched.push({ element, see: (isIntersecting = true) => this.callback([{ isIntersecting }], this) })
  }
  disconnect() {}
}

/** Observers are disconnected after each test. */
const observers: MutationObserver[] = []
const RealObserver = globalThis.MutationObserver
class EndingObserver extends RealObserver {
  constructor(callback: MutationCallback) {
    super(callback)
    observers.push(this)
  }
}

const said = captureConsole()
const define = vi.fn()
const placeTags = vi.fn()
const reportTag = vi.fn()
const request = vi.fn()
const importModule = vi.fn(async (_: string): Promise<unknown> => ({ default: { define } }))
const state = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset.roveState)
const settled = () =>
  vi.waitFor(() => expect(importModule.mock.settledResults.every(({ type }) => type !== 'incomplete')).toBe(true))

/** As `main.ts` does. */
function startLoader(): void {
  const { scan, observe } = createLoader({ off: 'blog', request, importModule, waitFor, placeTags, reportTag })
  scan()
  observe()
}

beforeEach(() => {
  watched.length = 0
  define.mockReset()
  placeTags.mockReset()
  reportTag.mockReset()
  request.mockReset()
  importModule.mockReset().mockImplementation(async () => ({ default: { define } }))
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  vi.stubGlobal('MutationObserver', EndingObserver)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  document.body.innerHTML = ''
})
afterEach(() => {
  for (const observer of observers.splice(0)) observer.disconnect()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

describe('the loader', () => {
  it('LOAD-01 finds existing tags and tags added later, nested ones too', async () => {
    document.body.innerHTML = '<rove-love nid="1"></rove-love>'
    startLoader()
    expect(state('rove-love')).toEqual(['loading'])
    document.body.insertAdjacentHTML('beforeend', '<div><p><rove-wishlist></rove-wishlist></p></div>')
    await vi.waitFor(() => expect(state('rove-wishlist')).toEqual(['loading']))
    expect(watched.map(({ element }) => element.localName)).toEqual(['rove-love', 'rove-wishlist'])
  })

  it('LOAD-01 finds a tag that is added to a form with a field named querySelectorAll', async () => {
    document.body.innerHTML = '<form></form>'
    startLoader()
    const form = document.querySelector('form') as HTMLFormElement
    Object.defineProperty(form, 'querySelectorAll', { value: document.createElement('input'), configurable: true })
    form.append(document.createElement('rove-love'))
    await vi.waitFor(() => expect(state('rove-love')).toEqual(['loading']))
  })

  it('LOAD-04 on a page that is never idle, code that loads when idle comes after five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    vi.stubGlobal('requestIdleCallback', (run: () => void, { timeout }: IdleRequestOptions) => setTimeout(run, timeout))
    document.body.innerHTML = '<rove-love load="idle"></rove-love>'
    startLoader()
    await vi.advanceTimersByTimeAsync(4999)
    expect(importModule).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(importModule.mock.calls).toEqual([['love']])
  })

  it('LOAD-04 loads a tag’s code once for a hundred elements, and only for tags on the page', async () => {
    document.body.innerHTML = '<rove-love></rove-love>'.repeat(100)
    startLoader()
    for (const { see } of watched) see()
    await settled()
    expect(importModule.mock.calls).toEqual([['love']])
    expect(define).toHaveBeenCalledTimes(1)
  })

  it('LOAD-04 a tag whose code fails keeps the server’s HTML with a reason, later ones too, and other tags load', async () => {
    importModule.mockImplementation(async (name) => {
      if (name === 'love') throw new TypeError('Failed to fetch')
      return { default: { define } }
    })
    document.body.innerHTML = '<rove-love load="eager">a</rove-love><rove-search load="eager"></rove-search>'
    startLoader()
    await vi.waitFor(() => expect(state('rove-love')).toEqual(['fallback']))
    document.body.insertAdjacentHTML('beforeend', '<rove-love>b</rove-love>')
    await vi.waitFor(() => expect(state('rove-love')).toEqual(['fallback', 'fallback']))
    expect(document.querySelector<HTMLElement>('rove-love')?.dataset.roveReason).toBe('code-not-loaded')
    expect(define).toHaveBeenCalledTimes(1)
    expect(reportTag).toHaveBeenCalledTimes(1)
  })

  it('LOAD-04 a module that throws in define is a failure', async () => {
    define.mockImplementation(() => {
      throw new Error('no')
    })
    document.body.innerHTML = '<rove-love load="eager"></rove-love>'
    startLoader()
    await vi.waitFor(() => expect(state('rove-love')).toEqual(['fallback']))
  })

  it.each([
    ['eager', () => {}],
    ['idle', () => {}],
    ['visible', () => watched[0]?.see()],
    ['interaction', () => document.querySelector('rove-love')?.dispatchEvent(new Event('focusin', { bubbles: true }))],
  ])('uses the load strategy that its tag names: %s', async (when, come) => {
    document.body.innerHTML = `<rove-love load="${when}"></rove-love>`
    startLoader()
    if (when === 'visible' || when === 'interaction') expect(importModule).not.toHaveBeenCalled()
    come()
    await vi.waitFor(() => expect(importModule).toHaveBeenCalledTimes(1))
  })

  it('LOAD-04 requests the files of the first screen at once, and starts them at their moment', async () => {
    document.body.innerHTML = '<rove-header></rove-header><rove-search></rove-search><rove-love></rove-love>'
    startLoader()
    expect(request.mock.calls).toEqual([['header'], ['search']])
    expect(importModule).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(importModule.mock.calls).toEqual([['search']]))
    watched[0]?.see()
    expect(importModule.mock.calls).toEqual([['search'], ['header']])
  })

  it('LOAD-04 a load strategy of the first screen’s tag is kept', () => {
    document.body.innerHTML = '<rove-search load="interaction"></rove-search>'
    startLoader()
    expect(request).not.toHaveBeenCalled()
    expect(importModule).not.toHaveBeenCalled()
  })

  it('an unknown load strategy is reported, and the tag loads when visible', () => {
    document.body.innerHTML = '<rove-love load="constructor"></rove-love>'
    startLoader()
    expect(watched).toHaveLength(1)
    expect(said()[0]).toBe(
      '[rove] rove-love: load="constructor" is unknown; use one of: eager, idle, interaction, visible',
    )
  })

  it('LOAD-07 does not observe the page below /ar, and scans on request', async () => {
    history.replaceState(null, '', '/ar/sofas')
    const { scan, observe } = createLoader({ off: 'blog', request, importModule, waitFor, placeTags, reportTag })
    scan()
    observe()
    document.body.innerHTML = '<rove-love></rove-love>'
    await new Promise((resolve) => setTimeout(resolve))
    expect(state('rove-love')).toEqual([undefined])
    scan()
    expect(state('rove-love')).toEqual(['loading'])
  })

  it('LOAD-02 ignores the page’s other elements', () => {
    document.body.innerHTML = '<x-rove-love></x-rove-love><div class="rove-love"></div>'
    startLoader()
    expect([...elementReports()]).toEqual([])
  })

  it('LOAD-01 ready() loads waiting elements, and resolves when nothing is loading', async () => {
    document.body.innerHTML = '<rove-love></rove-love><rove-search></rove-search>'
    const { scan, load } = createLoader({ off: 'blog', request, importModule, waitFor, placeTags, reportTag })
    scan()
    const done = vi.fn()
    const waiting = new Promise<void>((resolve) => ready(load, resolve)).then(done)
    await settled()
    expect(importModule.mock.calls.flat().sort()).toEqual(['love', 'search'])
    expect(done).not.toHaveBeenCalled()
    for (const element of document.querySelectorAll<HTMLElement>('[data-rove-state]'))
      element.dataset.roveState = 'ready'
    await waiting
    expect(elementReports().map((report) => report.state)).toEqual(['ready', 'ready'])
  })

  it('LOAD-01 ready() on a page that is only prerendered waits until it is shown', async () => {
    Object.assign(document, { prerendering: true })
    const done = vi.fn()
    const waiting = new Promise<void>((resolve) => ready(() => {}, resolve)).then(done)
    await settled()
    expect(done).not.toHaveBeenCalled()
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
    await waiting
    expect(done).toHaveBeenCalledTimes(1)
  })

  it('LOAD-01 a tag without code keeps its HTML, and is reported once', async () => {
    document.body.innerHTML = '<rove-heart load="eager">a</rove-heart><rove-heart load="eager">b</rove-heart>'
    const missing = new Error('404')
    importModule.mockRejectedValueOnce(missing)
    const { scan } = createLoader({ off: 'blog', request, importModule, waitFor, placeTags, reportTag })
    scan()
    scan()
    await vi.waitFor(() => expect(reportTag.mock.calls).toEqual([['rove-heart', missing]]))
    expect(importModule.mock.calls).toEqual([['heart']])
    expect(state('rove-heart')).toEqual(['fallback', 'fallback'])
    expect(document.body.textContent).toBe('ab')
  })

  it('LOAD-04 code that takes over ten seconds causes the fallback, and can still take over', async () => {
    vi.useFakeTimers()
    let arrive = (_: unknown) => {}
    importModule.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    document.body.innerHTML = '<rove-love load="eager">a</rove-love>'
    startLoader()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(state('rove-love')).toEqual(['loading'])
    await vi.advanceTimersByTimeAsync(1)
    expect(state('rove-love')).toEqual(['fallback'])
    expect(reportTag.mock.calls).toEqual([['rove-love', 'timeout']])
    arrive({ default: { define } })
    await vi.advanceTimersByTimeAsync(0)
    expect(define).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })

  it('LOAD-04 code loaded in time is not reported later', async () => {
    vi.useFakeTimers()
    document.body.innerHTML = '<rove-love load="eager">a</rove-love>'
    startLoader()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(state('rove-love')).toEqual(['loading'])
    expect(reportTag).not.toHaveBeenCalled()
    vi.useRealTimers()
  })

  it('LOAD-04 a tag without a box loads, and no style is read before the browser has laid out the page', async () => {
    document.body.innerHTML =
      '<rove-love style="display: block"></rove-love><rove-cart style="display: none"></rove-cart>'
    const read = vi.spyOn(window, 'getComputedStyle')
    startLoader()
    expect(read).not.toHaveBeenCalled()
    for (const { see } of watched) see(false)
    await settled()
    expect(importModule.mock.calls).toEqual([['cart']])
  })

  it('LOAD-04 without IntersectionObserver it does not throw, and tags load at once', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    document.body.innerHTML = '<rove-love></rove-love>'
    startLoader()
    await settled()
    expect(importModule.mock.calls).toEqual([['love']])
  })
})
