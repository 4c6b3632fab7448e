import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { observesPage, readFlags } from '../../../core/host/flags'
import { readPlace } from '../../../core/host/place'
import { readSetting, settingNames } from '../../../core/host/settings'
import { page } from '../../../core/page'

const setScript = (text: string) => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.dataset.roveSettings = ''
  script.textContent = text
  document.head.append(script)
}

let said: MockInstance<typeof console.error>
beforeEach(() => {
  page().reported.clear()
  said = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.head.replaceChildren()
  document.body.className = ''
})

describe('the page’s flags', () => {
  it('LOAD-02 are read from the body', () => {
    document.body.className =
      'html logged-in membership-only membership-lock compare-prices-locked is-print page-cart page-cart-checkout'
    expect(readFlags(document.body, '/cart/checkout')).toEqual({
      loggedIn: true,
      membershipOnly: true,
      membershipLock: true,
      comparePricesLocked: true,
      front: false,
      print: true,
      pageTypes: ['page-cart', 'page-cart-checkout'],
      pageObservers: true,
    })
    document.body.className = 'not-logged-in front'
    expect(readFlags()).toMatchObject({ loggedIn: false, membershipOnly: false, front: true, pageTypes: [] })
  })

  it.each([
    ['/ar', false],
    ['/ar/sofas', false],
    ['/art', true],
    ['/', true],
    ['/x/ar', true],
  ])('LOAD-07 at %s the whole page is observed: %s', (path, observed) => {
    expect(observesPage(path)).toBe(observed)
  })
})

describe('the host’s settings', () => {
  it('LOAD-06 have the specification’s defaults', () => {
    expect([
      readSetting('memberFee'),
      readSetting('voucherRate'),
      readSetting('voucherMax'),
      readSetting('voucherType'),
      readSetting('memberDiscount'),
    ]).toEqual([100, 0.1, 500, 'rate', undefined])
  })

  it('LOAD-03 are taken, key by key, from the first source that has them', () => {
    vi.stubGlobal('drupalSettings', { memberFee: 4, voucherRate: 0.4, voucherMax: 40, memberDiscount: 0.4 })
    vi.stubGlobal('Drupal', { settings: { memberFee: 3, voucherRate: 0.3, voucherMax: 30 } })
    setScript('{"memberFee": 2, "voucherRate": 0.2}')
    vi.stubGlobal('roveSettings', { memberFee: 1 })
    expect([
      readSetting('memberFee'),
      readSetting('voucherRate'),
      readSetting('voucherMax'),
      readSetting('memberDiscount'),
    ]).toEqual([1, 0.2, 30, 0.4])
  })

  it('LOAD-03 are understood as PHP writes them', () => {
    vi.stubGlobal('Drupal', {
      settings: { memberFee: '120', isMembership: '1', isMSRPShown: 0, uc_love: { user: { 0: '7', 2: 9 } } },
    })
    expect([
      readSetting('memberFee'),
      readSetting('isMembership'),
      readSetting('isMSRPShown'),
      readSetting('uc_love.user'),
    ]).toEqual([120, true, false, [7, 9]])
  })

  it('LOAD-09 hold the membership page’s inputs', () => {
    vi.stubGlobal('roveSettings', { membershipEnabled: 'true', membershipRate: '0.25' })
    expect([readSetting('membershipEnabled'), readSetting('membershipRate')]).toEqual([true, 0.25])
  })

  it('LOAD-03 of a wrong type are named once, and their default is used', () => {
    vi.stubGlobal('roveSettings', { memberFee: 'a lot', voucherType: 'gift', uc_love: { user: 'all' } })
    expect([
      readSetting('memberFee'),
      readSetting('memberFee'),
      readSetting('voucherType'),
      readSetting('uc_love.user'),
    ]).toEqual([100, 100, 'rate', undefined])
    expect(said.mock.calls.map((call) => String(call[0]).split(' is not usable')[0])).toEqual([
      '[rove] settings: memberFee',
      '[rove] settings: voucherType',
      '[rove] settings: uc_love.user',
    ])
  })

  it('LOAD-03 a settings script that is not JSON is named, and the other sources are read', () => {
    setScript('{memberFee: 2}')
    vi.stubGlobal('Drupal', { settings: { memberFee: 3 } })
    expect(readSetting('memberFee')).toBe(3)
    expect(said).toHaveBeenCalledTimes(1)
  })

  it('are never what a page has put on Object.prototype', () => {
    Object.assign(Object.prototype, { memberFee: 1, rove: { search: { appId: 'evil', apiKey: 'evil' } } })
    vi.stubGlobal('roveSettings', {})
    expect([readSetting('memberFee'), readSetting('rove.search')]).toEqual([100, undefined])
    for (const name of ['memberFee', 'rove']) delete (Object.prototype as Record<string, unknown>)[name]
  })

  it('every name can be read where there is nothing at all', () => {
    for (const name of settingNames) expect(() => readSetting(name)).not.toThrow()
    expect(said).not.toHaveBeenCalled()
  })
})

describe('where the visitor shops', () => {
  it('COUNTRY-01 is what the page was rendered for, then the cookie, then the United States', () => {
    expect(readPlace()).toMatchObject({ country: { code: 'US' }, locale: 'en_US', language: 'en' })
    document.cookie = 'warehouse_location=HK'
    expect(readPlace()).toMatchObject({ country: { code: 'HK' }, locale: 'ch_HK' })
    vi.stubGlobal('Drupal', { settings: { rove: { country: 'CA', locale: 'fr_CA' } } })
    expect(readPlace()).toMatchObject({ country: { code: 'CA' }, locale: 'fr_CA', language: 'fr' })
    document.cookie = 'warehouse_location=; max-age=0'
  })

  it('COUNTRY-01 falls back on a country’s own locale when the page names none of ours', () => {
    vi.stubGlobal('roveSettings', { rove: { country: 'KR', locale: 'de_DE' } })
    expect(readPlace()).toMatchObject({ country: { code: 'KR' }, locale: 'ko_KR', language: 'ko' })
  })
})
