/** A shopper finds a green velvet sofa by facets alone, opens it, and comes back to the same place. */
import type { Locator, Page } from '@playwright/test'
import { open } from '../buybox/product-page'
import { closeOverlay } from '../kit/go-back'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'

/** What each shop calls the category and its facets, and a postal code where it uses them. */
const shops = {
  US: { query: 'country=US', word: 'sofa', green: 'Green', velvet: 'Velvet', type: 'Sofas', postal: '90210' },
  CA: {
    query: 'country=CA&locale=fr_CA',
    word: 'canapé',
    green: 'Vert',
    velvet: 'Velours',
    type: 'Canapés',
    postal: 'H2X 3L6',
  },
  AU: { query: 'country=AU', word: 'sofa', green: 'Green', velvet: 'Velvet', type: 'Sofas' },
  KR: { query: 'country=KR', word: '소파', green: '그린', velvet: '벨벳', type: '소파' },
  UK: { query: 'country=UK', word: 'sofa', green: 'Green', velvet: 'Velvet', type: 'Sofas' },
  HK: { query: 'country=HK', word: '梳化', green: '綠色', velvet: '絲絨', type: '梳化' },
} as const satisfies Readonly<Record<string, Shop>>

interface Shop {
  readonly query: string
  readonly word: string
  readonly green: string
  readonly velvet: string
  readonly type: string
  readonly postal?: string
}

/** How a shopper presses things. */
interface Shopper {
  readonly page: Page
  press(what: Locator): Promise<void>
  /** Whether each choice shows its results at once. */
  readonly hasScript: boolean
}

const deliveredTo = /^(Delivered to|Livré à) \S/
const input = ({ page, hasScript }: Shopper) =>
  hasScript ? page.locator('rove-search [part=input]').first() : page.locator('#search-block-form [type=search]')

/** Sets the postal code in the buybox of any product. */
async function setPlace(page: Page, { query, postal = '' }: Shop) {
  const { box, field, dialog } = await open(page, 'dune-wool-rug', `${query}&as=guest`)
  await box.locator('[part=delivery-button]').click()
  await field('postal').fill(postal)
  await closeOverlay(page, () => page.keyboard.press('Enter'))
  await expect(dialog).toHaveCount(0)
}

async function findAndReturn(shopper: Shopper, { query, word, green, velvet, type, postal }: Shop) {
  const { page, press, hasScript } = shopper
  const results = page.locator('rove-search-results')
  const part = (mark: string) => results.locator(`[data-rove-results="${mark}"]`).first()
  const facet = (name: string, value: string) =>
    part('filters')
      .locator(`[data-facet=${name}]`)
      .getByRole('checkbox', { name: new RegExp(`^${value} \\(`) })
  const card = results.locator('[data-rove-results=list] > *').first()
  const link = card.locator('[data-rove-card=link]')

  await page.goto(`/?${query}&as=guest`)
  if (hasScript) await page.evaluate(() => window.rove.ready())
  await input(shopper).fill(word)
  await input(shopper).press('Enter')
  await expect(part('filters')).toBeAttached()
  if (hasScript) await page.evaluate(() => window.rove.ready())
  const summary = part('refine').locator('> summary')
  const isDrawer = await summary.isVisible()
  if (isDrawer) await press(summary)
  await press(facet('material', velvet))
  await press(facet('type', type))
  await press(facet('color', green))
  if (isDrawer || !hasScript) await press(part('apply'))
  await expect(part('chips').locator('[data-facet]')).toHaveCount(3)
  await expect(page).toHaveURL(/filter\/colors:Green,nice_names:Velvet,terms:Sofas\/$/)
  await expect(link).toHaveAttribute('href', /\?oid=\d+$/)

  const delivery = card.locator('[data-rove-card=delivery]')
  if (postal) await expect(delivery).toHaveText(deliveredTo)
  else await expect(delivery).toBeHidden()
  const title = await card.locator('[data-rove-card=title]').innerText()
  const top = () => link.evaluate((node) => node.getBoundingClientRect().top)
  await link.focus()
  // Below the header, which stays on the screen.
  await link.evaluate((node) => scrollBy({ top: node.getBoundingClientRect().top - 200, behavior: 'instant' }))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const [before, address] = [await top(), page.url()]
  await press(link)
  await expect(page).toHaveURL(/\/product\/[\w-]+\?oid=\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(part('chips').locator('[data-facet]')).toHaveCount(3)
  await expect(card.locator('[data-rove-card=title]')).toHaveText(title)
  if (postal) await expect(delivery).toHaveText(deliveredTo)
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(0.5)
}

/** Presses Tab until the focus is there, then the key that presses it. */
const withKeys = (page: Page) => async (what: Locator) => {
  await expect(what).toBeEnabled()
  for (let n = 0; n < 200; n++) {
    if (await what.evaluate((node) => node === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(what).toBeFocused()
  await page.keyboard.press((await what.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
}

test('RESULTS-02 RESULTS-04 DELIV-01 a sofa is found by facets, and Back returns', {
  tag: ['@wide-first', '@nightly'],
}, async ({ page }) => {
  await setPlace(page, shops.US)
  await findAndReturn({ page, hasScript: true, press: (what) => what.click() }, shops.US)
})

for (const code of someOf(['CA', 'AU', 'KR', 'UK', 'HK'] as const))
  test(`RESULTS-02 RESULTS-04 DELIV-01 ${code}: a sofa is found by facets, and Back returns`, {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    const shop: Shop = shops[code]
    if (shop.postal) await setPlace(page, shop)
    await findAndReturn({ page, hasScript: true, press: (what) => what.click() }, shop)
  })

test('RESULTS-02 RESULTS-04 a sofa is found by keyboard alone, and Back returns', {
  tag: ['@nightly', '@any-screen', '@wcag-2.1.1', '@rove-search-results'],
}, async ({ page }) => {
  await findAndReturn({ page, hasScript: true, press: withKeys(page) }, shops.KR)
})

test('RESULTS-02 RESULTS-04 DELIV-01 a sofa is found without script, and Back returns', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, browser, baseURL }) => {
  await setPlace(page, shops.US)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    ...(baseURL ? { baseURL } : {}),
  })
  const plain = await context.newPage()
  await findAndReturn({ page: plain, hasScript: false, press: (what) => what.click() }, shops.US)
  await context.close()
})
