import type { Locator, Page } from '@playwright/test'
import { closeOverlay } from '../kit/go-back'
import { hold } from '../kit/hold'
import { expect, test } from '../kit/oracle'

const heart = (page: Page, nid: number) => page.locator(`rove-love[nid="${nid}"] button[part=button]`).first()
const count = (page: Page) => page.locator('rove-love-count [part=count]').first()

test('LOVE-01 LOVE-02 a guest who closes the dialog loves the product', {
  tag: ['@any-screen', '@wcag-2.4.3', '@rove-love'],
}, async ({ page }) => {
  await page.goto('/sofas?country=US')
  await heart(page, 1201).click()
  const dialog = page.locator('rove-love dialog')
  await expect(dialog).toBeVisible()
  await expect(heart(page, 1201)).toHaveAttribute('aria-pressed', 'false')
  await closeOverlay(page)
  await expect(heart(page, 1201)).toHaveAttribute('data-state', 'loved')
  await expect(heart(page, 1201)).toBeFocused()
  await expect(count(page)).toHaveText('1')
  await page.goto('/i-love')
  await expect(page.locator('rove-wishlist [part=title]')).toHaveText(['Marlow 3-Seat Sofa'])
})

test('LOVE-02 the dialog reports an invalid address, takes a valid one, and asks once', {
  tag: ['@any-screen', '@wcag-3.3.1', '@wcag-3.3.3', '@wcag-4.1.3', '@rove-love', '@nightly'],
}, async ({ page }) => {
  await page.goto('/sofas?country=US')
  const answers: unknown[] = []
  await page.route('**/uc_love/ajax_validate?*', async (route) => {
    const response = await route.fetch()
    answers.push(await response.json())
    await route.fulfill({ response })
  })
  await heart(page, 1201).click()
  const dialog = page.locator('rove-love dialog')
  const wish = dialog.getByLabel('Email me about new rooms and offers')
  await wish.check()
  await dialog.locator('input[name=email]').fill('nobody@')
  expect(answers).toEqual([{ validate: true, html: expect.stringContaining('name="email"') }])
  await page.keyboard.press('Enter')
  await expect(dialog.locator('[role=alert]')).toHaveText('Please enter a valid email address.')
  await expect(dialog.locator('input[name=email]')).toBeFocused()
  await expect(wish).toBeChecked()
  await dialog.locator('input[name=email]').fill('somebody@example.com')
  const sent = page.waitForRequest(/uc_love\/ajax\?/)
  await dialog.locator('[type=submit]').click()
  expect(Object.fromEntries(new URL((await sent).url()).searchParams)).toEqual({
    op: 'add',
    nid: '1201',
    email: 'somebody@example.com',
    subscribe: '1',
  })
  await expect(heart(page, 1201)).toHaveAttribute('data-state', 'loved')
  await expect(heart(page, 1201)).toBeFocused()
  await expect(count(page)).toHaveText('1')
  await heart(page, 1202).click()
  await expect(heart(page, 1202)).toHaveAttribute('data-state', 'loved')
  await expect(count(page)).toHaveText('2')
})

test('LOVE-02 a whole page in place of the form is not shown: our form asks', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/^\[rove\] love/)
  const html = '<!doctype html><html lang="en"><title>Shop</title><body><h1>Log in</h1><form><input name="name"></form>'
  await page.route('**/uc_love/ajax_validate?*', (route) => route.fulfill({ json: { validate: true, html } }))
  await page.goto('/sofas?country=US')
  await heart(page, 1201).click()
  const dialog = page.locator('rove-love dialog')
  await expect(dialog.locator('[name=name]')).toHaveCount(0)
  await dialog.locator('input[name=email]').fill('somebody@example.com')
  const sent = page.waitForRequest(/uc_love\/ajax\?/)
  await dialog.locator('[type=submit]').click()
  expect(new URL((await sent).url()).searchParams.get('email')).toBe('somebody@example.com')
  await expect(dialog).toHaveCount(0)
  await expect(heart(page, 1201)).toHaveAttribute('data-state', 'loved')
})

test('LOVE-02 a form that the shop does not accept stays as it was filled in', {
  tag: ['@nightly', '@any-screen', '@wcag-3.3.1', '@rove-love'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/^\[rove\] love\.set/)
  const whole = '<!doctype html><html lang="en"><title>Shop</title><body><h1>Sorry</h1></body></html>'
  const answers = [
    { status: 422, json: { success: false, message: 'This address is blocked.' } },
    { status: 200, contentType: 'text/html', body: whole },
    { status: 500, body: '' },
  ]
  const sent: string[] = []
  await page.route('**/uc_love/ajax?*', (route) => {
    sent.push(new URL(route.request().url()).searchParams.get('email') ?? '')
    const answer = answers.shift()
    return answer ? route.fulfill(answer) : route.fallback()
  })
  await page.goto('/sofas?country=US')
  await heart(page, 1201).click()
  const dialog = page.locator('rove-love dialog')
  const [email, send] = [dialog.locator('input[name=email]'), dialog.locator('[type=submit]')]
  await email.fill('somebody@example.com')
  const failed = 'That could not be saved. Please try again.'
  for (const said of ['This address is blocked.', failed, failed]) {
    const answered = page.waitForResponse(/uc_love\/ajax\?/)
    await send.click()
    await answered
    await expect(send).not.toHaveAttribute('aria-disabled')
    await expect(dialog.locator('[role=alert]')).toHaveText(said)
    await expect(email).toBeFocused()
    await expect(email).toHaveValue('somebody@example.com')
  }
  await email.fill('other@example.com')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(heart(page, 1201)).toHaveAttribute('data-state', 'loved')
  expect(sent).toEqual([...Array(3).fill('somebody@example.com'), 'other@example.com'])
})

test('LOVE-02 a box of Drupal’s form is beside its label, and hidden labels are hidden', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.route('**/uc_love/ajax_validate?*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const html = answer.html.replace('<label for="edit-email">', '<label class="element-invisible" for="edit-email">')
    await route.fulfill({ response, json: { ...answer, html } })
  })
  await page.goto('/sofas?country=US')
  await heart(page, 1201).click()
  const dialog = page.locator('rove-love dialog')
  const [box, label] = await Promise.all(
    ['[type=checkbox]', 'label.option'].map((selector) => dialog.locator(selector).boundingBox()),
  )
  expect(label?.x).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0))
  expect(Math.abs((label?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(10)
  await expect(dialog.getByLabel('Email address')).toBeVisible()
  expect((await dialog.locator('label.element-invisible').boundingBox())?.width).toBe(1)
})

test('LOVE-02 a dialog that is moved with its heart stays modal', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/sofas?country=US')
  await heart(page, 1201).click()
  const dialog = page.locator('rove-love dialog')
  await expect(dialog.locator('input[name=email]')).toBeVisible()
  await page.evaluate(() => {
    const card = document.querySelector('rove-love[nid="1201"]')?.closest('.card')
    card?.parentNode?.append(card)
  })
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(heart(page, 1201)).toHaveAttribute('data-state', 'loved')
})

test('LOVE-02 early input goes into the address field, an early Enter closes nothing', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const release = await hold(page, '**/_purify*.js')
  await page.goto('/sofas?country=US')
  const purifyRequest = page.waitForRequest('**/_purify*.js')
  await heart(page, 1201).click()
  const dialog = page.locator('rove-love dialog')
  await expect(dialog).toBeVisible()
  await purifyRequest
  await page.keyboard.press('Enter')
  release()
  await expect(dialog.locator('input[name=email]')).toBeFocused()
  await expect(dialog).toBeVisible()
})

test('LOVE-02 a press that starts or ends in the dialog does not close it', {
  tag: ['@nightly', '@any-screen', '@wcag-2.5.2', '@rove-love'],
}, async ({ page }) => {
  await page.goto('/sofas?country=US')
  await heart(page, 1201).click()
  const dialog = page.locator('rove-love dialog')
  const input = dialog.locator('input[name=email]')
  await input.fill('somebody@example.com')
  const { x, y } = (await input.boundingBox()) ?? { x: 0, y: 0 }
  const inside = { x: x + 20, y: y + 10 }
  const beside = { x: 10, y: 10 }
  for (const [from, to] of [
    [inside, beside],
    [beside, inside],
  ] as const) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y)
    await page.mouse.up()
    await expect(input).toHaveValue('somebody@example.com')
  }
  await page.mouse.click(beside.x, beside.y)
  await expect(dialog).toHaveCount(0)
})

test('LOVE-03 a customer’s hearts are filled on the next page, and can be undone', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/sofas?as=customer&country=US')
  const answer = await hold(page, '**/uc_love/ajax?*')
  const sent = page.waitForRequest('**/uc_love/ajax?*')
  await heart(page, 1203).click()
  await sent
  await expect(heart(page, 1203)).toHaveAttribute('aria-pressed', 'false')
  await expect(count(page)).toHaveText('0')
  answer()
  await expect(heart(page, 1203)).toHaveAttribute('data-state', 'loved')
  await expect(count(page)).toHaveText('1')
  await page.goto('/product/hollis-sofa')
  await expect(heart(page, 1203)).toHaveAttribute('aria-pressed', 'true')
  await heart(page, 1203).click()
  await expect(heart(page, 1203)).toHaveAttribute('data-state', 'idle')
  await expect(count(page)).toHaveText('0')
})

/** Checks that the message is readable, on the screen, and near its button. */
async function expectBeside(page: Page, button: Locator, bubble: Locator) {
  await expect(bubble).toBeVisible()
  const [near, box] = [await button.boundingBox(), await bubble.boundingBox()]
  if (!near || !box) throw new Error('one of them is not there')
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  expect(Math.min(Math.abs(box.y - near.y - near.height), Math.abs(near.y - box.y - box.height))).toBeLessThan(12)
}

test('LOVE-04 a failed request shows a message beside the heart, and is reported once', {
  tag: ['@any-screen', '@wcag-4.1.3', '@rove-love', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/^\[rove\] love\.set: /)
  await page.goto('/sofas?as=customer&country=US')
  const reports: string[] = []
  page.on('console', (message) => message.text().startsWith('[rove]') && reports.push(message.text()))
  const error = page.locator('rove-love[nid="1201"] [part=error]')
  for (const [fault, words] of [
    ['500', /^That could not be saved\. Please try again\.$/],
    ['403', /^Access denied$/],
    ['html', /^That could not/],
    ['wrong', /^That could not/],
    ['cut', /^That could not/],
    ['redirect', /^That could not/],
  ] as const) {
    await page.evaluate((kind) => {
      document.cookie = `demo_fault=${encodeURIComponent(`${kind}:/uc_love`)};path=/`
    }, fault)
    const reported = page.waitForEvent('console', (line) => line.text().startsWith('[rove] love.set: '))
    await heart(page, 1201).click()
    await reported
    await expect(error, fault).toHaveText(words)
    await expect(page.locator('rove-love[nid="1201"] [role=status]').first()).toHaveText(words)
    await expectBeside(page, heart(page, 1201), error)
    await expect(heart(page, 1201)).toHaveAttribute('aria-pressed', 'false')
    // The focus moves away, so that the next failure shows another message.
    await page.keyboard.press('Escape')
  }
  await heart(page, 1201).click()
  await expect(heart(page, 1201)).toHaveAttribute('data-state', 'idle')
  expect(new Set(reports).size).toBe(reports.length)
  expect(reports).toHaveLength(6)
  await page.goto('/sofas?fault=none')
  await expect(heart(page, 1201)).toHaveAttribute('aria-pressed', 'false')
})

test('LOVE-05 a product can be removed from the wishlist and restored', {
  tag: ['@any-screen', '@wcag-2.4.3', '@wcag-4.1.3', '@rove-wishlist'],
}, async ({ page }) => {
  await page.goto('/rugs?as=member&country=UK')
  const first = page.locator('.card rove-love button[part=button]').first()
  await first.click()
  await expect(first).toHaveAttribute('data-state', 'loved')
  await page.goto('/wishlist')
  const list = page.locator('rove-wishlist')
  await expect(list.locator('[part=price]')).toHaveText(/^Member price £[\d,]+$/)
  await list.locator('[part=remove-button]').click()
  await expect(list.locator('[part=empty]')).toBeVisible()
  await expect(count(page)).toHaveText('0')
  let itemRequests = 0
  page.on('request', (request) => {
    if (request.url().includes('/uc_love/items')) itemRequests += 1
  })
  await list.locator('[part=undo-button]').press('Enter')
  await expect(list.locator('[part=card]')).toHaveCount(1)
  await expect(list.locator('[part=status][role=status]')).toBeFocused()
  expect(itemRequests).toBe(1)
  await expect(count(page)).toHaveText('1')
  await list.locator('[part=card] a').click()
  await expect(page).toHaveURL(/\/product\/dune-wool-rug(\?|$)/)
  await expect(page.locator('h1')).toHaveText('Dune Wool Rug')
})

test('LOVE-05 the server’s wishlist removes a product where the code does not come', {
  tag: ['@nightly', '@any-screen'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/^\[rove\] rove-wishlist: /)
  await page.goto('/rugs?as=member&country=UK')
  await page.locator('.card rove-love button[part=button]').first().click()
  await expect(count(page)).toHaveText('1')
  await page.route('**/wishlist.js*', (route) => route.abort())
  await page.goto('/wishlist')
  const list = page.locator('rove-wishlist')
  await expect(list).toHaveAttribute('data-rove-state', 'fallback')
  await list.getByRole('button', { name: 'Remove' }).click()
  await expect(list.locator('form')).toHaveCount(0)
  await page.unroute('**/wishlist.js*')
  await page.goto('/wishlist')
  await list.locator('[part=browse-link]').click()
  await expect(page).not.toHaveURL(/wishlist/)
  await expect(page.locator('rove-love-count [part=count]').first()).toHaveText('0')
})

test('LOAD-01 hearts that Drupal’s ajax inserts work too', { tag: ['@any-screen', '@nightly'] }, async ({ page }) => {
  await page.goto('/demo/ajax?as=customer&country=US')
  const before = await page.locator('.card').count()
  await page.locator('.use-ajax').click()
  await expect.poll(() => page.locator('.card').count()).toBeGreaterThan(before)
  const last = page.locator('.card rove-love button[part=button]').last()
  await last.click()
  await expect(last).toHaveAttribute('data-state', 'loved')
})

test('a page may replace an action of the widgets, and the fact is published once', { tag: '@any-screen' }, async ({
  page,
}) => {
  // The server, whose wishlist the replacement does not change, would correct the count.
  const live = page.waitForResponse(/\/ajax\/live_info\.json/)
  await page.goto('/sofas?as=customer&country=US')
  await live
  await page.evaluate(async () => {
    const published: unknown[] = []
    document.addEventListener('rove:love:changed', (event) => published.push((event as CustomEvent).detail))
    document.body.dataset.published = '0'
    window.rove.on('love:changed', () => {
      document.body.dataset.published = String(published.length + 1)
    })
    window.rove.actions.love = async () => ({ count: 41 })
  })
  await heart(page, 1201).click()
  await expect(count(page)).toHaveText('41')
  await expect(page.locator('body')).toHaveAttribute('data-published', '1')
})
