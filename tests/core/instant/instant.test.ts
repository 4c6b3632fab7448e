import { describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import { page } from '../../../core/base/state/page'
import { begin, eachOnOwnPage, link, over, press, rest, rules, stop } from './links-page'

eachOnOwnPage()

describe('when a page is fetched ahead', () => {
  it('where a mouse rests on a link, not where it passes', () => {
    begin()
    over('/a')
    vi.advanceTimersByTime(100)
    over('/b')
    vi.advanceTimersByTime(149)
    expect(rules()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(rules()).toEqual(['prerender /b'])
  })

  it('at once where a mouse presses, and after a moment where a finger does, unless it scrolls', () => {
    begin()
    press('/a')
    vi.advanceTimersByTime(0)
    expect(rules()).toEqual(['prerender /a'])
    over('/b', 'touch')
    press('/b', { pointerType: 'touch' })
    vi.advanceTimersByTime(59)
    document.dispatchEvent(new PointerEvent('pointercancel'))
    vi.advanceTimersByTime(1000)
    expect(rules()).toEqual(['prerender /a'])
    press('/c', { pointerType: 'touch' })
    vi.advanceTimersByTime(60)
    expect(rules()).toEqual(['prerender /a', 'prerender /c'])
  })

  it('where the focus rests', () => {
    begin()
    link('/a').dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }))
    vi.advanceTimersByTime(150)
    expect(rules()).toEqual(['prerender /a'])
  })

  it('not once the link is opened, by a quick tap, by Enter, or while the mouse moves on it', () => {
    begin()
    const open = (path: string) => {
      // The test stays on its page.
      link(path).addEventListener('click', (event) => event.preventDefault())
      link(path).click()
      vi.advanceTimersByTime(1000)
    }
    press('/a', { pointerType: 'touch' })
    open('/a')
    link('/b').dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }))
    open('/b')
    open('/c')
    rest('/c')
    expect(rules()).toEqual([])
    over('/d')
    rest('/c')
    expect(rules()).toEqual(['prerender /c'])
  })

  it('not for another button or a new tab', () => {
    begin()
    press('/a', { button: 1 })
    press('/a', { ctrlKey: true })
    press('/a', { metaKey: true })
    vi.advanceTimersByTime(1000)
    expect(rules()).toEqual([])
  })

  it('only behind links of the content and the menus, that change nothing and are not excluded', () => {
    begin()
    for (const path of ['/a?add=1', '/cart', '/f', '/g', '/h']) rest(path)
    expect(rules()).toEqual([])
    rest('/a')
    expect(rules()).toEqual(['prerender /a'])
  })

  it('COUNTRY-05 not behind links to another country, whose page may change the visitor’s', () => {
    begin()
    document.querySelector<HTMLElement>('[href="/a"]')?.setAttribute('data-locale', 'ko_KR')
    rest('/a')
    rest('/b')
    expect(rules()).toEqual(['prerender /b'])
  })

  it('COUNTRY-05 not while the cookie names another country, whose pages the server would render', () => {
    const choose = (country: string) => {
      document.cookie = `warehouse_location=${country};path=/`
    }
    choose('US')
    begin()
    rest('/a')
    choose('KR')
    rest('/b')
    expect(rules()).toEqual(['prerender /a'])
    choose('US')
    rest('/b')
    expect(rules()).toEqual(['prerender /a', 'prerender /b'])
  })

  it('PAGE-03 not behind links that open a viewer', () => {
    page().viewers = '[href="/a"]'
    begin()
    rest('/a')
    rest('/b')
    expect(rules()).toEqual(['prerender /b'])
  })

  it('only behind the links that the setting names', () => {
    begin({ links: 'footer a', mode: 'prefetch' })
    rest('/a')
    rest('/h')
    expect(rules()).toEqual(['prefetch /h'])
  })
})

describe('how much is fetched ahead', () => {
  it('four pages of a page view, once each, of which two prerendered ones are kept', () => {
    begin()
    for (const path of ['/a', '/b', '/b']) rest(path)
    expect(rules()).toEqual(['prerender /a', 'prerender /b'])
    for (const path of ['/c', '/d', '/e']) rest(path)
    expect(rules()).toEqual(['prerender /c', 'prerender /d'])
  })

  it('as many as the setting says, and again after the page was restored', () => {
    begin({ budget: '1' })
    rest('/a')
    rest('/b')
    expect(rules()).toEqual(['prerender /a'])
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(rules()).toEqual([])
    rest('/b')
    expect(rules()).toEqual(['prerender /b'])
  })

  it('nothing on a budget of 0, in a preview, below /ar or on a slow connection', () => {
    const isNothing = () => {
      rest('/a')
      expect(rules()).toEqual([])
      stop()
    }
    begin({ budget: 0 })
    isNothing()
    page().slowConnection = '3g'
    begin()
    isNothing()
    delete page().slowConnection
    for (const address of ['/sofas?rove-why', '/ar/sofas']) {
      history.replaceState(null, '', address)
      begin()
      isNothing()
    }
  })

  it.each([
    'love:changed',
    'cart:added',
    'cart:changed',
    'country:changed',
    'destination:changed',
    'coupon:changed',
  ] as const)('pages are dropped at %s, because the server renders them anew', (fact) => {
    begin()
    rest('/a')
    expect(rules()).toEqual(['prerender /a'])
    pageBus().publish(fact, {} as never)
    expect(rules()).toEqual([])
    over('/b')
    rest('/a')
    expect(rules()).toEqual(['prerender /a'])
  })

  it('after it was stopped, nothing', () => {
    begin()
    rest('/a')
    stop()
    rest('/b')
    expect(rules()).toEqual([])
  })
})
