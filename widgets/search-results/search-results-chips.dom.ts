/** The chips of what is chosen: each is a link to the results without it. */
import { toggleFacet } from '../../core/shop/search/facets.rules'
import {
  type ChosenFacets,
  type FacetName,
  facetNames,
  noFacets,
  placePath,
  type ResultsPlace,
} from '../../core/shop/search/results-page.rules'
import type { WriteDeps } from './search-results.types'
import { facetInputs, findPart } from './search-results-parts.dom'

/** Shows the chips of a place. The focus of one that is removed goes to the next one. */
export function showChips(root: ParentNode, place: ResultsPlace, { basePath, t }: WriteDeps): void {
  const list = findPart(root, 'chips')
  const linkTo = (facets: ChosenFacets, text: string) => {
    const link = document.createElement('a')
    link.href = placePath({ ...place, facets, page: 1 }, basePath) ?? ''
    link.append(text)
    return link
  }
  const focused = [...(list?.querySelectorAll('a') ?? [])].indexOf(document.activeElement as HTMLAnchorElement)
  const chips = facetNames.flatMap((name) =>
    place.facets[name].map((value) => {
      const label = labelOf(root, name, value)
      const chip = linkTo(toggleFacet(place.facets, name, value), `${label} `)
      chip.append(cross())
      chip.dataset.facet = name
      chip.setAttribute('aria-label', t('remove', { name: label }))
      return chip
    }),
  )
  const clear = linkTo(noFacets, t('clear'))
  clear.dataset.roveResults = 'clear'
  list?.replaceChildren(...(chips.length > 0 ? [...chips, clear] : []).map(inItem))
  if (focused >= 0) (chips[Math.min(focused, chips.length - 1)] ?? findPart(root, 'list')?.querySelector('a'))?.focus()
}

/** The sign of removal. Not a letter: the name of the link contains all that is written in it. */
function cross(): Element {
  const make = (name: string, attributes: Readonly<Record<string, string>>) => {
    const node = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
    return node
  }
  const sign = make('svg', { viewBox: '0 0 24 24', width: '14', height: '14', 'aria-hidden': 'true' })
  sign.append(make('path', { d: 'm6 6 12 12M18 6 6 18', fill: 'none', stroke: 'currentColor', 'stroke-width': '2' }))
  return sign
}

function inItem(link: Element): Element {
  const item = document.createElement('li')
  item.append(link)
  return item
}

/** The name of a value in the visitor's language, as the form writes it. */
export function labelOf(root: ParentNode, name: FacetName, value: string): string {
  const input = facetInputs(root, [name]).find((one) => one.value === value)
  const label = input?.closest('label')?.cloneNode(true) as Element | undefined
  if (label) findPart(label, 'facet-count')?.remove()
  return label?.textContent?.trim() || value
}
