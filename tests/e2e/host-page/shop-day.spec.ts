/** The shop's days, for devices that are elsewhere or whose clocks are wrong. */
import type { Page } from '@playwright/test'
import { atCheckout, atPayment, typeOwnCard } from '../checkout/checkout-page'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'

/** What the day is by the server, in some years. */
async function serverDay(page: Page, years: number): Promise<Date> {
  const day = new Date((await page.request.head('/ajax/live_info.json?pathname=%2F')).headers().date ?? '')
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day
}

for (const [where, timezoneId, hours] of someOf([
  ['Kiritimati, 14 hours ahead', 'Pacific/Kiritimati', 0],
  ['Pago Pago, 11 hours behind', 'Pacific/Pago_Pago', 0],
  ['a device that is four days ahead', 'UTC', 96],
] as const))
  test.describe(where, () => {
    test.use({ timezoneId })

    test(`MEMB-01 a membership’s last day is the shop’s: ${where}`, { tag: ['@wide-first', '@nightly'] }, async ({
      page,
    }) => {
      if (hours) await page.clock.setFixedTime(Date.now() + hours * 3_600_000)
      const { proceed, email, joins, step } = await atCheckout(page)
      await email.fill('ada@home.test')
      await proceed.click()
      await joins.first().check()
      await proceed.click()
      const [day] = (await serverDay(page, 1)).toISOString().split('T')
      await expect(step(1)).toContainText(`Member until ${day}`)
    })
  })

for (const days of someOf([400, -400]))
  test(`PAY-02 a device that is ${days} days off takes a valid card, and keeps no code`, {
    tag: ['@wide-first', '@nightly'],
  }, async ({ page }) => {
    const { method, proceed, card } = await atPayment(page)
    await page.clock.setFixedTime(Date.now() + days * 86_400_000)
    await page.reload()
    await method('credit').check()
    await typeOwnCard(page)
    const { length } = await card('exp_year').locator('option').all()
    expect(length).toBeGreaterThan(3)
    await card('exp_year').selectOption(`${(await serverDay(page, 1)).getUTCFullYear()}`)
    await proceed.click()
    await expect(page).toHaveURL(/\/cart\/checkout\/review/)
    await page.goBack()
    await expect(page.locator('[name$="[cc_cvv]"]')).toHaveValue('')
  })
