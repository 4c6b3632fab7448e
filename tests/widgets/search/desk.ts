import { parse } from 'valibot'
import { vi } from 'vitest'
import { type SearchAnswer, searchAnswer } from '../../../core/contract/search'
import { findCountry } from '../../../core/domain/countries'
import { RoveError } from '../../../core/errors'
import { safeUrl } from '../../../core/safe-url'
import { createSay } from '../../../core/texts'
import type { SearchDeps } from '../../../widgets/search/search.model'
import type { HistoryEntry } from '../../../widgets/search/search.rules'
import { searchTexts } from '../../../widgets/search/search.texts'

interface Question {
  readonly query: string
  answer(count: number, hit?: { readonly objectID: string; readonly url: string }): Promise<void>
  fail(): Promise<void>
}

/** A page with a service whose answers wait until a test lets them go. */
export function searchDesk() {
  const questions: Question[] = []
  let kept: readonly HistoryEntry[] = []
  let otherTabWrote = () => {}
  const deps = {
    outlook: {
      country: findCountry('US') as never,
      locale: 'en_US',
      basePath: '/',
      safeUrl,
    },
    say: createSay(searchTexts, 'en'),
    begun: { term: '', selection: undefined },
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
    tell: vi.fn(),
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
