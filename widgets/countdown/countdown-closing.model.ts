/** Stores that the visitor has closed a countdown (COUNT-01). */

import { pageBus } from '../../core/base/bus/bus'
import { readCookie, writeCookie } from '../../core/base/device/cookies'
import { isPreview } from '../../core/base/page/preview'
import { acquireShared } from '../../core/base/state/page'
import type { CountdownDeps } from './countdown.model'
import { closedDays, isClosed, withClosed } from './countdown.rules'

/** A cookie, so that a server can leave the countdown out. */
const name = 'rove_countdown_closed'

/**
 * Stored for 6 hours, or for this page if cookies are disabled. In a preview, for this page only.
 *
 * @param end milliseconds since 1970; a countdown with another end is not closed by it
 */
export function createClosingModel(end: number): CountdownDeps['closing'] {
  const [here] = acquireShared('countdown closed', () => ({ ends: new Set<number>(), stop() {} }))
  const saved = () => readCookie(name) ?? ''
  return {
    has: () => here.ends.has(end) || isClosed(saved(), end, Date.now()),
    save() {
      here.ends.add(end)
      if (!isPreview()) writeCookie(name, withClosed(saved(), end, Date.now()), closedDays)
    },
    watch: (listener) => pageBus().on('countdown:closed', listener),
  }
}
