import { describe, expect, it, vi } from 'vitest'
import { page } from '../../../core/base/state/page'
import { pageReport } from '../../../core/instant/page-report'
import { elementReports } from '../../../loader/element-reports'
import { captureConsole } from '../base/page/console'
import { begin, eachOnOwnPage, links, rest, rules, stop } from './links-page'

eachOnOwnPage()
const said = captureConsole()

describe('with what a page is fetched ahead', () => {
  it('a device with little memory prefetches', () => {
    begin(true, { device: { deviceMemory: 2 } })
    rest('/a')
    expect(rules()).toEqual(['prefetch /a'])
    expect(pageReport().instant).toEqual({
      how: 'prefetch',
      because: 'the device has 2 GB of memory',
      budget: 3,
      fetched: [`${location.origin}/a`],
      refused: expect.any(Array),
    })
  })

  it('a browser without speculation rules gets a link, and one without that nothing', () => {
    begin(true, { supports: () => false })
    rest('/a')
    expect([rules(), links()]).toEqual([[], [`${location.origin}/a`]])
    stop()
    vi.spyOn(HTMLLinkElement.prototype, 'relList', 'get').mockReturnValue({ supports: () => false } as never)
    begin(true, { supports: () => false })
    rest('/b')
    expect([rules(), links()]).toEqual([[], []])
    expect(pageReport().instant).toMatchObject({ how: 'none', because: 'the browser cannot fetch pages ahead' })
  })

  it('the script has the nonce of the page’s scripts, and the text of a policy of its own', () => {
    document.body.insertAdjacentHTML('beforeend', '<script type="application/json" nonce="n1"></script>')
    Object.assign(document.querySelector('script[nonce]') ?? {}, { nonce: 'n1' })
    const createPolicy = vi.fn((_: string, { createScript }: { createScript(text: string): string }) => ({
      createScript,
    }))
    vi.stubGlobal('trustedTypes', { createPolicy })
    begin()
    rest('/a')
    rest('/b')
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=speculationrules]')]
    expect(scripts.map(({ nonce }) => nonce)).toEqual(['n1', 'n1'])
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['rove-instant'])
  })

  it('where the policy refuses the script, a link, also from then on', () => {
    begin()
    rest('/a')
    document.querySelector('script[type=speculationrules]')?.dispatchEvent(new Event('securitypolicyviolation'))
    rest('/b')
    expect([rules(), links()]).toEqual([[], [`${location.origin}/a`, `${location.origin}/b`]])
    expect(pageReport().instant).toMatchObject({ how: 'prefetch', because: expect.stringContaining('policy') })
  })

  it('where Trusted Types refuse the text, a link and one report', () => {
    vi.stubGlobal('trustedTypes', {
      createPolicy() {
        throw new TypeError('not allowed')
      },
    })
    vi.spyOn(HTMLScriptElement.prototype, 'text', 'set').mockImplementation(() => {
      throw new TypeError('This document requires TrustedScript')
    })
    begin()
    rest('/a')
    rest('/b')
    expect([rules(), links().length]).toEqual([[], 2])
    expect(said()).toEqual(['[rove] instant: This document requires TrustedScript'])
  })
})

describe('the setting', () => {
  it.each([false, 0, '0', null])('%j is off', (setting) => {
    begin(setting)
    rest('/a')
    expect(rules()).toEqual([])
    expect(pageReport().instant).toMatchObject({
      how: 'none',
      because: 'rove.instant is not set to true, or to { links, budget, mode }',
    })
  })

  it.each([true, 1, '1', {}])('%j is on', (setting) => {
    begin(setting)
    rest('/a')
    expect(rules()).toEqual(['prerender /a'])
  })

  it.each(['yes', 'on', 2])('%j is off, and the console says what is right', (setting) => {
    begin(setting)
    rest('/a')
    expect(rules()).toEqual([])
    expect(said()).toEqual([expect.stringMatching(/rove\.instant is not usable.*true, or \{ links, budget, mode \}/)])
  })

  it.each(['many', -1, 2.5, 11])('a budget of %j is reported with what is right', (budget) => {
    begin({ budget })
    expect(said()).toEqual([expect.stringContaining('budget: a number of pages from 0 to 10, please')])
  })

  it('with an invalid or unknown key no page is fetched ahead, and the console names each', () => {
    begin({ link: '.harmless', links: 'a[', budget: 4, mode: 'eager' })
    rest('/a')
    expect(rules()).toEqual([])
    expect(pageReport().instant.how).toBe('none')
    expect(said()).toEqual([
      expect.stringMatching(
        /rove\.instant: link is unknown; use links\. links: a CSS selector, please\. mode: .*\. Nothing is fetched ahead$/,
      ),
    ])
  })
})

describe('the report of the page', () => {
  it('lists each link that is not fetched ahead with the reason, and what is left of the budget', () => {
    page().viewers = '[href="/b"]'
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="/cart">again</a>')
    begin({ budget: 2 })
    rest('/a')
    const { budget, fetched, refused } = pageReport().instant
    const at = (path: string) => location.origin + path
    expect({ budget, fetched }).toEqual({ budget: 1, fetched: [at('/a')] })
    expect(refused).toEqual([
      { href: at('/b'), because: 'opens a viewer' },
      { href: at('/a?add=1'), because: 'query add' },
      { href: at('/cart'), because: 'path cart' },
      { href: at('/f'), because: 'data-no-instant' },
      { href: at('/g'), because: 'a script answers it' },
      { href: at('/h'), because: 'not matched by rove.instant.links' },
    ])
  })

  const arriveAt = (activationStart: number) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ activationStart } as never])

  it('says that a page was not prerendered', () => {
    arriveAt(0)
    expect(pageReport()).toMatchObject({ prerendered: false, shown: true, shownAfter: undefined })
  })

  it('rove.debug() says that no page is fetched ahead where instant pages have not started', () => {
    begin()
    expect(elementReports().page.instant.how).toBe('prerender')
    stop()
    expect(elementReports().page.instant).toMatchObject({ how: 'none', because: expect.stringMatching(/^not started/) })
  })

  it('says of a prerendered page whether and when it was shown', () => {
    Object.assign(document, { prerendering: true })
    arriveAt(0)
    expect(pageReport()).toMatchObject({ prerendered: true, shown: false, shownAfter: undefined })
    Reflect.deleteProperty(document, 'prerendering')
    arriveAt(1234.5)
    expect(pageReport()).toMatchObject({ prerendered: true, shown: true, shownAfter: 1235 })
  })
})
