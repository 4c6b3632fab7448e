/** Who is taken for a crawler, and what is shown to one. */
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'

const phone =
  'Mozilla/5.0 (Linux; Android 13; SM-A536B Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko)'
const webView = `${phone} Version/4.0 Chrome/129.0.6668.81 Mobile Safari/537.36`
/** The elements of the header that load when idle. */
const whenIdle = ['rove-search', 'rove-love-count', 'rove-country']

for (const [app, userAgent] of someOf([
  ['TikTok', `${webView} trill_360504 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/36.5.4`],
  ['the Google app', `${webView} GoogleApp/14.35.17.29.arm64`],
  ['a shop’s own app', `${webView} ShopApp/3.2 (store-google; httpdns; preview)`],
] as const))
  test.describe(`in ${app}`, () => {
    test.use({ userAgent })

    test(`LOAD-04 POP-03 in the browser of ${app}, search becomes ready`, { tag: ['@any-screen', '@nightly'] }, async ({
      page,
    }) => {
      await page.goto('/?country=US&as=guest')
      for (const tag of whenIdle) await expect(page.locator(tag).first()).toHaveAttribute('data-rove-state', 'ready')
    })
  })

for (const [name, userAgent, mark] of someOf([
  [
    'Googlebot',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'compatible; Googlebot/2.1',
  ],
  ['Lighthouse', `${webView} Chrome-Lighthouse`, 'Chrome-Lighthouse'],
  ['Bing’s preview', 'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ BingPreview/1.0b', 'BingPreview/1.0b'],
] as const))
  test.describe(`for ${name}`, () => {
    test.use({ userAgent })

    test(`LOAD-04 POP-03 ${name} gets the server’s HTML, and a reason`, { tag: '@any-screen' }, async ({ page }) => {
      await page.goto('/?country=US&as=guest&rove-why')
      const panel = page.locator('[data-rove-why] aside')
      await expect(panel).toContainText(`its user agent has “${mark}”`)
      for (const tag of whenIdle) {
        await expect(page.locator(tag).first()).toHaveAttribute('data-rove-state', 'fallback')
        await expect(page.locator(tag).first()).toHaveAttribute('data-rove-reason', 'crawler')
        await expect(panel).toContainText(`<${tag}>: crawler`)
      }
      await page.evaluate(() => window.rove.ready())
      await expect(page.locator('[data-rove-state=loading]')).toHaveCount(0)
      await expect(page.locator('rove-search form').first()).toBeVisible()
    })
  })

test.describe('for a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Yeti/1.1; +http://naver.me/spd)' })

  test('LOAD-10 POP-03 the doctor says that the browser is taken for a crawler', {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    await page.goto('/?country=US&as=guest&rove-doctor')
    await expect(page.locator('[data-rove-doctor=complete]')).toHaveCount(1, { timeout: 60_000 })
    const panel = page.locator('[data-rove-doctor] aside')
    await expect(panel).toContainText('This browser is taken for a crawler')
    await expect(panel).toContainText('its user agent has “compatible; Yeti/1.1”')
    await expect(panel).toContainText('data-rove-reason="crawler"')
  })
})
