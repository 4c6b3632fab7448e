/** Accessibility violations, found in the page itself: no second page, and no results but violations. */
import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'
import { addedRules } from '../../../.storybook/added-rules'

/** Levels A and AA of WCAG. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * The accessibility violations of a page and its frames, with their elements.
 *
 * @param part a selector: only this part is checked, also by rules that are no part of WCAG
 */
export async function violationsOn(page: Page, part?: string): Promise<unknown[]> {
  for (const frame of page.frames()) await addChecker(frame)
  const runOnly = part ? undefined : wcag
  const violations = await page.evaluate(
    async ([part, runOnly, added]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe }
      const context = part ? { include: [[part]] } : document
      const rules = Object.fromEntries(added.map((rule) => [rule, { enabled: true }]))
      const found = await checker.run(context, { resultTypes: ['violations'], rules, ...(runOnly ? { runOnly } : {}) })
      return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    },
    [part, runOnly, addedRules] as const,
  )
  return violations
}

async function addChecker(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
}
