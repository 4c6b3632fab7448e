import { type ShopDay, shopDayAt } from '../country/shop-day.rules'
import { shopZone } from '../country/shop-zone.setting'
import { readSetting } from '../input/read-setting'
import { pageServerClock } from './server-clock'

/** The shop's days, by the server's clock. */
export interface ShopCalendar {
  today(): ShopDay
  /** Calls back when the server's time is known or corrected. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void
  /** Ends its use. */
  release(): void
}

/** @see ShopCalendar */
export function shopCalendar(): ShopCalendar {
  const [clock, release] = pageServerClock()
  return { today: () => shopDayAt(clock.now(), readSetting(shopZone)), subscribe: clock.subscribe, release }
}
