/** The visitor as conditions see them, shared by all callers. A preview can replace their properties. */

import type { CountryCode, Locale } from '../../base/country/countries.rules'
import { readMarket } from '../../base/country/country.setting'
import { lastWidths } from '../../base/device/screens.rules'
import { readSetting } from '../../base/input/read-setting'
import { readFlags } from '../../base/page/body-flags.setting'
import { readPath } from '../../base/page/path'
import { createStore, type Store } from '../../base/state/create-store'
import { acquireShared } from '../../base/state/page'
import { readAccount } from '../account/account.setting'
import { type CustomerType, customerType } from '../account/customer-type.rules'
import { isMember } from '../membership/membership.setting'
import type { Utm } from '../session/session.rules'
import { pageSessions } from '../session/session.store'

/** The properties of a visitor that conditions use. */
export interface Visitor {
  readonly country: CountryCode
  readonly locale: Locale
  readonly loggedIn: boolean
  readonly member: boolean
  /** A trade customer. */
  readonly trade: boolean
  readonly customerType: CustomerType
  /** The number of sessions on this device, including this one. */
  readonly sessions: number
  readonly sessionPages: number
  readonly totalPages: number
  /** The utm parameters of the last address of this session that had any, without `utm_`. */
  readonly utm: Utm
  /** The visitor's approximate city; `undefined` until it is requested, empty where it is not known. */
  readonly city: string | undefined
  readonly device: 'phone' | 'tablet' | 'desktop'
  /** The page's path below the shop's base path and its language's prefix: `/sofas`. */
  readonly path: string
  /** Drupal's page types: `page-cart`. */
  readonly pageTypes: readonly string[]
  /** The device's time, in milliseconds since 1970: for what the device remembers. Dates need `shopTime`. */
  readonly now: number
}

/** The visitor. Shared, and stopped with its last user. */
export interface Visitors extends Pick<Store<unknown>, 'subscribe'> {
  get(): Visitor
  /** In a preview: replaces these properties of the visitor, and drops earlier replacements. */
  pretend(as: Partial<Visitor>): void
  /** Sets the visitor's city. */
  locate(city: string): void
  stop(): void
}

/** This page's visitor. @returns the visitor and its release */
export function pageVisitor(): readonly [Visitors, () => void] {
  return acquireShared('visitor', createVisitors)
}

function createVisitors(): Visitors {
  const [sessionStore, leave] = pageSessions()
  const store = createStore<{ readonly pretended: Partial<Visitor>; readonly city?: string }>({ pretended: {} })
  const unfollow = sessionStore.subscribe(() => store.set({ ...store.get() }))
  return {
    subscribe: store.subscribe,
    get() {
      const { pretended, city } = store.get()
      const { pageTypes } = readFlags()
      const { country, locale } = readMarket()
      const account = readAccount()
      const { count, sessionPages, totalPages, utm } = sessionStore.get()
      const known = {
        country: country.code,
        locale,
        loggedIn: !!account,
        member: readSetting(isMember),
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
      unfollow()
      leave()
    },
  }
}

/** Phones are below 768 px, tablets up to 1,050 px (PAGE-08). */
function deviceOf(width: number): Visitor['device'] {
  if (width <= lastWidths.phone) return 'phone'
  return width <= lastWidths.tablet ? 'tablet' : 'desktop'
}
