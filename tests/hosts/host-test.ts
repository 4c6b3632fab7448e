/** A `test` that also fails if the widgets report an error, or a script throws, on one of its pages. */
import { type BrowserContext, test as base, expect } from '@playwright/test'

export { expect }

export const test = base.extend<{
  /** Errors that the test causes on purpose: each must occur. */
  expectReports: (...patterns: RegExp[]) => void
}>({
  expectReports: [
    async ({ context }, use) => {
      const expected: RegExp[] = []
      const said = watchErrors(context)
      await use((...patterns) => void expected.push(...patterns))
      expect(said.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
      expect(expected.filter((pattern) => !said.some((line) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

/** The errors of all pages of a browser, from now on. */
export function watchErrors(context: BrowserContext): readonly string[] {
  const said: string[] = []
  context.on('console', (line) => {
    if (line.type() === 'error') said.push(`${line.text()} ${line.location().url}`)
  })
  context.on('weberror', (error) => said.push(String(error.error())))
  return said
}
