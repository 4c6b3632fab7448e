import { defineConfig } from '@playwright/test'

/** Runs the planted tests of this folder, which `run-stages.test.ts` needs. They open no page. */
export default defineConfig({
  testMatch: '*.planted-e2e.ts',
  outputDir: `${process.env.PLANTED}/output`,
  projects: [{ name: 'wide' }],
})
