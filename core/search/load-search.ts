import { readSetting } from '../input/read-setting'
import type { Search } from '../net/search-client'
import { RoveError } from '../page/errors'
import { searchService } from './search.setting'

/** The client of the page's search service. The signal aborts its searches. @throws RoveError `not-configured` */
export async function loadSearch(signal: AbortSignal): Promise<Search> {
  const settings = readSetting(searchService)
  if (!settings) throw new RoveError('not-configured', 'search')
  const { createSearch } = await import('../net/search-client')
  return createSearch(settings, undefined, signal)
}
