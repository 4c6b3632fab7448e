/** The pages of the demo shop that `npm run bench` opens. */

/** The path of a page by its kind, as in `mainTags`. */
export const pagePaths = {
  home: '/?country=US',
  category: '/sofas?country=US',
  results: '/search/products/sofa/?country=US',
  product: '/product/odd-modular-sofa?country=US',
  cart: '/cart?country=US',
  checkout: '/cart/checkout?country=US',
}

/** A line for the cart: three seats in Oat. */
const line = { nid: '1201', 'attributes[1]': '1', 'attributes[2]': '6', qty: '1' }

/** Adds a line to a browser's cart. Cookies of the shop are for a host with any port, so a proxy has them too. */
export async function fillCart(context, shopUrl) {
  const answer = await context.request.post(`${shopUrl}/cart?country=US`, { form: line, maxRedirects: 0 })
  if (answer.headers().location !== '/cart') throw new Error('the bench could not fill the cart')
}

/** Prepares a browser for a page of a kind: some have content only with a cart. */
export async function prepareFor(kind, context, shopUrl) {
  if (kind === 'cart' || kind === 'checkout') await fillCart(context, shopUrl)
}

/**
 * Blocks the files of ours. Not by a route of Playwright's, which turns the browser's cache off and takes every request on
 * a detour.
 */
export async function blockOurFiles(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/rove/*'] })
}
