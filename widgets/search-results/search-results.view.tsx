/** The server's results page, and a message where the search service does not answer. */
import { useRef } from 'react'

import { readMarket } from '../../core/base/country/country.setting'
import { own } from '../../core/base/input/own'
import { createTextLookup } from '../../core/base/texts/texts'
import type { ViewProps } from '../../core/view/element/definition'
import { useKeptFocus } from '../../core/view/element/use-kept-focus'
import type { Reach, ResultsState } from './search-results.machine'
import { resultsTexts } from './search-results.texts'
import type { SearchResultsModel } from './search-results.types'

type Props = ViewProps<ResultsState, SearchResultsModel>

/** Where the focus goes when the message is gone, in the server's page. */
const afterMessage: Readonly<Record<Reach, string>> = {
  // To the link that failed: once its results are added, it moves on to them.
  more: '[data-rove-results=paging] [rel=next]',
  chosen: '[data-rove-results=list] a',
  history: '[data-rove-results=list] a',
}

function focusResults(notice: HTMLElement, reach: Reach): void {
  const { host } = notice.getRootNode() as ShadowRoot
  // Where nothing was found, the filters or the search field remain.
  const place = host.querySelector<HTMLElement>(afterMessage[reach]) ?? host.querySelector<HTMLElement>('a,summary')
  place?.focus(own({ preventScroll: true }))
}

export function SearchResultsView({ state, model }: Props) {
  const t = createTextLookup(resultsTexts, readMarket().language)
  const reach = useRef<Reach>('chosen')
  if (state.at === 'failed') reach.current = state.wanted.reach
  const notice = useKeptFocus<HTMLDivElement>((place) => focusResults(place, reach.current))
  return (
    <>
      <slot />
      <div ref={notice} part="notice" role="status" hidden={state.at !== 'failed'}>
        {state.at === 'failed' && (
          <>
            <p>{state.name ? t('unapplied', { name: state.name }) : t('failed')}</p>
            <button part="button" type="button" onClick={model.retry}>
              {t('retry')}
            </button>
            <button part="close-button" type="button" aria-label={t('close')} onClick={model.dismiss}>
              ×
            </button>
          </>
        )}
      </div>
    </>
  )
}
