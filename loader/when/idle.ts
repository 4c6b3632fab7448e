import { isCrawler } from '../crawler'
import type { Moment } from './moment'

/**
 * When the page has nothing better to do; where the browser cannot tell, at the end of what it is doing. For a crawler
 * never.
 */
export const idle: Moment = (_, come) => {
  const ask: (come: () => void) => void = window.requestIdleCallback ?? setTimeout
  if (!isCrawler()) ask(come)
}
