/** The crash cells: `npm run crash`, nightly. They are not in `npm test`, because they take seven minutes. */
import { fileURLToPath } from 'node:url'
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import base from '../../playwright.config'

type WebServer = Exclude<NonNullable<PlaywrightTestConfig['webServer']>, readonly unknown[]>
const server = [base.webServer].flat()[0] as WebServer
const root = fileURLToPath(new URL('../..', import.meta.url))

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: `${root}.cache/playwright-crash`,
  webServer: {
    ...server,
    cwd: root,
    // Every cell buys something.
    env: { ...server.env, DEMO_STOCK: '200' },
  },
  projects: [{ name: 'crash', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } }],
})
