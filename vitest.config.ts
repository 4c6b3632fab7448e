import { readdirSync } from 'node:fs'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, presentChromium } from './tools/browser.mjs'

const executablePath = await presentChromium()
const browser = playwright({
  launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
  // A story is judged where its motion has come to rest.
  contextOptions: { reducedMotion: 'reduce' },
})

// On a busy machine a test takes long, and is no worse for it.
const testTimeout = 30_000

/** Much computing and little of a page: in a window of its own it takes more than twice as long. */
const sequences = 'tests/widgets/checkout/sequences-*.test.ts'

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        define: {
          __ROVE_VERSION__: '"0.0.0-test"',
          __ROVE_BUILD__: '"build"',
          __ROVE_REFERENCE__: 'true',
          __ROVE_LOADS_WHEN_VISIBLE__: JSON.stringify(readdirSync('widgets').join('|')),
        },
        test: {
          name: 'unit',
          testTimeout,
          environment: 'happy-dom',
          // Each file has a window of its own, in threads that stay: a quarter of the time that a process each takes.
          pool: 'vmThreads',
          include: ['tests/{core,loader,widgets}/**/*.test.{ts,tsx}'],
          exclude: [sequences],
          server: { deps: { inline: [/@r2wc/] } },
        },
      },
      {
        test: {
          name: 'node',
          testTimeout,
          environment: 'node',
          // What a provider says by itself it says in those tests that ask for it: `?webhooks=on`.
          env: { DEMO_SWITCHES: 'webhooks=off' },
          include: ['tests/{demo-host,tools}/**/*.test.ts', 'tests/{architecture,growth,writing}.test.ts', sequences],
        },
      },
      { test: { name: 'size', testTimeout, environment: 'node', include: ['tests/size.test.ts'] } },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          testTimeout,
          env: { STORIES_LOCALE: process.env.STORIES_LOCALE ?? '' },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: browser,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
