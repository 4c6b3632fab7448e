/** Who a visitor is, on its way to the declared receiver. Source: document 3, sections 4, 5 and 8 (TRACK-03, TRACK-06). */
import { pageBus } from '../bus'
import { type Contact, receiveContacts } from '../contacts'
import type { ConsentChanged } from '../facts'
import { toJson } from '../own-json'
import type { Outlet } from './outlet'
import { withoutEmpty } from './without-empty'

/** What visitors say of themselves on this page. */
export interface FollowedContacts {
  /** What was refused was forgotten on its way: it is told anew once that is allowed. */
  review(consent: ConsentChanged): void
  stop(): void
}

/**
 * Takes what visitors say of themselves on this page, and adds it up: a name that comes before its address waits for
 * it. An address counts only with an @ in it.
 *
 * @param receiver the one that is told, where the page has it
 */
export function followContacts(receiver: Pick<Outlet, 'isOpen' | 'take'> | undefined): FollowedContacts {
  let known: Contact = {}
  let told = ''

  /** @returns whether there was anything new to tell */
  function tell(): boolean {
    const words = toJson(known)
    if (!known.email || words === told) return false
    told = words
    if (!receiver?.isOpen()) console?.info?.('Klaviyo is not yet integrated.')
    receiver?.take({ contact: known })
    return true
  }

  const stop = receiveContacts((given, by) => {
    if (given.email !== undefined && !given.email.includes('@')) {
      console?.info?.('Could not identify as email is invalid.')
      return
    }
    const contact: Contact = withoutEmpty(given)
    // Another address is another person: nothing of the one before is said of them.
    const isAnother = contact.email && known.email && contact.email !== known.email
    known = isAnother ? contact : { ...known, ...contact }
    if (tell()) pageBus().tell('visitor:identified', { by })
  })
  return {
    review({ marketing, refused }) {
      if (refused.includes('marketing')) told = ''
      else if (marketing) tell()
    },
    stop,
  }
}
