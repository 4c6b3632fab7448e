/** A page that the visitor's browser translates. */

import { open } from '../buybox/product-page'
import { checkoutOn, expectPaid, fillIn, orderOn, pay, typeCard } from '../checkout/checkout-page'
import { openCampaign } from '../kit/campaign'
import { expect, test } from '../kit/oracle'
import { answerSubscriptions, definePopups, leaveAddress, openPage, popup } from '../popups/popups-page'
import { showSearch } from '../search/show-search'
import { outdatedTranslations, translate } from './translator'

test.beforeEach(({ page }) => translate(page))

test('CHK-01 a sofa is bought on a page that is translated', { tag: ['@wide-first', '@nightly'] }, async ({ page }) => {
  const { box, button, option, field } = await open(page, 'marlow-3-seat-sofa')
  await box.locator('[part=delivery-button]').click()
  await field('postal').fill('90210')
  await page.keyboard.press('Enter')
  await expect(box.locator('[part=delivery]')).toHaveText(/^«Delivers to Beverly Hills/)
  await expect(box.locator('[part=delivery-button]')).not.toContainText('Check delivery')
  await option('3-Seat').check()
  await expect(box.locator('[part=price]')).toContainText('«$1,890»')
  await button.click()
  await expect(box.locator('[part=message]')).toHaveText(/^«Added to cart/)
  expect(await outdatedTranslations(page)).toEqual([])

  await page.goto('/cart')
  const cart = page.locator('rove-cart')
  await cart.locator('[part=more-button]').click()
  await expect(cart.locator('[part=total] strong')).toHaveText('«$3,780»')
  const mail = page.locator('rove-email-cart')
  await mail.locator('[part=button]').click()
  await mail.locator('[part=add-button]').click()
  const emails = page.locator('input[name=email]')
  for (const [first, error] of [
    ['home', /^«Please enter a valid email address/],
    ['ada@home.test', ''],
  ] as const) {
    await emails.first().fill(first)
    await emails.last().fill('home')
    await page.keyboard.press('Enter')
    await expect(mail.locator('[part=error]')).toHaveText([error, /^«Please enter a valid email address/, ''])
  }
  await mail.locator('[part=button]').click()
  await cart.locator('[part=checkout-button]').click()

  const { email, proceed, step, checkout } = checkoutOn(page)
  await email.fill('ada@home')
  await proceed.click()
  await expect(checkout).toContainText('Please enter a valid email address')
  await email.fill('ada@home.test')
  await expect(checkout).not.toContainText('Please enter a valid email address')
  await email.fill('')
  await fillIn(page, 'US')
  await expect(step(0)).not.toContainText('current')
  await typeCard(page)
  expect(await outdatedTranslations(page)).toEqual([])
  const id = await orderOn(page)
  await pay(page)
  await expectPaid(page, id)
})

test('SEARCH-01 LOVE-01 search and wishlist count stay true on a translated page', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.goto('/sofas?country=US&as=customer')
  await expect(page.locator('rove-search').first()).toHaveAttribute('data-rove-state', 'ready')
  await showSearch(page)
  const field = page.locator('rove-search [part=input]').first()
  const names = page.locator('rove-search [data-index=products] [part=option]')
  await field.fill('rug')
  await expect(names.first()).toContainText(/rug/i)
  await field.fill('sofa')
  await expect(names.first()).toContainText(/sofa/i)
  await expect(names.filter({ hasText: /rug/i })).toHaveCount(0)
  const count = page.locator('rove-love-count [part=count]').first()
  const heart = page.locator('rove-love[nid="1201"] button[part=button]').first()
  await page.keyboard.press('Escape')
  for (const loved of ['1', '0', '1']) {
    await heart.click()
    await expect(count).toHaveText(`«${loved}»`)
  }
  expect(await outdatedTranslations(page)).toEqual([])
})

test('COUNT-01 the countdown runs on a page that is translated', { tag: '@nightly' }, async ({ page }) => {
  await page.clock.install({ time: Date.parse('2026-11-30T20:00:00Z') })
  await page.route('**/ajax/live_info.json?*', (route) =>
    route.fulfill({ headers: { date: 'Mon, 30 Nov 2026 20:00:00 GMT' } }),
  )
  const settings = { countdownTitle: 'Spring sale', countdownEnd: '2026-11-30 23:59:59', rove: { country: 'US' } }
  await openCampaign(page, { body: '<rove-countdown></rove-countdown><main><h1>Spring</h1></main>', settings })
  const timer = page.locator('rove-countdown [part=timer]')
  await expect(timer).toContainText('«')
  await page.clock.pauseAt(Date.parse('2026-11-30T20:01:00Z'))
  const shown = [await timer.innerText()]
  for (let second = 0; second < 3; second++) {
    await page.clock.runFor(1000)
    shown.push(await timer.innerText())
  }
  expect(new Set(shown).size).toBe(4)
  expect(await outdatedTranslations(page)).toEqual([])
})

test('POP-02 a popup corrects and thanks on a page that is translated', { tag: '@nightly' }, async ({ page }) => {
  const markup = { title: 'Autumn sale', html: '<p>Rugs at last year’s price.</p>', form: true, list: 'L1' }
  await definePopups(page, { popups: [{ id: 'autumn', conditions: {}, event: { interval: [1, 1000] }, markup }] })
  await answerSubscriptions(page, 204)
  await openPage(page, '/sofas?country=US')
  await page.clock.fastForward(1500)
  await popup(page).locator('input[name=email]').fill('somebody@')
  await page.keyboard.press('Enter')
  await expect(popup(page)).toContainText('Please enter a valid email address.')
  await page.clock.runFor(100)
  await leaveAddress(page)
  await page.clock.runFor(100)
  await expect(popup(page)).not.toContainText('Please enter a valid email address.')
  expect(await outdatedTranslations(page)).toEqual([])
})
