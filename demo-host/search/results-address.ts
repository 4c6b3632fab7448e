/** The one address of a results page. What else is in a query stays there. */
import {
  type FacetName,
  facetNames,
  placePath,
  type ResultsPlace,
  readPlacePath,
} from '../../core/shop/search/results-page.rules'

/** The parameters of the filter form and of the pages: `color` or `color[]`. */
const isOwn = (name: string): boolean => ['sort', 'page', ...facetNames].includes(name.replace(/\[\]$/, ''))

/**
 * The place of a request: of its address, and of the filter form.
 *
 * @returns `undefined` if it is no results page
 */
export function readPlace(url: URL): ResultsPlace | undefined {
  const place = readPlacePath(url.pathname.slice(1) + url.search)
  if (place?.type !== 'products') return place
  const added = (name: FacetName) => [...url.searchParams.getAll(name), ...url.searchParams.getAll(`${name}[]`)]
  const valuesOf = (name: FacetName) => [...new Set([...place.facets[name], ...added(name).filter(Boolean)])].sort()
  return { ...place, facets: { color: valuesOf('color'), material: valuesOf('material'), type: valuesOf('type') } }
}

/** Where a request is redirected to. @returns `undefined` if it has the place's own address, or the place has none */
export function movedTo(url: URL, place: ResultsPlace): string | undefined {
  const path = placePath(place, '/')
  if (!path) return undefined
  const canonical = new URL(path, url)
  const parameters = [...url.searchParams]
  const own = new URLSearchParams(parameters.filter(([name]) => isOwn(name)))
  if (canonical.pathname === url.pathname && String(own) === String(canonical.searchParams)) return undefined
  for (const [name, value] of parameters) if (!isOwn(name)) canonical.searchParams.append(name, value)
  return canonical.pathname + canonical.search
}
