import type { Page } from '@playwright/test'
import { type Campaign, openCampaign } from '../kit/campaign'
import { expect } from '../kit/oracle'

/** The tag of a header with a drawer, a search and a link to the cart. */
export const headerTag = (attributes = '', cart = '/cart') => `
<rove-header ${attributes}><header>
  <details data-rove-header="drawer"><summary>Menu</summary><nav><a href="#main">Content</a></nav></details>
  <a href="#site-search" data-rove-header="search">Search</a><form id="site-search" action="/search"><input name="keys" aria-label="Search"></form>
  <a href="${cart}" data-rove-header="cart">Cart</a>
</header></rove-header>`

const css = `main{min-height:3000px} .hidden,#site-search{display:none}
rove-header:not([data-search=hidden]) #site-search,
rove-header:not([data-rove-state=ready]) #site-search:target{display:block}
@media (min-width:1280px) and (min-height:480px){rove-header{position:sticky;inset-block-start:0;z-index:10}}`

/** Opens a page whose headers are at its very top. */
export async function openBelow(page: Page, headers: string, campaign: Partial<Campaign> = {}) {
  await openCampaign(page, { css, ...campaign, body: `${headers}<main id="main">${campaign.body ?? ''}</main>` })
  const header = page.locator('rove-header')
  await page.evaluate(() => window.rove.ready())
  for (const one of await header.all()) await expect(one).toHaveAttribute('data-rove-state', 'ready')
  return {
    header,
    drawer: page.locator('details'),
    cartLink: header.locator('[data-rove-header=cart]'),
    search: header.locator('[data-rove-header=search]'),
    form: page.locator('#site-search'),
    flyout: header.getByRole('dialog'),
  }
}

/** Adds to the cart. No server is asked. */
export const addToCart = (page: Page) =>
  page.evaluate(async () => {
    window.rove.actions.addToCart = async () => ({ nid: 1, model: 'M', qty: 1, price: 1, currency: 'USD', count: 1 })
    await window.rove.actions.addToCart({ nid: 1, model: 'M', qty: 1 })
  })
