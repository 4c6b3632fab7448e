import type { Page, Request } from '@playwright/test'

/**
 * Holds requests back until they are released.
 *
 * @param which a filter of the requests with that address
 * @returns a function that releases them and all later ones
 */
export async function hold(page: Page, address: string, which: (request: Request) => boolean = () => true) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    if (which(route.request())) await held
    // The page that sent the request may be gone.
    await route.continue().catch(() => {})
  })
  return release
}
