import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageCountry, pageLocale } from '../../../../core/base/country/country.setting'
import { readSetting as read, type SettingRow } from '../../../../core/base/input/read-setting'
import * as ofPage from '../../../../core/base/page/page.setting'
import * as love from '../../../../core/shop/love/love.setting'
import * as membership from '../../../../core/shop/membership/membership.setting'
import * as search from '../../../../core/shop/search/search.setting'
import { captureConsole } from '../page/console'
import { clearPage, setScript } from '../page/host-page'

/** Every setting by its name. */
const rows = new Map<string, SettingRow>(
  [love, membership, ofPage, search, { pageCountry, pageLocale }]
    .flatMap((family): unknown[] => Object.values(family))
    .filter((row): row is SettingRow => typeof row === 'object')
    .map((row) => [row.name, row]),
)
const readSetting = (name: string) => read(rows.get(name) as SettingRow)

const said = captureConsole()
const prototype = Object.prototype as Record<string, unknown>
afterEach(() => {
  vi.unstubAllGlobals()
  clearPage()
  for (const name of Object.keys(prototype)) delete prototype[name]
})
const unusable = () => said().map((line) => line.split(' is not usable')[0])

/** Settings as nested objects: `uc_love.user` is the field `user` of `uc_love`. */
const holding = (name: string, value: unknown) =>
  name.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)

const sources: [string, (settings: unknown) => void][] = [
  ['window.roveSettings', (settings) => vi.stubGlobal('roveSettings', settings)],
  ['the JSON script', (settings) => setScript(JSON.stringify(settings))],
  ['Drupal.settings', (settings) => vi.stubGlobal('Drupal', { settings })],
  ['drupalSettings', (settings) => vi.stubGlobal('drupalSettings', settings)],
]

describe('the host’s settings', () => {
  it('LOAD-06 have the specification’s defaults, without a report', () => {
    expect(Object.fromEntries([...rows.keys()].map((name) => [name, readSetting(name)]))).toEqual({
      'uc_love.user': undefined,
      memberFee: 100,
      memberDiscount: undefined,
      isMembership: false,
      isMSRPShown: false,
      membershipEnabled: true,
      membershipRate: undefined,
      basePath: '/',
      pathPrefix: '',
      'rove.locale': undefined,
      'rove.country': undefined,
      'rove.search': undefined,
    })
    expect(said()).toEqual([])
  })

  it.each(sources)('LOAD-03 are read from %s', (_, put) => {
    put({ memberFee: 120, uc_love: { user: [7] } })
    expect([readSetting('memberFee'), readSetting('uc_love.user')]).toEqual([120, [7]])
  })

  it('LOAD-03 are read, key by key, from the first source that has them', () => {
    const keys = ['memberFee', 'memberDiscount', 'membershipRate'] as const
    sources.forEach(([, put], place) => {
      put(Object.fromEntries(keys.slice(place).map((key) => [key, (place + 1) / 10])))
    })
    expect(keys.map((key) => readSetting(key))).toEqual([0.1, 0.1, 0.1])
    vi.stubGlobal('roveSettings', { memberFee: 0.1, memberDiscount: null })
    expect(
      keys.map((key) => readSetting(key)),
      'null counts as absent',
    ).toEqual([0.1, 0.2, 0.2])
  })

  it('LOAD-03 of several JSON scripts the last one wins, and an invalid one is ignored', () => {
    setScript('{"memberFee":1,"memberDiscount":0.3}')
    setScript('{')
    setScript('{"memberFee":2}')
    expect([readSetting('memberFee'), readSetting('memberDiscount')]).toEqual([2, 0.3])
    expect(said()).toEqual([expect.stringContaining('[rove] settings: script 2 is not JSON')])
  })

  it('LOAD-03 a source is read where those before it lack the key', () => {
    sources.forEach(([, put], place) => {
      put(place < 3 ? {} : { memberFee: 4 })
    })
    expect(readSetting('memberFee')).toBe(4)
  })

  it.each<[string, unknown, unknown]>([
    ['memberFee', '120', 120],
    ['memberFee', ' 120.50 ', 120.5],
    ['memberFee', 0, 0],
    ['memberDiscount', '0.25', 0.25],
    ['isMembership', true, true],
    ['isMembership', '1', true],
    ['isMembership', 1, true],
    ['isMembership', 'true', true],
    ['isMembership', '0', false],
    ['isMSRPShown', 0, false],
    ['isMSRPShown', '', false],
    ['uc_love.user', ['7', 9], [7, 9]],
    ['uc_love.user', { 0: '7', 2: 9 }, [7, 9]],
    ['uc_love.user', [], []],
    ['basePath', '/shop/', '/shop/'],
    [
      'rove.search',
      { appId: 'a', apiKey: 'k', hosts: [{ url: 's' }] },
      { appId: 'a', apiKey: 'k', hosts: [{ url: 's', protocol: 'https' }], indexes: {} },
    ],
  ])('LOAD-03 %s written as %j is %j', (name, written, value) => {
    vi.stubGlobal('Drupal', { settings: holding(name, written) })
    expect(readSetting(name)).toEqual(value)
    expect(said()).toEqual([])
  })

  it.each<[string, unknown, unknown]>([
    ['membershipEnabled', 'true', true],
    ['membershipEnabled', 0, false],
    ['membershipRate', '0.25', 0.25],
    ['membershipRate', 0.3, 0.3],
  ])('LOAD-09 the membership page’s %s, written as %j, is %j', (name, written, value) => {
    vi.stubGlobal('roveSettings', { [name]: written })
    expect(readSetting(name)).toBe(value)
  })

  it.each<[string, unknown, unknown]>([
    ['memberFee', 'a lot', 100],
    ['memberFee', '', 100],
    ['memberFee', [120], 100],
    ['memberFee', Number.NaN, 100],
    ['memberFee', -1, 100],
    ['memberDiscount', '20', undefined],
    ['isMembership', {}, false],
    ['uc_love.user', 'all', undefined],
    ['uc_love.user', ['seven'], undefined],
    ['basePath', 7, '/'],
    ['rove.search', { appId: 'a' }, undefined],
    ['membershipEnabled', [], true],
    ['membershipRate', 30, undefined],
    ['rove.locale', 'xx_YY', undefined],
    ['rove.country', 'USA', undefined],
    ['basePath', 'https://elsewhere.example/', '/'],
  ])(
    'LOAD-03 %s of a wrong type, or beyond reason, (%j) is named once, and its default is used',
    (name, wrong, otherwise) => {
      vi.stubGlobal('roveSettings', holding(name, wrong))
      expect([readSetting(name), readSetting(name)]).toEqual([otherwise, otherwise])
      expect(unusable()).toEqual([`[rove] settings: ${name}`])
    },
  )

  it.each<[string]>([['memberFee'], ['rove.search'], ['uc_love.user']])(
    'LOAD-03 %s that holds itself is named once, and its default is used',
    (name) => {
      const circle: Record<string, unknown> = { appId: 'a', apiKey: 'k' }
      circle.circle = circle
      const otherwise = readSetting(name)
      vi.stubGlobal('roveSettings', holding(name, circle))
      expect(readSetting(name)).toEqual(otherwise)
      expect(unusable()).toEqual([`[rove] settings: ${name}`])
    },
  )

  it('LOAD-03 a settings script that is not JSON is reported once by its index, and the other sources are read', () => {
    setScript('{"memberFee": 2}')
    setScript('{"rove": {"popups": [{"id": "sale"},]}}')
    setScript('{"memberDiscount": 0.3}')
    vi.stubGlobal('Drupal', { settings: { memberFee: 3 } })
    expect([readSetting('memberFee'), readSetting('memberFee')]).toEqual([2, 2])
    expect(said()).toEqual([expect.stringMatching(/^\[rove\] settings: script 2 is not JSON \(Unexpected token '\]'/)])
  })

  it.each([['a string'], [7], [null], [[]], [() => {}]])(
    'LOAD-03 a source that is no object (%s) has nothing',
    (odd) => {
      for (const [, put] of sources.filter(([name]) => name !== 'the JSON script')) put(odd)
      vi.stubGlobal('Drupal', odd)
      expect(readSetting('memberFee')).toBe(100)
    },
  )

  it('LOAD-03 an element with the id roveSettings is ignored', () => {
    vi.stubGlobal('roveSettings', Object.assign(document.createElement('div'), { id: 'roveSettings' }))
    vi.stubGlobal('Drupal', { settings: { memberFee: 3 } })
    expect(readSetting('memberFee')).toBe(3)
    expect(said()).toEqual([])
  })

  it('LOAD-03 ignore Object.prototype', () => {
    Object.assign(prototype, { memberFee: 1, rove: { search: { appId: 'evil', apiKey: 'evil' } } })
    vi.stubGlobal('roveSettings', {})
    expect([readSetting('memberFee'), readSetting('rove.search')]).toEqual([100, undefined])
  })

  it('LOAD-03 are read at the time of the call', () => {
    expect(readSetting('memberFee')).toBe(100)
    vi.stubGlobal('roveSettings', { memberFee: 80 })
    expect(readSetting('memberFee')).toBe(80)
  })
})

describe('the shop’s base path', () => {
  it.each([
    ['/', '/'],
    ['/shop/', '/shop/'],
    ['/shop', '/shop/'],
    ['', '/'],
    ['/\\elsewhere.example/', '/elsewhere.example/'],
    // The error contains no path of this repository.
    ['//elsewhere.example', '/'],
    ['https://elsewhere.example/', '/'],
    ['javascript:alert(1)//', '/'],
  ])('written as %s is %s: a path of this site, ending in a slash', (written, read) => {
    vi.stubGlobal('roveSettings', { basePath: written })
    expect(readSetting('basePath')).toBe(read)
    vi.unstubAllGlobals()
  })
})

describe('an invalid setting', () => {
  it.each<[string, unknown, string]>([
    ['rove.search', { appId: 'a' }, 'rove.search.apiKey: '],
    ['rove.search', { appId: 7, apiKey: 'k' }, 'rove.search.appId: Invalid type: Expected string but received 7'],
    ['uc_love.user', [7, 'seven'], 'uc_love.user.1: '],
    ['memberDiscount', 20, 'memberDiscount: a number from 0 to 1, please'],
    ['memberFee', -1, 'memberFee: a number from 0 to 1000000000, please'],
    ['rove.country', 'USA', 'rove.country: one of the shop’s countries, please'],
  ])('LOAD-03 %s, written as %j, is reported with its field and the accepted values', (name, wrong, words) => {
    vi.stubGlobal('roveSettings', holding(name, wrong))
    readSetting(name)
    expect(said()).toEqual([expect.stringContaining(words)])
  })

  it.each<[string, unknown, string]>([
    ['hosts', 'search.example', 'rove.search.hosts: Invalid type: Expected Array but received "search.example"'],
    ['hosts', [{ url: 's' }, { protocol: 'http' }], 'rove.search.hosts.1.url: '],
    ['hosts', [{ url: 's', protocol: 'ftp' }], 'rove.search.hosts.0.protocol: '],
    ['indexes', { products: 7 }, 'rove.search.indexes.products: '],
  ])(
    'LOAD-03 SEARCH-01 costs search its %s (%j) alone: it is named by its path, once, and search works',
    (part, wrong, words) => {
      vi.stubGlobal('roveSettings', { rove: { search: { appId: 'a', apiKey: 'k', [part]: wrong } } })
      expect([readSetting('rove.search'), readSetting('rove.search')]).toEqual(
        Array(2).fill({ appId: 'a', apiKey: 'k', hosts: undefined, indexes: {} }),
      )
      expect(said()).toEqual([expect.stringContaining(words)])
    },
  )
})
