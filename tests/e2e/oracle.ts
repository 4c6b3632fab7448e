/** A test that also fails when the page it looked at was harmed: asked at the end of every test. */
import { test as base, expect } from '@playwright/test'

export { expect }

interface Oracle {
  /** Console errors of ours that this test brings about on purpose. */
  expectReports(...patterns: RegExp[]): void
}

/** Globals that the demo host's own scripts and the accessibility checker make. */
const hostGlobals = ['$', 'jQuery', 'Drupal', 'axe', '__core-js_shared__']

export const test = base.extend<{ oracle: Oracle }>({
  oracle: [
    async ({ page, baseURL }, use) => {
      const harm: string[] = []
      const expected: RegExp[] = []
      await page.addInitScript(() => {
        const before = new Set(Object.getOwnPropertyNames(window))
        Object.assign(window, {
          __globalsSince: () => Object.getOwnPropertyNames(window).filter((name) => !before.has(name)),
        })
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
        })
      })
      page.on('pageerror', (error) => harm.push(`page error: ${error.message}`))
      page.on('console', (message) => {
        const text = message.text()
        const ours = text.startsWith('[rove]') || text.startsWith('policy violated')
        if (message.type() === 'error' && ours && !expected.some((pattern) => pattern.test(text))) harm.push(text)
      })
      page.on('request', (request) => {
        const url = request.url()
        if (!url.startsWith(baseURL ?? '') && !/^(data|blob|about):/.test(url)) harm.push(`request to ${url}`)
      })
      await use({ expectReports: (...patterns) => expected.push(...patterns) })
      if (!page.isClosed() && page.url().startsWith('http')) {
        const globals = await page.evaluate(() =>
          (window as unknown as { __globalsSince(): string[] }).__globalsSince(),
        )
        const strange = globals.filter((name) => ![...hostGlobals, 'rove', '__globalsSince'].includes(name))
        if (strange.length > 0) harm.push(`new globals: ${strange}`)
      }
      expect(harm).toEqual([])
    },
    { auto: true },
  ],
})
