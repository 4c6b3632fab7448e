import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, presentChromium } from './tools/browser.mjs'

const executablePath = await presentChromium()
/** A whole test run takes a free port; a run by hand uses the server it finds on this one. */
const port = process.env.E2E_PORT ?? '4100'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace takes a fifth of a run's time: whoever looks into a failure asks for it, `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'wide',
      testIgnore: /slow-phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: [
        // What becomes of money, what is kept and what is told is the same on every screen,
        /checkout-(closed|frozen|keep|meanwhile|outcomes|places|sums|tabs|truth|ways)|price-truth|tracking|vendors|oracle|refusals/,
        // as is what a page does to us, and we to it.
        /armour|back|edges\.spec|elsewhere|extended|loader|popups-(forms|hidden)|soak/,
        // A marketer's panel stands on a desk.
        /why/,
      ],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node --import tsx demo-host/main.ts',
    // What comes unasked comes to those tests that ask for it: `?popups=on&consent=all`.
    env: { PORT: port, DEMO_DB: ':memory:', DEMO_STOCK: '20', DEMO_SWITCHES: 'popups=off&consent=none&webhooks=off' },
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.E2E_PORT,
    timeout: 60_000,
  },
})
