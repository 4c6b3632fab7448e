import { afterEach, describe, expect, it, vi } from 'vitest'
import { areCookiesOff } from '../../../widgets/page/cookies/cookies.dom'
import { watchCookies } from '../../../widgets/page/cookies/cookies-watch.dom'
import { clearPage } from '../../core/base/page/host-page'

const written: string[] = []
/** A browser whose cookies are as given. */
function browser(isEnabled: boolean, keeps: boolean): void {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(isEnabled)
  let kept = ''
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => kept)
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text.split(';')[0] ?? '')
    if (keeps) kept = text.includes('max-age=-') ? '' : (text.split(';')[0] ?? '')
  })
}

afterEach(() => {
  vi.restoreAllMocks()
  written.length = 0
  clearPage()
})

describe('PAGE-05 cookies', () => {
  it('are off if the browser says so, or if a test cookie is not kept', () => {
    browser(false, true)
    expect(areCookiesOff()).toBe(true)
    vi.restoreAllMocks()
    browser(true, false)
    expect(areCookiesOff()).toBe(true)
  })

  it('are on if the test cookie is kept, which is deleted at once', () => {
    browser(true, true)
    expect(areCookiesOff()).toBe(false)
    expect(written).toEqual(['rove_cookie_test=1', 'rove_cookie_test='])
    expect(document.cookie).toBe('')
  })

  it('need no test where the country’s cookie is there', async () => {
    const show = vi.fn()
    browser(true, false)
    const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('warehouse_location=US')
    watchCookies('en', show)
    cookies.mockReturnValue('')
    watchCookies('en', show)
    await vi.waitFor(() => expect(show).toHaveBeenCalled())
    expect(show).toHaveBeenCalledTimes(1)
    expect(written).toEqual(['rove_cookie_test=1', 'rove_cookie_test='])
  })

  it.each([
    ['a sandbox', () => vi.stubGlobal('origin', 'null')],
    [
      'a frame of another site',
      () =>
        vi.spyOn(window, 'top', 'get').mockImplementation(() => {
          throw new Error('cross-origin')
        }),
    ],
  ])('are not the visitor’s choice in %s', (_, enter) => {
    browser(false, false)
    enter()
    expect(areCookiesOff()).toBe(false)
    expect(written).toEqual([])
    vi.unstubAllGlobals()
  })
})
