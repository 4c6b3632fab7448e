import { parse } from 'valibot'
import { vi } from 'vitest'
import { findCountry } from '../../../core/country/countries.rules'
import { safeUrl } from '../../../core/input/safe-url'
import { RoveError } from '../../../core/report/errors'
import { type SearchAnswer, searchAnswer } from '../../../core/search/search.contract'
import { createTextLookup } from '../../../core/texts/texts'
import type { HistoryEntry } from '../../../widgets/search/search.rules'
import { searchTexts } from '../../../widgets/search/search.texts'
import type { SearchDeps } from '../../../widgets/search/search.types'

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
  const deps = {
    context: {
      country: findCountry('US') as never,
      locale: 'en_US',
      basePath: '/',
      safeUrl,
    },
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
    search: (requests) =>
      new Promise<SearchAnswer>((resolve, reject) => {
        const settle = async (finish: () => void) => {
          finish()
          await vi.advanceTimersByTimeAsync(0)
        }
        questions.push({
          query: requests[0]?.query ?? '',
          answer: (count, hit) =>
            settle(() => {
              const result = { hits: hit ? [hit] : [], nbHits: count }
              resolve(parse(searchAnswer, { results: Array(7).fill(result) }))
            }),
          fail: () => settle(() => reject(new RoveError('timeout', 'search'))),
        })
      }),
    memberPrice: () => undefined,
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
