/**
 * What our elements render, by the rules of axe for WCAG 2.2 AA. The rules are loaded only here. What the server's own
 * HTML inside a tag violates is a note.
 */
import { loadCode } from '../../core/base/async/load-code'
import { lightClass } from '../../core/view/element/use-styles'
import type { Violator } from './axe'
import type { Check, Finding } from './finding'

export const accessibilityCheck: Check = {
  name: 'accessibility',
  title: 'Accessibility of the elements',
  async run() {
    const elements = [...document.querySelectorAll('[data-rove-state=ready]')]
    if (elements.length === 0) return []
    const { violationsIn } = await loadCode(import('./axe'))
    const violations = await violationsIn(elements)
    return violations.flatMap(({ id, help, helpUrl, nodes }) => {
      const finding = (severity: Finding['severity'], found: readonly Violator[], mend: string): Finding[] =>
        found.length === 0
          ? []
          : [
              {
                severity,
                what: `${help} (${id}), ${found.length} times.`,
                evidence: placesOf(found),
                mend: `${mend} ${helpUrl}`,
              },
            ]
      return [
        ...finding(
          'error',
          nodes.filter(isOurs),
          'Your styles or settings may cause it; else it is a fault of the element.',
        ),
        ...finding(
          'note',
          nodes.filter((node) => !isOurs(node)),
          'It is in the server’s own HTML inside a tag.',
        ),
      ]
    })
  },
}

function isOurs({ element }: Violator): boolean {
  return element?.getRootNode() instanceof ShadowRoot || !!element?.closest(`.${lightClass}`)
}

const placesOf = (nodes: readonly Violator[]): string =>
  nodes
    .slice(0, 3)
    .map(({ target }) => [target].flat(2).join(' '))
    .join(' · ')
