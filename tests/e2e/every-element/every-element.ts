/** Pages of the demo shop that have every element between them: what the checks of every element visit. */
import type { Page } from '@playwright/test'
import { putInCart } from '../checkout/checkout-page'
import { expect } from '../kit/oracle'

/** A page, and the elements that are checked on it. */
export interface Stop {
  readonly path: string
  /** Without `rove-`. */
  readonly elements: readonly string[]
  /** Opens what only a press shows: a dialog keeps the focus, so it is not walked through. */
  readonly open?: (page: Page) => Promise<void>
}

const press = (selector: string, until: string) => async (page: Page) => {
  await page.locator(selector).first().click()
  await expect(page.locator(until).first()).toBeVisible()
}

/** The cart and what follows are a guest’s. With the popups, which lists open by themselves, a page has the chat too. */
export const stops: readonly Stop[] = [
  {
    path: '/',
    elements: [
      'header',
      'country',
      'search',
      'love-count',
      'page',
      'home-poem',
      'home-membership',
      'home-originals',
      'home-bestsellers',
      'home-advantages',
    ],
  },
  { path: '/sofas', elements: ['listing', 'love'] },
  { path: '/search/products/sofa/', elements: ['search-results'] },
  { path: '/product/marlow-3-seat-sofa?popups=on', elements: ['gallery', 'buybox', 'financing', 'chat'] },
  { path: '/campaign/autumn-sale', elements: ['countdown'] },
  { path: '/i-love?as=customer', elements: ['wishlist'] },
  { path: '/cart?as=guest', elements: ['cart', 'email-cart'] },
  { path: '/cart/checkout', elements: ['checkout'] },
  { path: '/swatch-request', elements: ['swatch-request'] },
  { path: '/trade/application', elements: ['trade-application'] },
  { path: '/host-connect', elements: ['hosts'] },
  { path: '/host-program/faq', elements: ['faq'], open: press('rove-faq summary', 'rove-faq details[open]') },
  { path: '/community', elements: ['community'] },
  { path: '/reviews/gallery', elements: ['reviews'] },
  { path: '/journal', elements: ['blog'] },
  { path: '/videos', elements: ['videos'], open: press('[data-rove-video]', '[data-rove-videos=player]') },
  { path: '/toronto-showroom', elements: ['showroom'] },
  { path: '/planner', elements: ['ar-tour'] },
  { path: '/user/membership?as=member', elements: ['membership-renewal'] },
  {
    path: '/?as=guest&popups=off',
    elements: ['search'],
    open: async (page) => {
      await page.locator('rove-search [part=input]').first().click()
      await page.keyboard.type('sofa')
      await expect(page.locator('rove-search [part=panel]')).toHaveAttribute('data-state', 'results')
    },
  },
  { path: '/sofas', elements: ['love'], open: press('rove-love [part=button]', 'rove-love dialog') },
  {
    path: '/product/marlow-3-seat-sofa',
    elements: ['buybox'],
    open: press('rove-buybox [part=delivery-button]', 'rove-buybox dialog'),
  },
  { path: '/cart', elements: ['email-cart'], open: press('rove-email-cart button', 'rove-email-cart input') },
  {
    path: '/product/dune-wool-rug?popups=on',
    elements: ['chat'],
    open: press('rove-chat [part=button]', 'rove-chat dialog'),
  },
  {
    path: '/sofas?rove-preview=newsletter',
    elements: ['popups'],
    open: (page) => expect(page.locator('rove-popups dialog')).toBeVisible(),
  },
  {
    path: '/user/membership?as=member',
    elements: ['membership-renewal'],
    open: press('rove-membership-renewal button', 'rove-membership-renewal dialog'),
  },
]

/** Fills the wishlist of the customer and the cart of the guest who visit the stops. */
export async function prepare(page: Page): Promise<void> {
  await page.goto('/sofas?country=US&as=customer')
  await page.locator('rove-love [part=button]').first().click()
  await expect(page.locator('rove-love [part=button]').first()).toHaveAttribute('data-state', 'loved')
  await page.request.get('/?as=guest')
  await putInCart(page)
}

/** Opens a stop, and waits until its elements are ready. @returns the HTML of the server */
export async function visit(page: Page, { path, elements, open }: Stop): Promise<string> {
  const response = await page.goto(path)
  for (const name of elements) {
    const element = page.locator(`rove-${name}`).first()
    await element.evaluate((node) => node.scrollIntoView({ behavior: 'instant' }))
    await expect(element, path).toHaveAttribute('data-rove-state', 'ready')
  }
  await open?.(page)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  return (await response?.text()) ?? ''
}
