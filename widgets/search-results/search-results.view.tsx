/** The server's results page, and a message where the search service does not answer. */

import { readMarket } from '../../core/country/country.setting'
import type { ViewProps } from '../../core/element/definition'
import { createTextLookup } from '../../core/texts/texts'
import type { ResultsState } from './search-results.machine'
import { resultsTexts } from './search-results.texts'
import type { SearchResultsModel } from './search-results.types'

type Props = ViewProps<ResultsState, SearchResultsModel>

export function SearchResultsView({ state, model }: Props) {
  const t = createTextLookup(resultsTexts, readMarket().language)
  return (
    <>
      <slot />
      <div part="notice" role="status" hidden={state.at !== 'failed'}>
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
