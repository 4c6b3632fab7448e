/** That the visitor has closed a countdown. Source: document 3, sections 4 and 9 (COUNT-01). */
import { pageBus } from '../../core/bus'
import { readCookie, writeCookie } from '../../core/device/cookies'
import { share } from '../../core/page'
import { isRehearsal } from '../../core/rehearsal'
import type { CountdownDeps } from './countdown.model'
import { closedFor } from './countdown.rules'

/** A cookie, so that a server can leave the countdown out. */
const name = 'rove_countdown_closed'

/** Kept for 6 hours, and for this page where cookies are off. In a rehearsal for this page alone. */
export function createClosing(): CountdownDeps['closing'] {
  const [page] = share('countdown closed', () => ({ closed: false, stop() {} }))
  return {
    has: () => page.closed || readCookie(name) !== undefined,
    keep() {
      page.closed = true
      if (!isRehearsal()) writeCookie(name, '1', closedFor)
    },
    watch: (heard) => pageBus().on('countdown:closed', heard),
  }
}
