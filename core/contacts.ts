/**
 * Who a visitor said they are, on its way to the declared receiver: it is on no bus, in no storage and no log.
 * Source: document 3, section 3 (Contact data), section 4 (TRACK-03, TRACK-06).
 */
import type { VisitorIdentified } from './facts'
import { page } from './page'

/** What is told of a person. Nothing but what they have filled in is there. */
export interface Contact {
  readonly email?: string
  readonly name?: string
  readonly firstname?: string
  readonly lastname?: string
  readonly phone?: string
  readonly mobile_phone?: string
  readonly country?: string
  readonly company?: string
  /** The swatches that were asked for. */
  readonly swatches?: readonly string[]
  /** Of a gift card, in units of the currency. */
  readonly amount?: number
  readonly sender?: string
  readonly recipient?: string
}

/** What is to be told, until there is somebody to tell. */
export interface Contacts {
  receive?: (contact: Contact, by: VisitorIdentified['by']) => void
  readonly waiting: { readonly contact: Contact; readonly by: VisitorIdentified['by'] }[]
}

/** Tells the declared receiver, now or once it is there, who the visitor is. On a page without one it goes nowhere. */
export function identify(contact: Contact, by: VisitorIdentified['by']): void {
  const { receive, waiting } = pageContacts()
  if (receive) receive(contact, by)
  else waiting.push({ contact, by })
}

/** Takes what is told from now on, and what has waited. @returns the undo */
export function receiveContacts(receive: NonNullable<Contacts['receive']>): () => void {
  const contacts = pageContacts()
  contacts.receive = receive
  for (const { contact, by } of contacts.waiting.splice(0)) receive(contact, by)
  return () => {
    if (contacts.receive === receive) delete contacts.receive
  }
}

function pageContacts(): Contacts {
  const shared = page()
  shared.contacts ??= { waiting: [] }
  return shared.contacts
}
