import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, presentChromium } from './tools/browser.mjs'

const executablePath = await presentChromium()
/** `npm test` sets E2E_PORT to a free port. Without it, an existing server on 4100 is reused. */
const port = process.env.E2E_PORT ?? '4100'

/** What takes long, and the further cases of a rule: `npm run nightly`, and `npm run changed` for the elements of a change. */
const nightly = process.env.NIGHTLY ? [] : [/@nightly/]
/** What is as likely to break on a wide screen: on a phone too, each night. */
const wideFirst = process.env.NIGHTLY ? [] : [/@wide-first/]

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // No test is about time: these only end what would never succeed. A busy machine can stand still for many seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // Traces are off, because they take a fifth of a run's time: turn them on with `--trace on` to study a failure.
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'wide',
      testIgnore: /slow-phone|received|header-(phone|zoom)/,
      grepInvert: nightly,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: [
        // Payment, storage and tracking do not depend on the screen.
        /(checkout-(address|changed-elsewhere|charged-amount|closed|meanwhile|outcomes|privacy|returns|sections|stripe|sums|tabs|ways)|price-truth|tracking|stand-ins|oracle|refusals)[^/]*$/,
        // Nor do conflicts between the page and the widgets, and colours.
        /(armour|back|country-leave|edges\.spec|other-tabs|extended|header-(carts|life|lock)|instant\.spec|loader|page-(forms|live|requests)|popups-(forms|hidden)|scheme|soak)[^/]*$/,
        // The why-panel is meant for desktop screens, and a phone has no mouse.
        /(why|header-wide)[^/]*$/,
        // The site's tests set the screen themselves.
        /site\.spec/,
      ],
      // Nor do requests, failures and stored values, or a country whose layout another one tests. A tag marks these.
      grepInvert: [/@any-screen/, ...nightly, ...wideFirst],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node --import tsx demo-host/main.ts',
    // Popups, consent and webhooks are off by default; tests enable them by query: `?popups=on&consent=all`.
    env: { PORT: port, DEMO_DB: ':memory:', DEMO_STOCK: '20', DEMO_SWITCHES: 'popups=off&consent=none&webhooks=off' },
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.E2E_PORT,
    timeout: 60_000,
  },
})
