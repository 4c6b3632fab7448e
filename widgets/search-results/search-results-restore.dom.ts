/**
 * Shows further pages of results after Back or a reload as the visitor has left them (RESULTS-04). Cards that are not on
 * the screen are folded: they have their size, and get their content while the page is idle.
 */
import { safeParse } from 'valibot'
import { whenIdle } from '../../core/base/async/schedule'
import { numbered } from '../../core/base/input/numbered'
import { parseOwnJson, toJson } from '../../core/base/input/own-json'
import { scriptJson } from '../../core/base/input/script-json'
import { restorePlace } from '../../core/lists/list-anchor'
import { type RememberedCard, recallList } from '../../core/lists/read-list-memory'
import { type ResultCard, resultCard } from '../../core/shop/search/result-card.contract'
import type { ResultsPlace } from '../../core/shop/search/results-page.rules'
import { filledInStep } from './search-results.rules'
import type { FoundCard, ResultsCards } from './search-results.types'

/** What is remembered of a card. Results that are no products have no node id: see `keyOf`. */
export interface ResultCardMemory extends RememberedCard {
  /** The number of its page. */
  readonly page: number
}

/** What is known of each card of the list. */
export interface ResultsMemory {
  /** The server's version of its catalogue; empty where it has none. */
  readonly version: string
  cardOf(element: Element): ResultCardMemory | undefined
  /**
   * Restores the pages and the place on the screen of the current history entry, around those that are shown.
   *
   * An element that starts again, as after a move in the page, leaves the visitor where they are.
   *
   * @param place what is shown: one page of the results
   * @returns the place that is shown then; `undefined` if no list is remembered
   */
  restore(place: ResultsPlace, signal: AbortSignal): ResultsPlace | undefined
}

/** What is remembered and restored. */
interface MemoryDeps {
  readonly page: ResultsCards
  /** The number of the page that the server has rendered. */
  readonly servedPage: number
  /** Contains the fields of the server's cards. */
  readonly script: Element | null
  /** What a card of a place shows; `undefined` if it has no safe address. */
  found(fields: ResultCard, place: ResultsPlace): FoundCard | undefined
  /** Cards have got their content. */
  onFilled(): void
}

const keyOf = ({ nid, url, title, image_lrg }: Pick<ResultCard, 'nid' | 'url' | 'title' | 'image_lrg'>) =>
  `${nid || `${url} ${title} ${image_lrg}`}`

/** @see MemoryDeps */
export function createResultsMemory({ page, servedPage, script, found, onFilled }: MemoryDeps): ResultsMemory {
  const servedList = page.list()
  const version = servedList?.dataset.version ?? ''
  const elements = [...(servedList?.children ?? [])]
  let served: ReadonlyMap<Element, ResultCardMemory> | undefined
  const folded = new Map<Element, { readonly card: ResultCardMemory; readonly place: ResultsPlace }>()

  /** The server's own cards, by their order. */
  function readServed(): ReadonlyMap<Element, ResultCardMemory> {
    let items: readonly ResultCard[] = []
    try {
      items = (scriptJson(script) ?? []) as readonly ResultCard[]
      if (items.length !== elements.length) items = []
    } catch {
      items = []
    }
    return new Map(
      numbered(items).map(([n, item]) => [
        elements[n] as Element,
        { nid: keyOf(item), text: toJson(item), page: servedPage },
      ]),
    )
  }

  function cardOf(element: Element): ResultCardMemory | undefined {
    const made = page.cardOf(element)
    if (made) return { nid: keyOf(made.fields), text: toJson(made.fields), page: made.page }
    served ??= readServed()
    return folded.get(element)?.card ?? served.get(element)
  }

  function fold(card: ResultCardMemory, place: ResultsPlace, height: number | undefined): HTMLElement | undefined {
    const element = page.blank(place)
    if (!element) return undefined
    element.style.blockSize = `${height ?? 0}px`
    folded.set(element, { card, place: { ...place, page: card.page } })
    return element
  }

  function fill(element: HTMLElement): void {
    const known = folded.get(element)
    if (!known) return
    folded.delete(element)
    const decoded = safeParse(resultCard, parseOwnJson(known.card.text))
    const card = decoded.success ? found(decoded.output, known.place) : undefined
    if (card) page.fill(element, card, known.place)
    else element.remove()
  }

  /** The rest while the page is idle, the nearest first. */
  function fillRest(all: readonly HTMLElement[], at: number, signal: AbortSignal): void {
    const distance = (n: number) => Math.abs(n - at)
    const waiting = numbered(all)
      .filter(([, element]) => folded.has(element))
      .sort(([one], [other]) => distance(one) - distance(other))
    const step = () => {
      if (signal.aborted) return
      for (const [, element] of waiting.splice(0, filledInStep)) fill(element)
      if (waiting.length > 0) whenIdle(step)
      else onFilled()
    }
    whenIdle(step)
  }

  return {
    version,
    cardOf,
    restore(place, signal) {
      const list = page.list()
      const memory = recallList(version)
      if (!list || !memory) return undefined
      // Those without content yet have no height of their own.
      const filled = ([...list.children] as HTMLElement[]).filter((element) => element.firstChild)
      // Two reviews of a product can have one title.
      const own = new Map<string | undefined, HTMLElement[]>()
      for (const element of filled) {
        const key = cardOf(element)?.nid
        own.set(key, [...(own.get(key) ?? []), element])
      }
      const pageAt = memory.sizes.flatMap((size, n) => Array<number>(size).fill(memory.first + n))
      const all = numbered(memory.items).flatMap(
        ([n, { nid, text }]) =>
          own.get(nid)?.shift() ?? fold({ nid, text, page: pageAt[n] ?? place.page }, place, memory.heights[n]) ?? [],
      )
      // What is shown stays where it is: nothing of it loads or starts again.
      for (const element of [...list.children]) if (!all.includes(element as HTMLElement)) element.remove()
      const start = all.findIndex((element) => element.parentElement)
      list.prepend(...all.slice(0, Math.max(0, start)))
      list.append(...all.filter((element) => !element.parentElement))
      const shown = { ...place, page: memory.last }
      page.showPaging(shown, memory.first)
      const at = Math.max(
        0,
        all.findIndex((element) => cardOf(element)?.nid === memory.anchor.nid),
      )
      const item = all[at]
      if (item) restorePlace({ item, top: memory.anchor.top }, list, signal)
      for (const element of all.slice(at)) {
        if (element.getBoundingClientRect().top > innerHeight) break
        fill(element)
      }
      fillRest(all, at, signal)
      return shown
    },
  }
}
