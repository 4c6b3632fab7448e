import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageContents } from '../../../core/shop/campaign/contents.store'
import { setConsent } from '../../../core/shop/consent/consent.action'
import { captureConsole } from '../base/page/console'
import { leave, newDevice, settle } from './tracked-page'

captureConsole()
beforeEach(newDevice)
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('the price test', () => {
  const banner = () => document.querySelector('a')?.getAttribute('href')
  const come = async (search: string, more = {}) => {
    leave()
    history.replaceState(null, '', `/${search}`)
    vi.stubGlobal('roveSettings', {
      rove: { consent: { analytics: true }, tracking: { page: { type: 'home' } }, ...more },
    })
    document.body.className = 'front'
    document.body.innerHTML = '<a data-rove-banner href="/sale">Sale</a><p id="price">$1,200 <s>$1,500</s></p>'
    const { startTracking } = await import('../../../core/tracking/tracking')
    const stop = startTracking()
    await settle()
    return stop
  }
  const host = new URL(document.baseURI).hostname
  const on = `?utm_source=${host}&utm_campaign=rove.shop`

  it('ABTEST-01 is recognised by the shop’s own domain and campaign, stored in a cookie, and changes no price', async () => {
    const stopEarlier = await come('?utm_campaign=rove.shop')
    expect([banner(), localStorage.rove_variant]).toEqual(['/sale', undefined])
    stopEarlier()
    const stop = await come(on)
    expect(banner()).toBe('/toronto-showroom')
    expect(document.cookie).toContain('rove_variant=price')
    expect(localStorage.rove_variant).toBe('"price"')
    expect(document.querySelector('#price')?.textContent).toBe('$1,200 $1,500')
    stop()
    const stopLater = await come('')
    expect(banner()).toBe('/toronto-showroom')
    stopLater()
  })

  it('ABTEST-01 TRACK-07 its stored copy is deleted when all is refused, also after its cookie is gone', async () => {
    const stop = await come(on)
    document.cookie = 'rove_variant=;path=/;max-age=-1'
    await setConsent({ analytics: false, ads: false, marketing: false })
    expect([document.cookie.includes('rove_variant'), localStorage.rove_variant]).toEqual([false, undefined])
    stop()
  })

  it.each([
    '?utm_source=elsewhere.test&utm_campaign=rove.shop',
    '?utm_campaign=rove.shop',
    `?utm_source=${location.hostname}`,
  ])('ABTEST-01 is not recognised by %s', async (search) => {
    const stop = await come(search)
    expect([banner(), document.cookie.includes('rove_variant')]).toEqual(['/sale', false])
    stop()
  })

  it('ABTEST-01 is switched off by its directive, for later pages too', async () => {
    const stops = [await come(on), await come(`${on}&utm_directive=kill`)]
    expect([banner(), document.cookie.includes('rove_variant')]).toEqual(['/sale', false])
    stops.push(await come(''))
    expect(banner()).toBe('/sale')
    for (const stop of stops) stop()
  })

  it('ABTEST-01 explains its state in a preview, and stores nothing', async () => {
    const stop = await come(`${on}&rove-why`)
    const [piece] = pageContents().get()
    expect(piece?.id).toBe('price-test')
    expect(piece?.explain().map(({ condition, eligible }) => [condition, eligible])).toEqual([
      ['utm_source', true],
      ['utm_campaign', true],
      ['utm_directive', true],
      ['applied', false],
    ])
    expect(document.cookie).toBe('')
    stop()
  })
})
