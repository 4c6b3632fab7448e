/** Reads and writes the server's results page. A part that the page lacks is left out. */

import { own } from '../../core/base/input/own'
import type { CardContent } from '../../core/shop/card/card.types'
import { chosenCount } from '../../core/shop/search/facets.rules'
import {
  type FacetName,
  facetNames,
  firstPlace,
  pageSizes,
  placePath,
  type ResultsPlace,
  sorts,
} from '../../core/shop/search/results-page.rules'
import { type ResultType, resultTypes } from '../../core/shop/search/results-path.rules'
import type { Found, ResultsCards, ResultsPage, WriteDeps } from './search-results.types'
import { createCards } from './search-results-cards.dom'
import { labelOf, showChips } from './search-results-chips.dom'
import { makeCards, makeList } from './search-results-list.dom'
import { facetInputs, findPart, sortSelect } from './search-results-parts.dom'
import { type Kept, keep, restore } from './search-results-snapshot.dom'

/** The parts that say that results are loading. */
const loadingMarks = ['status', 'apply'] as const

/** The number of places that are kept for Back. */
const mostKept = 10

function numberIn(part: Element | null): number | undefined {
  const digits = part?.textContent?.replace(/\D/g, '')
  return digits ? Number(digits) : undefined
}

/** @param root the element around the server's page */
export function createResultsPage(root: HTMLElement, deps: WriteDeps): ResultsPage & ResultsCards {
  const { basePath, t, formatCount, onCards } = deps
  const kept = new Map<string, Kept>()
  const made = createCards(root, deps)
  /** What the parts said that now say that results are loading. */
  const loading = new Map<Element, string>()

  function write(mark: string, text: string): void {
    const part = findPart(root, mark)
    if (part) part.textContent = text
  }

  /** The number of all results, as the page says it. */
  const shownCount = () => numberIn(findPart(root, 'count')) ?? 0

  function readChoice(): Pick<ResultsPlace, 'facets' | 'sort'> {
    const chosen = (name: FacetName) =>
      facetInputs(root, [name]).flatMap(({ checked, value }) => (checked ? [value] : []))
    return {
      facets: { color: chosen('color'), material: chosen('material'), type: chosen('type') },
      sort: sorts.find((sort) => sort === sortSelect(root)?.value) ?? 'best',
    }
  }

  function writeChoice({ facets, sort }: ResultsPlace): void {
    for (const name of facetNames)
      for (const input of facetInputs(root, [name])) input.checked = facets[name].includes(input.value)
    const select = sortSelect(root)
    if (select) select.value = sort
  }

  function setBusy(isBusy: boolean): void {
    findPart(root, 'list')?.setAttribute('aria-busy', `${isBusy}`)
    for (const link of findPart(root, 'paging')?.querySelectorAll('a') ?? [])
      if (isBusy) link.setAttribute('aria-disabled', 'true')
      else link.removeAttribute('aria-disabled')
    if (isBusy) return
    for (const [part, text] of loading) part.textContent = text
    loading.clear()
  }

  function writeCounts({ type, facets }: ResultsPlace, { count, facetCounts }: Found): void {
    write('count', t('found', { n: count }))
    write('apply', t('apply', { n: count }))
    const chosen = chosenCount(facets)
    write('chosen-count', chosen > 0 ? `(${formatCount(chosen)})` : '')
    for (const name of facetNames) {
      const counts = facetCounts?.[name]
      // Without new counts, all can be chosen.
      for (const input of facetInputs(root, [name])) {
        if (!counts) {
          if (type === 'products') input.disabled = false
          continue
        }
        const found = Object.hasOwn(counts, input.value) ? (counts[input.value] ?? 0) : 0
        // What would find nothing cannot be chosen. Disabled, it would lose the focus.
        input.disabled = found === 0 && !input.checked && input !== document.activeElement
        const part = findPart(input.closest('label') ?? input, 'facet-count')
        if (part) part.textContent = `(${formatCount(found)})`
      }
    }
    const refine = findPart(root, 'refine')
    if (refine) refine.hidden = type !== 'products'
    writeTabs(type)
  }

  /** The counts of the tabs are those without facets: they stay. */
  function writeTabs(type: ResultType): void {
    for (const one of resultTypes) {
      const tab = findTab(one)
      if (one === type) tab?.setAttribute('aria-current', 'page')
      else tab?.removeAttribute('aria-current')
    }
  }

  const findTab = (type: ResultType) => root.querySelector(`[data-rove-results=tabs] [data-type=${type}]`)
  const tabCount = (type: ResultType) => {
    const tab = findTab(type)
    return tab && findPart(tab, 'tab-count')
  }

  /** A link to a page, if there is one. */
  function pageLink(place: ResultsPlace, rel: 'prev' | 'next', pages: number): readonly HTMLAnchorElement[] {
    const path = place.page > 0 && place.page <= pages && placePath(place, basePath)
    if (!path) return []
    const link = document.createElement('a')
    link.href = path
    link.rel = rel
    link.textContent = t(rel)
    return [link]
  }

  /** A link to the page before, how many results are shown, and a link that adds the next page. */
  function writePaging(
    place: ResultsPlace,
    { count, pages }: Pick<Found, 'count' | 'pages'>,
    before: readonly Element[],
  ): void {
    const shown = findPart(root, 'list')?.childElementCount ?? 0
    const paging = findPart(root, 'paging')
    const text = document.createElement('p')
    text.textContent = t('shown', { n: count, shown: formatCount(shown) })
    paging?.replaceChildren(...before, text, ...pageLink({ ...place, page: place.page + 1 }, 'next', pages))
    // The server hides it as well where all results are on one page.
    if (paging) paging.hidden = pages < 2
  }

  const wantsCategories = () => findPart(root, 'categories')?.querySelector('a') === null

  function writeCategories(categories: readonly CardContent[] = []): void {
    const part = findPart(root, 'categories')
    const list = categories.length > 0 && makeList(root, 'category')
    if (!part || !list) return
    list.element.append(...makeCards(list.pattern, categories, deps.money))
    list.element.removeAttribute('data-rove-results')
    part.replaceChildren(...part.childNodes, list.element)
    part.hidden = false
  }

  function show(place: ResultsPlace, found: Found): void {
    writeCategories(found.categories)
    const list = makeList(root, place.type)
    if (!list) return
    const { cards, count } = found
    const added = made.make(cards, place)
    list.element.replaceChildren(...added)
    const before = findPart(root, 'list')
    const hadFocus = before?.contains(document.activeElement)
    before?.replaceWith(list.element)
    if (hadFocus) list.element.querySelector('a')?.focus(own({ preventScroll: true }))
    const none = findPart(root, 'none')
    if (none) none.hidden = count > 0
    write('none', t(place.type))
    writeCounts(place, found)
    showChips(root, place, deps)
    writePaging(place, found, pageLink({ ...place, page: place.page - 1 }, 'prev', found.pages))
    write('status', count > 0 ? t('found', { n: count }) : t(place.type))
    onCards('new', added)
  }

  function append(place: ResultsPlace, found: Found): void {
    const element = findPart(root, 'list')
    if (!element) return
    const paging = findPart(root, 'paging')
    const hadFocus = paging?.contains(document.activeElement)
    const cards = made.make(found.cards, place)
    element.append(...cards)
    onCards('more', cards)
    const shown = element.childElementCount
    writePaging(place, found, [...(paging?.querySelectorAll('[rel=prev]') ?? [])])
    write('status', t('added', { n: cards.length, shown: formatCount(shown), count: formatCount(found.count) }))
    if (!hadFocus) return
    // Otherwise Tab would go on below what was added.
    cards[0]?.querySelector('a')?.focus(own({ preventScroll: true }))
  }

  return {
    readChoice,
    writeChoice,
    nameAdded(place, { type, facets, sort }) {
      if (place.type !== type) return ''
      const values = facetNames.flatMap((name) =>
        place.facets[name].filter((value) => !facets[name].includes(value)).map((value) => labelOf(root, name, value)),
      )
      const options = place.sort === sort ? [] : (sortSelect(root)?.selectedOptions ?? [])
      return [...values, ...[...options].map(({ text }) => text)].join(', ')
    },
    setBusy,
    endEarlierSearch(place) {
      if (findPart(root, 'list')?.getAttribute('aria-busy') !== 'true') return
      for (const mark of loadingMarks) {
        const part = findPart(root, mark)
        if (part?.textContent === t('loading'))
          loading.set(part, mark === 'apply' ? t('apply', { n: shownCount() }) : '')
      }
      setBusy(false)
      writeChoice(place)
    },
    writeLoading() {
      for (const mark of loadingMarks) {
        const part = findPart(root, mark)
        if (part && !loading.has(part)) loading.set(part, mark === 'apply' ? (part.textContent ?? '') : '')
        write(mark, t('loading'))
      }
    },
    show,
    append,
    keep(path) {
      kept.delete(path)
      kept.set(path, keep(root))
      const [oldest] = kept.keys()
      if (oldest !== undefined && kept.size > mostKept) kept.delete(oldest)
    },
    restore(path) {
      const found = kept.get(path)
      if (found) {
        restore(root, found)
        const none = findPart(root, 'none')
        write('status', (none?.hidden === false ? none : findPart(root, 'count'))?.textContent ?? '')
        onCards('again', [])
      }
      return !!found
    },
    list: () => findPart(root, 'list'),
    ...made,
    showPaging(place, first) {
      const count = shownCount()
      const pages = Math.ceil(count / pageSizes[place.type])
      writePaging(place, { count, pages }, pageLink({ ...place, page: first - 1 }, 'prev', pages))
    },
    wantsCategories,
    canShow: (type) => !!makeList(root, type),
    answered(place) {
      // A tab without a count can have results.
      const countOf = (one: ResultType) => numberIn(tabCount(one)) ?? 1
      if (countOf(place.type) > 0) return place
      const type = resultTypes.reduce((most, one) => (countOf(one) > countOf(most) ? one : most), place.type)
      return type === place.type ? place : firstPlace(type, place.query)
    },
  }
}
