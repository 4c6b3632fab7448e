/** Popups that sign up at the marketing service: the trade newsletter and a campaign. */
import { nudgeByWheel } from '../kit/finger'
import { expect, test } from '../kit/oracle'
import { closePopup, definePopups, expectNoPopup, openPage, popup, replacePopups } from './popups-page'

test('NEWS-01 POP-01 POP-02 the trade newsletter and a campaign ask in their own way', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, context, oracle }) => {
  oracle.expectReports(/^Error loading newsletter CSS$/, /popup letters: css cannot be loaded/)
  const sent: unknown[] = []
  await page.route('**/vendors/klaviyo/**', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fulfill({ status: 202 })
  })
  const vendors = { klaviyo: { url: '/vendors/klaviyo', key: 'K1' } }
  const field = popup(page).locator('input[name=email]')
  const button = popup(page).locator('[part=button]')

  await definePopups(page, { popups: ['trade-newsletter'], vendors })
  await openPage(page, '/trade?country=US&as=guest')
  await expectNoPopup(page, { after: 9000 })
  await page.clock.fastForward(1500)
  await expect(button).toBeDisabled()
  await field.fill('somebody@')
  await expect(button).toBeDisabled()
  await field.fill('somebody@example.com')
  await expect(button).toBeEnabled()
  await closePopup(page)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'rove_trade_newsletter')
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(24)
  await openPage(page, '/trade')
  await expectNoPopup(page, { after: 60_000 })

  await page.unroute('**/*')
  const markup = { title: 'Letters', form: true, list: 'C1', signUp: 'campaign', css: '/none.css' }
  await replacePopups(page, { popups: [{ id: 'letters', event: { scroll: [50] }, markup }], vendors })
  await openPage(page, '/sofas')
  const scrollToShare = async (share: number) => {
    await page.evaluate((part) => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part), share)
    await nudgeByWheel(page)
  }
  await scrollToShare(0.4)
  await page.clock.runFor(1000)
  await expect(popup(page)).toHaveCount(0)
  await scrollToShare(0.6)
  await page.clock.runFor(1000)
  await expect(button).toBeDisabled()
  await field.fill('a')
  await expect(button).toBeDisabled()
  await field.fill('ab')
  await page.keyboard.press('Enter')
  await expect(popup(page).locator('[part=done]')).toBeVisible()
  expect(sent).toEqual([{ data: { type: 'subscription', attributes: { list_id: 'C1', email: 'ab' } } }])
})
