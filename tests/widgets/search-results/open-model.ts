/** The model of the results page, with a service that answers when it is told. */
import { vi } from 'vitest'
import { type Country, findCountry } from '../../../core/base/country/countries.rules'
import { firstPlace, noFacets, type ResultsPlace } from '../../../core/shop/search/results-page.rules'
import type { SearchRequest } from '../../../core/shop/search/search.contract'
import { createSearchResultsModel } from '../../../widgets/search-results/search-results.model'
import type { ResultsPage } from '../../../widgets/search-results/search-results.types'

export type Choice = Pick<ResultsPlace, 'facets' | 'sort'>

export const unchosen: Choice = { facets: noFacets, sort: 'best' }
export const green: Choice = { facets: { ...noFacets, color: ['Green'] }, sort: 'best' }
const answer = { results: [{ hits: [], nbHits: 50, nbPages: 3, facets: {} }] }
export const sofas = '/search/products/sofa/'
export const greenSofas = `${sofas}filter/colors:Green/`

/** Where its visitor is. */
export const left = { at: 3, top: -20 }

/** The results page of sofas, with a service that answers when it is told. */
export function openModel() {
  let choice = unchosen
  const kept = new Set<string>()
  const answers: { requests: readonly SearchRequest[]; resolve(): void; reject(): void }[] = []
  const page = {
    readChoice: () => choice,
    writeChoice: vi.fn((place: ResultsPlace) => {
      choice = { facets: place.facets, sort: place.sort }
    }),
    nameAdded: vi.fn(() => 'Green'),
    setBusy: vi.fn(),
    endEarlierSearch: vi.fn(),
    writeLoading: vi.fn(),
    show: vi.fn(),
    append: vi.fn(),
    keep: vi.fn((path: string) => void kept.add(path)),
    restore: vi.fn((path: string) => kept.has(path)),
    wantsCategories: vi.fn(() => false),
    canShow: vi.fn((_: ResultsPlace['type']) => true),
    answered: vi.fn((place: ResultsPlace) => place),
  } satisfies ResultsPage
  let address = sofas.slice(1)
  const deps = {
    page,
    context: {
      country: findCountry('US') as Country,
      locale: 'en_US' as const,
      terms: { isMember: false, memberDiscount: 0 },
    },
    basePath: '/',
    search: vi.fn(
      async () => (requests: readonly SearchRequest[]) =>
        new Promise<typeof answer>((resolve, fail) =>
          answers.push({ requests, resolve: () => resolve(answer), reject: () => fail(new Error('down')) }),
        ),
    ),
    address: {
      read: () => address,
      write: vi.fn((_: string, path: string, __?: unknown) => {
        address = path.slice(1)
      }),
    },
    remember: vi.fn(() => left),
    recall: vi.fn((_: ResultsPlace): ResultsPlace | undefined => undefined),
    report: vi.fn(),
  }
  const model = createSearchResultsModel(deps, firstPlace('products', 'sofa'))
  const choose = async (next: Choice) => {
    choice = next
    model.choose()
    await Promise.resolve()
  }
  const goBack = (path: string) => {
    address = path.slice(1)
    model.followAddress()
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { model, page, deps, answers, choose, goBack, settle, choice: () => choice }
}
