import { parse } from 'valibot'
import { vi } from 'vitest'
import { findCountry } from '../../../core/base/country/countries.rules'
import { safeUrl } from '../../../core/base/input/safe-url'
import { RoveError } from '../../../core/base/report/errors'
import { createTextLookup } from '../../../core/base/texts/texts'
import { searchAnswer } from '../../../core/shop/search/search.contract'
import type { HistoryEntry, PricedSuggestions, SearchContext } from '../../../widgets/search/search.rules'
import { searchTexts } from '../../../widgets/search/search.texts'
import type { SearchDeps } from '../../../widgets/search/search.types'
import { requestsFor, suggestionsOf } from '../../../widgets/search/search-answer.rules'

interface Question {
  readonly query: string
  answer(count: number, hit?: { readonly objectID: string; readonly url: string }): Promise<void>
  fail(): Promise<void>
}

/** A page with a search service whose responses are pending until the test resolves them. */
export function searchPage() {
  const questions: Question[] = []
  let kept: readonly HistoryEntry[] = []
  let otherTabWrote = () => {}
  const context: SearchContext = {
    country: findCountry('US') as never,
    locale: 'en_US',
    basePath: '/',
    safeUrl,
  }
  const deps = {
    context,
    t: createTextLookup(searchTexts, 'en'),
    initial: { term: '', selection: undefined },
    history: {
      read: () => kept,
      write: (entries: readonly HistoryEntry[]) => {
        kept = entries
      },
      clear() {
        kept = []
      },
      watch: (listener: () => void) => {
        otherTabWrote = listener
        return () => {}
      },
    },
    search: (query) =>
      new Promise<PricedSuggestions>((resolve, reject) => {
        const settle = async (finish: () => void) => {
          finish()
          await vi.advanceTimersByTimeAsync(0)
        }
        questions.push({
          query: requestsFor(query, context.country)[0]?.query ?? '',
          answer: (count, hit) =>
            settle(() => {
              const result = { hits: hit ? [hit] : [], nbHits: count }
              const suggestions = suggestionsOf(query, parse(searchAnswer, { results: Array(7).fill(result) }), context)
              resolve({ ...suggestions, prices: [] })
            }),
          fail: () => settle(() => reject(new RoveError('timeout', 'search'))),
        })
      }),
    suggestionLine: () => undefined,
    warm: vi.fn(),
    publish: vi.fn(),
    go: vi.fn(),
    report: vi.fn(),
  } satisfies SearchDeps
  return {
    deps,
    questions,
    kept: () => kept,
    otherTabWrote: () => otherTabWrote(),
    write: (entries: readonly HistoryEntry[]) => deps.history.write(entries),
  }
}
