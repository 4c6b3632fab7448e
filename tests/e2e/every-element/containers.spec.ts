/** Elements in containers, where a text filter strips their tags or a template cannot be changed. */
import type { Page } from '@playwright/test'
import { expect, test } from '../kit/oracle'

async function open(page: Page, body: string, settings = '{"rove":{"country":"US","locale":"en_US"}}') {
  await page.route('**/containers', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Shop</title>
<script type="application/json" data-rove-settings>${settings}</script>
<script src="/rove/rove.js" async></script><body class="not-logged-in"><main>${body}</main>`,
    }),
  )
  await page.goto('/containers')
}

test('LOAD-01 a marked container becomes the element, with its attributes and content', { tag: '@any-screen' }, async ({
  page,
}) => {
  await open(
    page,
    `<div id="box" class="wysiwyg" data-rove="love" data-nid="1201" data-label="Marlow" data-load="eager" data-onclick="alert(1)">
      <a href="/user/login">Save</a></div><p data-rove="love-count">2</p>`,
  )
  const heart = page.locator('#box > rove-love')
  await expect(heart).toHaveAttribute('data-rove-state', 'ready')
  await expect(page.locator('p > rove-love-count')).toHaveAttribute('data-rove-state', 'ready')
  expect(await heart.evaluate((tag) => tag.getAttributeNames().filter((name) => !name.startsWith('data-')))).toEqual([
    'load',
    'nid',
    'label',
  ])
  await expect(heart.getByRole('link', { name: 'Save', includeHidden: true })).toHaveCount(1)
  await expect(page.locator('#box')).toHaveClass('wysiwyg')
  await heart.getByRole('button', { name: 'Love Marlow' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('LOAD-01 a container that is inserted later becomes the element too', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await open(page, '<p>Sofas</p>')
  await page.evaluate(() => window.rove.ready())
  await page.evaluate(() =>
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<div id="box" data-rove="love" data-nid="1201"></div>'),
  )
  const heart = page.locator('#box > rove-love')
  await expect(heart).toHaveAttribute('data-rove-state', 'ready')
  await page.evaluate(() => {
    const main = document.querySelector('main') as Element
    main.innerHTML = '<div id="box" data-rove="love" data-nid="1202">Save</div>'
  })
  await expect(page.locator('#box > rove-love[nid="1202"]')).toHaveAttribute('data-rove-state', 'ready')
})

test('LOAD-01 LOAD-03 a container of the shop becomes the element that rove.tags names', {
  tag: '@any-screen',
}, async ({ page, oracle }) => {
  oracle.expectReports(/rove\.tags: love is not usable .*CSS selector/)
  await open(
    page,
    '<div id="block-search-form"><form action="/search"><input type="search" name="keys"><button>Go</button></form></div>',
    '{"rove":{"country":"US","locale":"en_US","tags":{"search":"#block-search-form","love":"##"}}}',
  )
  await expect(page.locator('#block-search-form > rove-search')).toHaveAttribute('data-rove-state', 'ready')
})

test('LOAD-01 a field in use stays where it is until the visitor has left it', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await open(page, '<input aria-label="Name"><p>Sofas</p>')
  await page.evaluate(() => window.rove.ready())
  await page.evaluate(() => {
    const box = document.createElement('div')
    box.innerHTML = '<form action="/search"><input type="search" name="keys" aria-label="Search"></form>'
    document.querySelector('main')?.append(box)
    box.querySelector('input')?.focus()
    box.dataset.rove = 'search'
    box.after(document.createElement('hr'))
  })
  const field = page.locator('[data-rove] input').first()
  await field.pressSequentially('rug')
  await expect(field).toBeFocused()
  await expect(page.locator('rove-search')).toHaveCount(0)
  await page.getByLabel('Name').focus()
  await expect(page.locator('[data-rove] > rove-search')).toHaveCount(1)
  await expect(field).toHaveValue('rug')
})

test('LOAD-01 a text cannot place what takes orders, nor a name that does not exist', { tag: '@any-screen' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(
    /data-rove: <rove-checkout> can only be a tag in a template/,
    /<rove-lovve> is not a widget; did you mean <rove-love>\?/,
    /data-rove: "b onclick" is not the name of an element/,
  )
  await open(
    page,
    '<div data-rove="checkout">Pay</div><div data-rove="lovve">Save</div><div data-rove="b onclick">Text</div><div data-rove="love" data-nid="1201"></div>',
  )
  await expect(page.locator('rove-love')).toHaveAttribute('data-rove-state', 'ready')
  await expect(page.locator('rove-checkout')).toHaveCount(0)
  await expect(page.locator('rove-lovve')).toHaveAttribute('data-rove-state', 'fallback')
  for (const text of ['Pay', 'Text']) await expect(page.getByText(text, { exact: true })).toBeVisible()
})
