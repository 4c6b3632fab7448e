import { afterEach, describe, expect, it, vi } from 'vitest'
import { readCookie, readPair, writeCookie } from '../../../../core/base/device/cookies'

const names = ['warehouse_location', 'broken', 'tricky', 'rove_visit']
afterEach(() => {
  vi.restoreAllMocks()
  for (const name of names) for (const path of ['', '; path=/']) document.cookie = `${name}=; max-age=-1${path}`
})

describe('a cookie', () => {
  it('is read by its exact name', () => {
    document.cookie = 'warehouse_location=KR'
    document.cookie = 'tricky=a%20b=c'
    expect(readCookie('warehouse_location')).toBe('KR')
    expect(readCookie('tricky')).toBe('a b=c')
  })

  it('is undefined where it is absent, also for names on Object.prototype', () => {
    for (const name of ['nothing', 'warehouse', 'constructor', '__proto__', 'toString'])
      expect(readCookie(name)).toBeUndefined()
  })

  it('is read also beside one that cannot be decoded', () => {
    document.cookie = 'broken=%E0%A4%A'
    document.cookie = 'warehouse_location=HK'
    expect(readCookie('warehouse_location')).toBe('HK')
    expect(() => readCookie('broken')).not.toThrow()
  })

  it('COUNTRY-01 ignores Object.prototype', () => {
    Object.assign(Object.prototype, { warehouse_location: 'HK' })
    expect(readCookie('warehouse_location')).toBeUndefined()
    delete (Object.prototype as Record<string, unknown>).warehouse_location
  })

  it('is read as it was written, and deleted below 0 days', () => {
    writeCookie('rove_visit', 'a=b; 서울', 1)
    expect(readCookie('rove_visit')).toBe('a=b; 서울')
    expect(document.cookie).not.toContain('서울')
    writeCookie('rove_visit', '', -1)
    expect(readCookie('rove_visit')).toBeUndefined()
  })

  it('is written on a page that has extended Object.prototype', () => {
    Object.assign(Object.prototype, { extend() {}, expires: 'never' })
    writeCookie('rove_visit', '1', 1)
    for (const name of ['extend', 'expires']) delete (Object.prototype as Record<string, unknown>)[name]
    expect(readCookie('rove_visit')).toBe('1')
  })

  it('COUNTRY-02 is read back: others of its name on longer paths and parent domains are removed', () => {
    const written: string[] = []
    const jar = new Map([
      ['/product', 'AU'],
      ['example.com/', 'KR'],
    ])
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
      [...jar.values()].map((one) => `warehouse_location=${one}`).join('; '),
    )
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
      written.push(text)
      const read = (name: string) => new RegExp(`; ${name}=([^;]*)`).exec(text)?.[1] ?? ''
      const place = `${read('domain')}${read('path')}`
      if (read('max-age').startsWith('-')) jar.delete(place)
      else jar.set(place, text.slice(text.indexOf('=') + 1, text.indexOf(';')))
    })
    vi.spyOn(location, 'pathname', 'get').mockReturnValue('/product/sofa')
    vi.spyOn(location, 'hostname', 'get').mockReturnValue('shop.example.com')
    writeCookie('warehouse_location', 'CA', 14)
    expect([...jar]).toEqual([['/', 'CA']])
    expect(written.length).toBeLessThan(30)
    expect(readPair('warehouse_location', 'other')).toEqual(['CA', undefined])
  })

  it('DELIV-01 two that belong together are read alone where one is there twice', () => {
    let jar = 'rove_postal_US=90210; rove_postal_label_US=Beverly%20Hills'
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => jar)
    expect(readPair('rove_postal_US', 'rove_postal_label_US')).toEqual(['90210', 'Beverly Hills'])
    jar = `rove_postal_US=10013; ${jar}`
    expect(readPair('rove_postal_US', 'rove_postal_label_US')).toEqual(['10013', undefined])
  })

  it('is undefined where reading cookies throws', () => {
    document.cookie = 'warehouse_location=KR'
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(readCookie('warehouse_location')).toBeUndefined()
  })
})
