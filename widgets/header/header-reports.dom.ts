/** Reports mistakes in the header's marks and selectors. */
import { report } from '../../core/base/report/report'
import { type HeaderSelectors, headerMarks, visitorKinds, where } from './header.rules'
import { formOf } from './header-search.dom'

/** Reports marks that the header does not know, and a search link without its form. */
export function reportMarks(root: Element, search: string): void {
  const valuesOf = (name: string) =>
    [...root.querySelectorAll(`[${name}]`)].flatMap((node) => node.getAttribute(name)?.split(/\s+/) ?? [])
  for (const [name, known] of [
    ['data-rove-header', headerMarks],
    ['data-rove-visitor', visitorKinds],
  ] as const)
    for (const value of valuesOf(name))
      if (!known.some((one) => one === value)) report(where, `${name}="${value}" is unknown; use ${known.join(', ')}`)
  const link = root.querySelector<HTMLAnchorElement>(search)
  if (link && !formOf(link)) report(where, `the search link ${link.getAttribute('href')} names no form`)
}

/** Reports selectors that match nothing. The drawer is a `<details>`. */
export function reportUnmatched(given: HeaderSelectors, used: HeaderSelectors): void {
  for (const [key, selector] of Object.entries(used)) {
    const found = [...document.querySelectorAll(`rove-header :is(${selector})`)]
    const isDrawer = key === 'drawer'
    const isMatched = isDrawer ? found.some(({ localName }) => localName === 'details') : found.length > 0
    const isGiven = Object.entries(given).some(([, value]) => value === selector)
    if (!isMatched && (found.length > 0 || isGiven))
      report('rove.header', `${key} matches no ${isDrawer ? '<details>' : 'element'} in <rove-header>: ${selector}`)
  }
}
