/** That the visitor has closed what ends at a time. Source: document 3, sections 4 and 9 (COUNT-01). */
import { pageBus } from '../../core/bus'
import { readCookie, writeCookie } from '../../core/device/cookies'
import { share } from '../../core/page'
import { isRehearsal } from '../../core/rehearsal'
import type { CountdownDeps } from './countdown.model'
import { closedFor, isClosed, withClosed } from './countdown.rules'

/** A cookie, so that a server can leave the countdown out. */
const name = 'rove_countdown_closed'

/**
 * Kept for 6 hours, and for this page where cookies are off. In a rehearsal for this page alone.
 *
 * @param end milliseconds since 1970: another sale is not closed by it
 */
export function createClosing(end: number): CountdownDeps['closing'] {
  const [here] = share('countdown closed', () => ({ ends: new Set<number>(), stop() {} }))
  const kept = () => readCookie(name) ?? ''
  return {
    has: () => here.ends.has(end) || isClosed(kept(), end, Date.now()),
    keep() {
      here.ends.add(end)
      if (!isRehearsal()) writeCookie(name, withClosed(kept(), end, Date.now()), closedFor)
    },
    watch: (heard) => pageBus().on('countdown:closed', heard),
  }
}
