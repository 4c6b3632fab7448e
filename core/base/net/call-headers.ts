/** The headers of a call to the shop. */
import { readMarket } from '../country/country.setting'
import { own } from '../input/own'
import type { Query } from './endpoint.contract'
import { requestExtras } from './request.setting'

/**
 * Ours, and those of the setting `rove.request`.
 *
 * @param accept the expected type of the answer
 * @param contentType of the body; none where the browser says it
 */
export const callHeaders = (accept: string, contentType?: string): Query => ({
  ...lowerCased(requestExtras().headers),
  accept,
  'x-requested-with': 'XMLHttpRequest',
  // The cookie may name the country of another tab.
  'x-rove-locale': readMarket().locale,
  ...(contentType ? { 'content-type': contentType } : {}),
})

/** Without capitals, so that a name replaces none of ours by another spelling. */
const lowerCased = (headers: Query): Query =>
  own(Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])))
