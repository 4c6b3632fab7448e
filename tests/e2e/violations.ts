/** Accessibility violations, found in the page itself: no second page, and no results but violations. */
import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'

/** Levels A and AA of WCAG. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/**
 * The accessibility violations of a page and its frames, with their elements.
 *
 * @param part a selector: only this part is checked, also by rules that are no part of WCAG
 */
export async function violationsOn(page: Page, part?: string): Promise<unknown[]> {
  for (const frame of page.frames()) await addChecker(frame)
  const runOnly = part ? undefined : wcag
  const violations = await page.evaluate(
    async ([part, runOnly]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe }
      const context = part ? { include: [[part]] } : document
      const found = await checker.run(context, { resultTypes: ['violations'], ...(runOnly ? { runOnly } : {}) })
      return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    },
    [part, runOnly] as const,
  )
  return violations
}

async function addChecker(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
}
