/** Which of the lists is shown: best sellers or new arrivals (HOME-04). */

import { createStore, type Store } from '../../core/base/state/create-store'
import type { KeptNumber } from '../../core/view/carousel/kept-number'

/** The number of the list that is shown, from 0. */
export interface HomeBestsellersModel extends Pick<Store<number>, 'get' | 'subscribe'> {
  /** Shows another list. One that does not exist changes nothing. */
  show(list: number): void
}

/**
 * @param count how many lists there are
 * @param kept the list that the visitor has chosen
 */
export function createHomeBestsellersModel(count: number, kept: KeptNumber): HomeBestsellersModel {
  const chosen = kept.read()
  const { get, set, subscribe } = createStore(chosen < count ? chosen : 0)
  return {
    get,
    subscribe,
    show(list) {
      if (list < 0 || list >= count) return
      set(list)
      kept.write(list)
    },
  }
}
