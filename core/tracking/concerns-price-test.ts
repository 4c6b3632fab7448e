import { readCookie } from '../device/cookies'
import { trackingCookies } from './cookies'

/** Whether the page has anything to do with the test: its address says something of it, or the visitor is in it. */
export function concernsPriceTest(search: string): boolean {
  return /utm_(source|directive)=|rove-why/.test(search) || !!readCookie(trackingCookies.variant.name)
}
