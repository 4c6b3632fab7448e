import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { keepShown } from './tests/shown/keep-shown.ts'
import { watchPlugin } from './tests/shown/watch-plugin.ts'
import { chromiumFlags, presentChromium } from './tools/browser.mjs'
import { slowTests } from './tools/check/slow-tests.mjs'

const executablePath = await presentChromium()
const browser = playwright({
  launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
  // Stories are tested without animations, in their final state.
  contextOptions: { reducedMotion: 'reduce' },
})

// Generous, because a busy machine can stand still for some seconds.
const patience = { testTimeout: 60_000, expect: { poll: { timeout: 10_000 } }, setupFiles: 'tests/wait.setup.ts' }

/** At least two: in a single worker, the files of the project `unit` share their mocks. */
const maxWorkers = Math.max(2, availableParallelism())

/** CPU-bound and hardly any DOM: in happy-dom it takes more than twice as long. */
const sequences = 'tests/widgets/checkout/sequences-*.test.ts'

export default defineConfig({
  test: {
    maxWorkers,
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
          ...patience,
          setupFiles: ['tests/wait.setup.ts'],
          environment: 'happy-dom',
          // Each file has its own window, in threads that are reused: four times faster than one process per file.
          pool: 'vmThreads',
          include: ['tests/{core,loader,widgets,workshop}/**/*.test.{ts,tsx}'],
          exclude: [sequences],
        },
      },
      {
        test: {
          name: 'node',
          ...patience,
          environment: 'node',
          // The test files of a process share its modules: importing the demo shop takes longer than most tests.
          isolate: false,
          // Webhooks are off; tests enable them with `?webhooks=on`.
          env: { DEMO_SWITCHES: 'webhooks=off' },
          include: ['tests/{demo-host,site,stories,tools}/**/*.test.ts', 'tests/{growth,writing}.test.ts', sequences],
          exclude: process.env.NIGHTLY ? [] : slowTests.map(({ file }) => file),
        },
      },
      // After the stories: it reads what they have shown.
      { test: { name: 'shown', ...patience, environment: 'node', include: ['tests/shown/shown.test.ts'] } },
      // After the browser tests: it reads which controls they have used.
      { test: { name: 'used', ...patience, environment: 'node', include: ['tests/used/used.test.ts'] } },
      { test: { name: 'size', ...patience, environment: 'node', include: ['tests/size.test.ts'] } },
      {
        plugins: [
          // Variants of language, screen and direction have the tag `nightly`.
          storybookTest({ configDir: '.storybook', tags: { exclude: process.env.NIGHTLY ? [] : ['nightly'] } }),
          watchPlugin(),
        ],
        test: {
          name: 'storybook',
          // Without it, two cores run one file at a time.
          maxWorkers,
          testTimeout: patience.testTimeout,
          setupFiles: ['tests/shown/record.setup.ts'],
          env: {
            NIGHTLY: process.env.NIGHTLY ?? '',
            STORIES_LOCALE: process.env.STORIES_LOCALE ?? '',
            STORIES_SCHEME: process.env.STORIES_SCHEME ?? '',
          },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: browser,
            instances: [{ browser: 'chromium' }],
            commands: { keepShown },
          },
        },
      },
    ],
  },
})
