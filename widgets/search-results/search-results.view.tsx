/** The server's results page, and a message where the search service does not answer. */

import { readMarket } from '../../core/country/country.setting'
import type { ViewProps } from '../../core/element/definition'
import { own } from '../../core/input/own'
import { createTextLookup } from '../../core/texts/texts'
import { useKeptFocus } from '../../core/ui/use-kept-focus'
import type { ResultsState } from './search-results.machine'
import { resultsTexts } from './search-results.texts'
import type { SearchResultsModel } from './search-results.types'

type Props = ViewProps<ResultsState, SearchResultsModel>

/** The message is gone: the focus goes to the first of the results, which stand in the element. */
function focusResults(notice: HTMLElement): void {
  const { host } = notice.getRootNode() as ShadowRoot
  host.querySelector<HTMLElement>('[data-rove-results=list] a')?.focus(own({ preventScroll: true }))
}

export function SearchResultsView({ state, model }: Props) {
  const t = createTextLookup(resultsTexts, readMarket().language)
  const notice = useKeptFocus<HTMLDivElement>(focusResults)
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
