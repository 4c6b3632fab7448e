/** Our integrations on real systems: `npm run hosts`, which starts those that it is given. */
import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import base from '../../playwright.config'

const { webServer: _, ...common } = base
const root = fileURLToPath(new URL('../..', import.meta.url))
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

export default defineConfig({
  ...common,
  testDir: '.',
  outputDir: `${root}.cache/playwright-hosts`,
  // Both systems keep their sessions in files that one request at a time may write.
  workers: 1,
  retries: 1,
  // What one test saves in a system, another one sees.
  fullyParallel: false,
  projects: [
    { name: 'drupal7', testDir: './drupal7', use: { ...desktop, baseURL: process.env.ROVE_HOST_DRUPAL7 } },
    { name: 'wordpress', testDir: './wordpress', use: { ...desktop, baseURL: process.env.ROVE_HOST_WORDPRESS } },
  ],
})
