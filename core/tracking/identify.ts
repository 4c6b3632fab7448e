/** Sends the visitor's contact to the contact sink (TRACK-03, TRACK-06). */

import { pageBus } from '../base/bus/bus'
import { toJson } from '../base/input/own-json'
import type { ConsentChanged } from '../shop/consent/consent.facts'
import { type Contact, receiveContacts } from '../shop/contacts/identify.action'
import type { SinkQueue } from './sink-queue'
import { withoutEmpty } from './without-empty'

/** Follows the contact that the visitor gives on this page. */
export interface FollowedContacts {
  /** Sends the contact again once marketing is allowed: after a refusal the queue has dropped it. */
  review(consent: ConsentChanged): void
  stop(): void
}

/**
 * Merges the contact fields that the visitor gives on this page. A name waits until an e-mail address is known. An
 * address without an @ is ignored.
 *
 * @param sink receives the contact, where the page has it
 */
export function followContacts(sink: Pick<SinkQueue, 'isOpen' | 'send'> | undefined): FollowedContacts {
  let contactSoFar: Contact = {}
  let lastSent = ''

  /** @returns whether there was anything new to send */
  function sendContact(): boolean {
    const json = toJson(contactSoFar)
    if (!contactSoFar.email || json === lastSent) return false
    lastSent = json
    if (!sink?.isOpen()) console?.info?.('Klaviyo is not yet integrated.')
    sink?.send({ contact: contactSoFar })
    return true
  }

  const stop = receiveContacts((given, by) => {
    if (given.email !== undefined && !given.email.includes('@')) {
      console?.info?.('Could not identify as email is invalid.')
      return
    }
    const contact: Contact = withoutEmpty(given)
    // Another address is another person: the fields of the previous one are dropped.
    const isAnother = contact.email && contactSoFar.email && contact.email !== contactSoFar.email
    contactSoFar = isAnother ? contact : { ...contactSoFar, ...contact }
    if (sendContact()) pageBus().publish('visitor:identified', { by })
  })
  return {
    review({ marketing, refused }) {
      if (refused.includes('marketing')) lastSent = ''
      else if (marketing) sendContact()
    },
    stop,
  }
}
