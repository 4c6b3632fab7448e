import { afterEach, describe, expect, it, vi } from 'vitest'
import { readCookie, writeCookie } from '../../../core/device/cookies'

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

  it('is undefined where reading cookies throws', () => {
    document.cookie = 'warehouse_location=KR'
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(readCookie('warehouse_location')).toBeUndefined()
  })
})
