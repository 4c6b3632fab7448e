/** Who a page is shown to, as far as its conditions ask: one knowledge for all who ask, and open to pretence in a rehearsal. */

import type { CountryCode, Locale } from './domain/countries'
import { type CustomerType, customerType } from './domain/customer-type'
import type { Utm } from './domain/session'
import { readAccount } from './host/account'
import { readFlags } from './host/flags'
import { readPath } from './host/path'
import { readPlace } from './host/place'
import { isMembership } from './host/settings/is-membership'
import { readSetting } from './host/settings/read-setting'
import { share } from './page'
import { createStore, type Store } from './state/create-store'
import { pageVisit } from './visit'

/** What conditions can ask about a visitor. */
export interface Visitor {
  readonly country: CountryCode
  readonly locale: Locale
  readonly loggedIn: boolean
  readonly member: boolean
  /** A trade customer. */
  readonly trade: boolean
  readonly customerType: CustomerType
  /** How many sessions this device has had, with this one. */
  readonly sessions: number
  readonly sessionPages: number
  readonly totalPages: number
  /** The utm parameters by which the visitor came to this session, without `utm_`: all of one address. */
  readonly utm: Utm
  /** Where the visitor seems to be; nothing while nobody has asked, empty where it is not known. */
  readonly city: string | undefined
  readonly device: 'phone' | 'tablet' | 'desktop'
  /** The page's path below the shop's base path and its language's prefix: `/sofas`. */
  readonly path: string
  /** Drupal's page types: `page-cart`. */
  readonly pageTypes: readonly string[]
  /** The time, in milliseconds since 1970. */
  readonly now: number
}

/** The visitor, as long as somebody asks. */
export interface Visitors extends Pick<Store<unknown>, 'subscribe'> {
  get(): Visitor
  /** In a rehearsal: be somebody else in these respects. Replaces what was pretended before. */
  pretend(as: Partial<Visitor>): void
  /** Says where the visitor seems to be. */
  locate(city: string): void
  stop(): void
}

/** This page's visitor. @returns it and the way to let go of it */
export function pageVisitor(): readonly [Visitors, () => void] {
  return share('visitor', createVisitors)
}

function createVisitors(): Visitors {
  const [visit, leave] = pageVisit()
  const store = createStore<{ readonly pretended: Partial<Visitor>; readonly city?: string }>({ pretended: {} })
  const leaveVisit = visit.subscribe(() => store.set({ ...store.get() }))
  return {
    subscribe: store.subscribe,
    get() {
      const { pretended, city } = store.get()
      const { pageTypes } = readFlags()
      const { country, locale } = readPlace()
      const account = readAccount()
      const { count, sessionPages, totalPages, utm } = visit.get()
      const known = {
        country: country.code,
        locale,
        loggedIn: !!account,
        member: readSetting(isMembership),
        trade: account?.trade ?? false,
        sessions: count,
        sessionPages,
        totalPages,
        utm,
        city,
        device: deviceOf(innerWidth),
        path: readPath(),
        pageTypes,
        now: Date.now(),
        ...pretended,
      }
      return { customerType: customerType(account, known.sessions, known.now), ...known }
    },
    pretend: (pretended) => store.set({ ...store.get(), pretended }),
    locate: (city) => store.set({ ...store.get(), city }),
    stop() {
      leaveVisit()
      leave()
    },
  }
}

/** By document 0, section 9: a phone's views end at 768 px, a tablet's at 1,050. */
function deviceOf(width: number): Visitor['device'] {
  if (width < 768) return 'phone'
  return width <= 1050 ? 'tablet' : 'desktop'
}
