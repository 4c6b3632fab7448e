/** Elements on pages that are written anew from their HTML, saved, or cloned: each stands once, and works. */

import { open as openProduct } from '../buybox/product-page'
import { add, openCart } from '../cart/cart-page'
import {
  atCheckout,
  atPayment,
  expectPaid,
  fillIn,
  pay,
  putInCart,
  typeCard,
  typeOwnCard,
} from '../checkout/checkout-page'
import { openWithHeader } from '../header/header-page'
import { offsetOf, open as openHome } from '../home/home-page'
import { openCampaign } from '../kit/campaign'
import { closeOverlay } from '../kit/go-back'
import { oneInTurn } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { openPage } from '../page/every-page'
import { openResults } from '../search-results/results-page'
import {
  back,
  bar,
  fillAddress,
  openAddress,
  openSwatches,
  proceed,
  send,
  toggles,
  heading as viewHeading,
} from '../swatch-request/swatch-page'
import { fillStep, heading, nextButton, openApplication, submitButton } from '../trade-application/trade-page'
import { shapeOf, ways } from './written-anew'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// What is parsed again has the style attributes that scripts have set. The shop's policy refuses them.
test.beforeEach(({ oracle }) => oracle.allowReports(/^policy violated: style-src-attr inline/))

for (const [n, [name, again, isSameDocument]] of ways.entries()) {
  let before = 0
  /** Each night every element is tried in all ways, for each change the first ones in one of them each. */
  const inTurn = () => oneInTurn(before++, n)

  test(`LOAD-01 CHK-01 the checkout stands once ${name}`, { tag: ['@any-screen', ...inTurn(), '@nightly'] }, async ({
    page,
  }) => {
    const { id, proceed, email, step, checkout } = await atCheckout(page)
    const payment = checkout.locator('.rove-payment')
    const before = await shapeOf(page)
    await email.fill('ada@home')
    await proceed.click()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await email.fill('')
    await again(page)
    await expect(checkout).toHaveCount(1)
    await expect(email).toBeVisible()
    await expect.poll(() => shapeOf(page)).toEqual(before)
    await fillIn(page, 'US')
    await expect(payment).toBeVisible()
    await again(page)
    await expect(checkout).toHaveCount(1)
    // A saved page begins with the order that it was rendered with.
    if (!isSameDocument) await fillIn(page, 'US')
    await expect(step(0)).toHaveAttribute('data-state', 'completed')
    await typeCard(page)
    await pay(page)
    await expectPaid(page, id)
  })

  test(`LOAD-01 PAY-02 the shop’s own card form is back ${name}`, { tag: ['@any-screen', ...inTurn()] }, async ({
    page,
  }) => {
    const { id, method, card, checkout } = await atPayment(page)
    await method('credit').check()
    await expect(card('number')).toBeVisible()
    await card('number').fill('4242')
    await card('number').blur()
    await expect(card('number')).toHaveAttribute('aria-invalid', 'true')
    await again(page)
    await expect(checkout).toHaveCount(1)
    await method('credit').check()
    await expect(card('number')).toHaveCount(1)
    await expect(page.locator('[name="panes[payment][details][cc_number]"]')).toHaveCount(1)
    await expect(card('number')).not.toHaveAttribute('aria-invalid')
    await typeOwnCard(page)
    await pay(page)
    await page.getByRole('button', { name: 'Submit order' }).click()
    await expectPaid(page, id)
  })

  test(`LOAD-01 PAY-02 the review’s buttons stand once ${name}`, { tag: inTurn() }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { id, method } = await atPayment(page)
    await method('credit').check()
    await typeOwnCard(page)
    await pay(page)
    await expect(page.locator('rove-checkout > .form-actions')).toHaveCount(1)
    await again(page)
    await expect(page.locator('rove-checkout > .form-actions')).toHaveCount(1)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.locator('rove-checkout form .form-actions')).toHaveCount(1)
    await page.getByRole('button', { name: 'Submit order' }).click()
    await expectPaid(page, id)
  })

  test(`LOAD-01 MAILCART-01 the cart can be e-mailed ${name}`, { tag: ['@any-screen', ...inTurn()] }, async ({
    page,
  }) => {
    await add(page, 'marlow-3-seat-sofa', 'Oat', '3-Seat')
    await openCart(page)
    await page.evaluate(() => window.rove.ready())
    const button = page.locator('rove-email-cart [part=button]')
    await expect(button).toHaveText('EMAIL MY CART')
    const before = await shapeOf(page)
    await button.click()
    await expect(page.locator('input[name=email]')).toHaveCount(1)
    await again(page)
    await expect(button).toHaveCount(1)
    await expect.poll(() => shapeOf(page)).toEqual(before)
    await button.click()
    await page.locator('input[name=email]').fill('me@home.test')
    await page.keyboard.press('Enter')
    await expect(button).toHaveText('EMAIL SENT!')
  })

  test(`LOAD-01 CHAT-01 the chat’s form opens once ${name}`, { tag: ['@any-screen', ...inTurn()] }, async ({
    page,
  }) => {
    const script = '/vendors/livechat/tracking.js'
    await page.route(`**${script}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `(${provider})()` }),
    )
    await openCampaign(page, {
      body: '<h1>Spring</h1><rove-chat><a href="/contact-us">Contact us</a></rove-chat>',
      settings: {
        rove: { country: 'US', chat: { accounts: { default: '1' } }, vendors: { livechat: { script } } },
      },
    })
    const button = page.locator('rove-chat').locator('button[part=button]')
    const dialog = page.locator('rove-chat dialog')
    await button.click()
    await expect(dialog.locator('[name=chat-name]')).toBeVisible()
    await again(page)
    await expect(button).toHaveCount(1)
    await expect(dialog).toHaveCount(0)
    await button.click()
    await expect(dialog).toHaveCount(1)
    await dialog.locator('[name=chat-name]').fill('Ada')
    await dialog.locator('[name=chat-email]').fill('ada@home.test')
    await dialog.locator('[name=chat-existing]').selectOption('No')
    await dialog.locator('[type=submit]').click()
    await expect(dialog).toHaveCount(0)
    expect(await page.evaluate(() => document.body.dataset.said)).toContain('set_customer_name Ada')
  })

  test(`LOAD-01 TRADE-01 the steps of an application stand once ${name}`, {
    tag: ['@any-screen', ...inTurn()],
  }, async ({ page }) => {
    await openApplication(page)
    await fillStep(page, 0)
    await nextButton(page).click()
    await expect(heading(page, 'Business profile')).toBeVisible()
    const before = await shapeOf(page)
    await nextButton(page).click()
    await expect(page.locator('.rove-trade-summary')).toBeVisible()
    await again(page)
    await expect(heading(page, 'Business profile')).toBeVisible()
    await expect(nextButton(page)).toHaveCount(1)
    await expect.poll(() => shapeOf(page)).toEqual(before)
    await fillStep(page, 1)
    await nextButton(page).click()
    await again(page)
    await fillStep(page, 2)
    await nextButton(page).click()
    await fillStep(page, 3)
    await submitButton(page).click()
    await expect(page).toHaveURL(/\/trade\/application\/thanks$/)
  })

  test(`LOAD-01 SWATCH-01 a request of swatches goes on ${name}`, { tag: ['@any-screen', ...inTurn()] }, async ({
    page,
  }) => {
    await openSwatches(page)
    const count = await toggles(page).count()
    await openAddress(page)
    const before = await shapeOf(page)
    await again(page)
    await expect(viewHeading(page, 'address')).toBeVisible()
    await expect.poll(() => shapeOf(page)).toEqual(before)
    await back(page).click()
    await expect(toggles(page)).toHaveCount(count)
    await toggles(page).nth(1).click()
    await expect(bar(page)).toContainText('1 of 5 selected')
    await proceed(page).click()
    await fillAddress(page)
    const sent = page.waitForRequest((request) => request.url().includes('swatch') && request.method() === 'POST')
    await send(page).click()
    await sent
  })

  test(`LOAD-01 BUY-03 a product can be bought ${name}`, { tag: ['@any-screen', ...inTurn()] }, async ({ page }) => {
    const { option, button, message } = await openProduct(page, 'marlow-3-seat-sofa')
    await page.evaluate(() => window.rove.ready())
    await option('Oat').check()
    await again(page)
    await expect(button).toHaveCount(1)
    await option('Oat').check()
    await option('3-Seat').check()
    await button.press('Enter')
    await expect(message).toHaveText(/^Added to cart/)
  })

  test(`LOAD-01 HOME-06 each carousel has its buttons once ${name}`, { tag: ['@any-screen', ...inTurn()] }, async ({
    page,
  }) => {
    const section = await openHome(page, 'bestsellers')
    const shown = section.locator('[data-rove-home=list]').filter({ visible: true })
    await section.getByRole('button', { name: 'New arrivals' }).click()
    await expect(section.getByRole('button', { name: 'New arrivals' })).toHaveAttribute('aria-pressed', 'true')
    await shown.last().getByRole('button', { name: 'Next' }).click()
    const before = await shapeOf(page)
    await again(page)
    await section.scrollIntoViewIfNeeded()
    await expect.poll(() => shapeOf(page)).toEqual(before)
    await expect(section.getByRole('button', { name: 'Next' })).toHaveCount(1)
    await section.getByRole('button', { name: 'Best sellers' }).click()
    await expect(section.getByRole('button', { name: 'Best sellers' })).toHaveAttribute('aria-pressed', 'true')
    const first = section.locator('[data-rove-home=list]').first()
    await first.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => offsetOf(first)).toBeGreaterThan(0)
  })

  test(`LOAD-01 RESULTS-02 filters can be removed ${name}`, { tag: ['@any-screen', ...inTurn()] }, async ({ page }) => {
    const { chips, cards, part } = await openResults(page, '/search/products/sofa/?country=US')
    const all = await cards.count()
    await part('filters').locator('[data-facet=color] input:enabled').first().check()
    await expect(chips).toHaveCount(1)
    await expect(page).toHaveURL(/\/filter\//)
    await expect(part('list')).toHaveAttribute('aria-busy', 'false')
    const before = await shapeOf(page)
    await again(page)
    await expect(chips).toHaveCount(1)
    await expect.poll(() => shapeOf(page)).toEqual(before)
    await chips.click()
    await expect(chips).toHaveCount(0)
    await expect(cards).toHaveCount(all)
  })

  test(`LOAD-01 PAGE-04 a field’s message is gone ${name}`, { tag: ['@any-screen', ...inTurn()] }, async ({ page }) => {
    await openPage(page, '/user/password?country=US&as=guest')
    const field = page.locator('#edit-name')
    const before = await shapeOf(page)
    for (const round of ['first', 'second']) {
      await field.fill('me@home')
      await page.locator('#edit-submit').click()
      await expect(page.getByRole('alert'), round).toHaveText('Enter a valid e-mail address')
      await again(page)
      await expect.poll(() => shapeOf(page)).toEqual(before)
    }
  })

  test(`LOAD-01 SHELL-03 the cart opens once ${name}`, { tag: ['@any-screen', ...inTurn()] }, async ({ page }) => {
    await page.goto('/sofas?country=US&as=guest')
    await putInCart(page)
    const { cartLink, flyout, header } = await openWithHeader(page, '/sofas')
    await cartLink.click()
    await expect(header.locator('rove-cart [part=line]')).toHaveCount(1)
    await again(page)
    await expect(flyout).toBeHidden()
    await expect(header.locator('rove-cart')).toHaveCount(0)
    await cartLink.click()
    await expect(header.locator('rove-cart [part=line]')).toHaveCount(1)
    await expect(flyout.getByRole('link', { name: 'View cart' })).toBeVisible()
    await closeOverlay(page)
    await expect(header.locator('rove-cart')).toHaveCount(0)
  })

  test(`LOAD-01 SHELL-02 the page behind a menu is freed ${name}`, { tag: ['@any-screen', ...inTurn()] }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { drawer, drawerButton } = await openWithHeader(page, '/sofas?country=US&as=guest')
    await page.evaluate(() => window.rove.ready())
    await drawerButton.click()
    await expect(page.locator('main')).toHaveJSProperty('inert', true)
    await again(page)
    await expect(drawer).toHaveAttribute('open')
    await expect(page.locator('main')).toHaveJSProperty('inert', true)
    await page.keyboard.press('Escape')
    await expect(drawer).not.toHaveAttribute('open')
    await expect(page.locator('[inert]')).toHaveCount(0)
    await drawerButton.click()
    await expect(page.locator('main')).toHaveJSProperty('inert', true)
  })
}

test('LOAD-01 HOME-04 a clone beside a section has its own buttons, and once', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const section = await openHome(page, 'bestsellers')
  await section.evaluate((node) => node.after(node.cloneNode(true)))
  await page.evaluate(() => window.rove.ready())
  const [original, clone] = [section.first(), section.last()]
  await expect(section).toHaveCount(2)
  for (const one of [original, clone]) {
    await expect(one.getByRole('button', { name: 'New arrivals' })).toHaveCount(1)
    await expect(one.getByRole('button', { name: 'Next' })).toHaveCount(1)
  }
  await clone.getByRole('button', { name: 'New arrivals' }).click()
  await expect(clone.getByRole('button', { name: 'New arrivals' })).toHaveAttribute('aria-pressed', 'true')
  await expect(original.getByRole('button', { name: 'New arrivals' })).toHaveAttribute('aria-pressed', 'false')
})

test('LOAD-01 MAILCART-01 a clone of E-mail my cart works beside it', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await add(page, 'marlow-3-seat-sofa', 'Oat', '3-Seat')
  await openCart(page)
  const mail = page.locator('rove-email-cart')
  await expect(mail.locator('[part=button]')).toHaveText('EMAIL MY CART')
  await mail.evaluate((node) => node.after(node.cloneNode(true)))
  const button = mail.last().locator('[part=button]')
  await expect(button).toHaveText('EMAIL MY CART')
  await expect(mail.first().locator('[part=button]')).toHaveCount(1)
  await button.click()
  await page.locator('input[name=email]').fill('me@home.test')
  await page.keyboard.press('Enter')
  await expect(button).toHaveText('EMAIL SENT!')
  await expect(mail.first().locator('[part=button]')).toHaveText('EMAIL MY CART')
})

test('LOAD-01 MAILCART-01 an element that is moved keeps what it shows', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await add(page, 'marlow-3-seat-sofa', 'Oat', '3-Seat')
  await openCart(page)
  const mail = page.locator('rove-email-cart')
  await mail.locator('[part=button]').click()
  await page.locator('input[name=email]').fill('me@home.test')
  await mail.evaluate((node) => document.querySelector('main')?.append(node))
  await expect(page.locator('input[name=email]')).toHaveValue('me@home.test')
  await page.locator('input[name=email]').press('Enter')
  await expect(mail.locator('[part=button]')).toHaveText('EMAIL SENT!')
})

/** A chat provider whose agents are online. It notes what it is told. */
function provider() {
  const { LiveChatWidget } = window as unknown as {
    LiveChatWidget: { _q: [string, unknown[]][]; _h: (method: string, given: unknown[]) => unknown }
  }
  const listeners: Record<string, (payload: unknown) => void> = {}
  LiveChatWidget._h = (method, given) => {
    if (method === 'on') listeners[given[0] as string] = given[1] as never
    const { dataset } = document.body
    if (method === 'call') dataset.said = `${dataset.said ?? ''} ${given.join(' ')}`
    const visibility = { maximize: 'maximized', hide: 'hidden' }[String(given[0])]
    if (visibility) listeners.visibility_changed?.({ visibility })
    return { availability: 'online' }
  }
  for (const [method, given] of LiveChatWidget._q.splice(0)) LiveChatWidget._h(method, given)
  listeners.ready?.({})
}
