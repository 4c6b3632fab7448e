/** Who a visitor is, on its way to the declared receiver. Source: document 3, sections 4, 5 and 8 (TRACK-03, TRACK-06). */
import { pageBus } from '../bus'
import { type Contact, receiveContacts } from '../contacts'
import type { VisitorIdentified } from '../facts'

/** What identifying needs. */
export interface IdentifyDeps {
  /** Whether the receiver is there and may be told. */
  isOpen(): boolean
  /** Takes it, now or when it may. */
  take(contact: Contact): void
}

/**
 * Takes what visitors say of themselves on this page, and adds it up: a name that comes before its address waits for
 * it. An address counts only with an @ in it. @returns the undo
 */
export function followContacts({ isOpen, take }: IdentifyDeps): () => void {
  let known: Contact = {}
  let told = ''

  function receive(contact: Contact, by: VisitorIdentified['by']): void {
    if (contact.email !== undefined && !contact.email.includes('@')) {
      console.info('Could not identify as email is invalid.')
      return
    }
    // Another address is another person: nothing of the one before is said of them.
    const isAnother = contact.email && known.email && contact.email !== known.email
    known = isAnother ? contact : { ...known, ...contact }
    const words = JSON.stringify(known)
    if (!known.email || words === told) return
    told = words
    if (!isOpen()) console.info('Klaviyo is not yet integrated.')
    take(known)
    pageBus().tell('visitor:identified', { by })
  }

  return receiveContacts(receive)
}
