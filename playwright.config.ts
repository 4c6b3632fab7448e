import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags } from './tools/browser.mjs'

const executablePath = process.env.CHROMIUM_PATH || undefined
const port = 4100

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
    trace: 'retain-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'wide', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    command: 'node --import tsx demo-host/main.ts',
    env: { PORT: String(port), DEMO_DB: ':memory:' },
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
  },
})
