import { defineConfig } from 'vitest/config'

/** Runs the planted tests of this folder, which `run-stages.test.ts` needs. */
export default defineConfig({ test: { root: import.meta.dirname, include: ['*.planted.ts'], env: process.env } })
