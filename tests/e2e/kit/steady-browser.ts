/** A browser that is launched again if it crashes before it is ready: that says nothing of a page. */
import { type Browser, test as base } from '@playwright/test'

export const test = base.extend<object, { readonly browser: Browser }>({
  browser: [
    async ({ playwright, browserName }, use) => {
      const launch = () => playwright[browserName].launch()
      const browser = await launch().catch(launch)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 0 },
  ],
})
