/** The personas of the demo's visitors, and their accounts. */
import type { AccountRow } from '../database/account-tables'

/** The personas; a visitor who has chosen none is a guest. */
export const personas = ['guest', 'customer', 'member', 'trade'] as const
/** A persona. */
export type Persona = (typeof personas)[number]

/** A persona that can log in. */
export type AccountPersona = Exclude<Persona, 'guest'>

/** What the shop knows of an account from before this demo. */
export interface AccountHistory {
  /** When the account was made, in seconds since 1970. */
  readonly created: number
  readonly orders: number
}

/** One account. */
export type Account = AccountRow & AccountHistory

/** The history of each persona's accounts. */
export const histories: Readonly<Record<AccountPersona, AccountHistory>> = {
  customer: { created: 1_690_848_000, orders: 2 },
  member: { created: 1_654_041_600, orders: 9 },
  trade: { created: 1_672_531_200, orders: 31 },
}
