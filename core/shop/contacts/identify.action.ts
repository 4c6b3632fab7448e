/**
 * The visitor's contact, for the contact sink alone. It is neither published nor stored nor logged (TRACK-03,
 * TRACK-06).
 */

import { page } from '../../base/state/page'
import type { VisitorIdentified } from './contacts.facts'

/** The contact fields that the visitor has filled in. */
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

/** Contacts that are pending until the sink is loaded. */
export interface Contacts {
  receive?: (contact: Contact, by: VisitorIdentified['by']) => void
  readonly waiting: { readonly contact: Contact; readonly by: VisitorIdentified['by'] }[]
}

declare module '../../base/state/page' {
  interface Page {
    /** The visitor's contact, for the contact sink alone. See `identify`. */
    contacts?: Contacts
  }
}

/** Sends the contact to the contact sink, now or once it is loaded. A page without one drops it. */
export function identify(contact: Contact, by: VisitorIdentified['by']): void {
  const { receive, waiting } = pageContacts()
  if (receive) receive(contact, by)
  else waiting.push({ contact, by })
}

/** Receives pending contacts and all later ones. @returns a function that stops receiving */
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
