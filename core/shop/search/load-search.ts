import { loadCode } from '../../base/async/load-code'
import { readSetting } from '../../base/input/read-setting'
import { RoveError } from '../../base/report/errors'
import { searchService } from './search.setting'
import type { Search } from './search-client'

/** The client of the page's search service. @throws RoveError `not-configured` */
export async function loadSearch(): Promise<Search> {
  const settings = readSetting(searchService)
  if (!settings) throw new RoveError('not-configured', 'search')
  const { createSearch } = await loadCode(import('./search-client'))
  return createSearch(settings)
}
