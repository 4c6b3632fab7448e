/** The accessibility check of the preview, which is loaded when it is asked for. */
import { violationsIn } from '../../doctor/axe'
import type { Finding } from './messages'

/** The violations of WCAG 2.2 AA in these elements. */
export async function findingsIn(elements: Iterable<Element>): Promise<readonly Finding[]> {
  const violations = await violationsIn([...elements])
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, help, where: target.flat().join(' ') })),
  )
}
