/** Text that cannot be seen, or that has two spellings, as visitors paste and type it. */
import { atCheckout } from '../checkout/checkout-page'
import { expect, test } from '../kit/oracle'
import { answerSubscriptions, definePopups, openPage, popup } from '../popups/popups-page'
import { showSearch } from '../search/show-search'

test.use({ layout: 'bare' })

test('EMAIL-02 ADDR-01 an address is shown and ordered to without what nobody sees', {
  tag: '@wide-first',
}, async ({ page }) => {
  for (const [typed, meant] of [
    ['\u200bana@example.test', 'ana@example.test'],
    ['ana＠example．test', 'ana@example.test'],
    ['mailto:ana@example.test', 'ana@example.test'],
    ['Ana Lee <ana@example.test>,', 'ana@example.test'],
  ]) {
    await page.context().clearCookies()
    const { id, email, proceed, step } = await atCheckout(page)
    await email.fill(`${typed}`)
    await email.blur()
    await expect(email).toHaveValue(`${meant}`)
    await proceed.click()
    await expect(step(1)).toHaveAttribute('data-state', 'current')
    const { order } = await (await page.request.get(`/ajax/order/${id}`)).json()
    expect(order.email).toBe(meant)
  }
})

test('ADDR-01 names and places are composed, and without invisible characters', { tag: '@nightly' }, async ({
  page,
}) => {
  const { part, email, proceed, joins } = await atCheckout(page)
  await email.fill('ada@home.test')
  await proceed.click()
  await joins.last().check()
  await proceed.click()
  for (const [name, typed, meant] of [
    ['first_name', 'Zoe\u0308\u200b', 'Zoë'],
    ['last_name', '김'.normalize('NFD'), '김'],
    ['street1', '12\u00a0Main\u2060 Street\ufeff', '12 Main Street'],
  ] as const) {
    await part(name).fill(typed)
    await part(name).blur()
    await expect(part(name)).toHaveValue(meant)
  }
})

test('SEARCH-01 SEARCH-05 a decomposed word finds what the composed one finds', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.goto('/?country=KR&as=guest')
  await showSearch(page)
  const field = page.locator('rove-search [part=input]').first()
  await field.fill('소파'.normalize('NFD'))
  await expect(page.locator('rove-search [data-index=products] [part=option]').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/search/products/${encodeURIComponent('소파')}/`))
  await page.goto('/?country=KR')
  await showSearch(page)
  await field.fill('소파')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/products\//)
  const recent = await page.evaluate(() => JSON.parse(localStorage.rove_search_history ?? '[]').length)
  expect(recent).toBe(1)
})

test('LOVE-02 POP-02 hearts and popups send the address that is meant', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await page.goto('/sofas?country=US&as=guest')
  await page.locator('rove-love [part=button]').first().click()
  const dialog = page.locator('rove-love dialog')
  await dialog.locator('input[type=email], input[name=email]').first().fill('\u2060ana＠example.test\u200b')
  const loved = page.waitForRequest(
    (request) => request.url().includes('/uc_love/ajax') && request.url().includes('email'),
  )
  await page.keyboard.press('Enter')
  expect(new URL((await loved).url()).searchParams.get('email')).toBe('ana@example.test')

  const markup = { title: 'Autumn sale', html: '<p>Rugs.</p>', form: true, list: 'L1' }
  await definePopups(page, { popups: [{ id: 'autumn', conditions: {}, event: { interval: [1, 1000] }, markup }] })
  await answerSubscriptions(page, 204)
  await openPage(page, '/sofas?country=US')
  await page.clock.fastForward(1500)
  await popup(page).locator('input[name=email]').fill('Ana <ana@example.test>')
  const posted = page.waitForRequest('**/klaviyo/api/subscribe')
  await page.keyboard.press('Enter')
  expect(new URLSearchParams((await posted).postData() ?? '').get('email')).toBe('ana@example.test')
})
