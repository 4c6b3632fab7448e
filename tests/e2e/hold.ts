import type { Page, Request } from '@playwright/test'

/**
 * Keeps requests from the server until they are let go.
 *
 * @param which some of those with that address alone
 * @returns lets them go, and those that follow
 */
export async function hold(page: Page, address: string, which: (request: Request) => boolean = () => true) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    if (which(route.request())) await held
    // Whoever asked may not wait any more.
    await route.continue().catch(() => {})
  })
  return release
}
