/** The integrations on real systems. Each is installed once for a run. */
import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import base from '../../playwright.config'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { webServer: _, ...common } = base

export default defineConfig({
  ...common,
  testDir: '.',
  outputDir: `${root}.cache/playwright-hosts`,
  fullyParallel: false,
  globalSetup: './global-setup.ts',
  projects: [{ name: 'wordpress', testDir: './wordpress', use: { ...devices['Desktop Chrome'] } }],
})
