/** A customer's hearts on the cards of lists: those that the server has written, and those that are added later. */
import type { Page } from '@playwright/test'
import { open as openHome } from '../home/home-page'
import { expect, test } from '../kit/oracle'
import { openResults } from '../search-results/results-page'

test.use({ layout: 'bare' })

/** The product of a heart's card. */
const nidOf = (heart: Element) => heart.closest('[data-nid]')?.getAttribute('data-nid') ?? ''
/** The products of a list's hearts, in their order. */
const nidsIn = async (page: Page, list: string) =>
  Promise.all((await page.locator(`${list} rove-love`).all()).map((heart) => heart.evaluate(nidOf)))

/** Loves products as the shop's own code can. */
const loveAll = (page: Page, nids: readonly string[]) =>
  page.evaluate(async (nids) => {
    for (const nid of nids) await window.rove.actions.love({ nid: Number(nid), loved: true })
  }, nids)

/** Checks each heart of a list, on the screen. */
async function expectHearts(page: Page, list: string, loved: readonly string[]) {
  for (const heart of await page.locator(`${list} rove-love`).all()) {
    const nid = await heart.evaluate(nidOf)
    await heart.scrollIntoViewIfNeeded()
    const button = heart.locator('button[part=button]')
    await expect(button, `${list}: ${nid}`).toHaveAttribute('aria-pressed', `${loved.includes(nid)}`)
    await expect(button).toHaveAttribute('data-state', loved.includes(nid) ? 'loved' : 'idle')
  }
}

test('LOVE-03 LIST-01 loved products are selected on the cards of a category’s pages', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const list = '[data-rove-listing=grid]'
  const cards = page.locator(`${list} > [data-nid]`)
  await page.goto('/sofas?country=US&as=customer')
  await page.evaluate(() => window.rove.ready())
  await page.locator('[data-rove-listing=next]').click()
  await expect(cards).toHaveCount(12)
  const all = await nidsIn(page, list)
  const loved = [all[1], all[10]].map(String)
  await loveAll(page, loved)
  await expectHearts(page, list, loved)
  // The list is shown as it was left.
  await page.reload()
  await expect(cards).toHaveCount(12)
  await expectHearts(page, list, loved)
  await page.goto('/sofas?')
  await page.evaluate(() => window.rove.ready())
  await expectHearts(page, `${list} > :nth-child(-n + 4)`, loved)
  await page.locator('[data-rove-listing=next]').click()
  await expect(cards).toHaveCount(12)
  await expectHearts(page, `${list} > :nth-child(n + 9)`, loved)
})

test('LOVE-03 RESULTS-02 loved products are selected among results, old and new', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const list = '[data-rove-results=list]'
  /** Shows the server's cards, those of a further page, and those of another order. */
  const visit = async (see: (cards: string) => Promise<unknown>) => {
    const { part, cards, refine, apply } = await openResults(page, '/search/products/a/?country=US&as=customer')
    await see(`${list} > :nth-child(-n + 4)`)
    await part('paging').locator('[rel=next]').click()
    await expect(cards).toHaveCount(48)
    await see(`${list} > :nth-child(n + 25):nth-child(-n + 28)`)
    await refine()
    await part('filters').locator('select').selectOption('price_desc')
    await apply()
    await expect(page).toHaveURL(/sort=price_desc/)
    await see(`${list} > :nth-child(-n + 4)`)
  }
  const loved: string[] = []
  await visit(async (cards) => loved.push(...(await nidsIn(page, cards)).slice(1, 2)))
  expect(new Set(loved).size).toBe(3)
  await loveAll(page, loved)
  await visit((cards) => expectHearts(page, cards, loved))
})

test('LOVE-03 HOME-04 loved products are selected in the carousels of the home page', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const list = 'rove-home-bestsellers [data-rove-home=list]'
  const section = await openHome(page, 'bestsellers', '/?country=US&as=customer')
  const loved = [
    (await nidsIn(page, `${list}:nth-of-type(1)`))[0],
    (await nidsIn(page, `${list}:nth-of-type(2)`))[1],
  ].map(String)
  await loveAll(page, loved)
  await openHome(page, 'bestsellers', '/?country=US')
  await expectHearts(page, `${list}:nth-of-type(1) li:nth-child(-n + 3)`, loved)
  await section.getByRole('button', { name: 'New arrivals' }).click()
  await expectHearts(page, `${list}:nth-of-type(2) li:nth-child(-n + 3)`, loved)
})
