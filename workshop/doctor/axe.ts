/** The rules of accessibility that the doctor checks. Owns axe-core. */
import axe from 'axe-core'

/** An element that violates a rule. */
export type Violator = axe.NodeResult

/** The violations of WCAG 2.2 AA in these elements and their shadow roots. */
export async function violationsIn(elements: readonly Element[]): Promise<axe.Result[]> {
  const { violations } = await axe.run([...elements] as never, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
    elementRef: true,
  })
  return violations
}
