/** Stores on the device when popups were shown, closed and used. In a preview, only for this page. */
import { number, record, string } from 'valibot'
import { createStored, type Stored } from '../../../core/base/device/storage'
import type { ContentHistory } from '../../../core/shop/conditions/condition'

/** The stored events of a popup. */
type StoredEvent = 'shown' | 'closed' | 'engaged'
type Times = Readonly<Record<string, number>>

/** The stored times, and functions that store more. Times in milliseconds since 1970. */
export interface MemoryModel {
  of(id: string): ContentHistory
  /** @param time `undefined` for never */
  note(what: StoredEvent, id: string, time: number | undefined): void
  noteSubscribed(time: number): void
  /** Calls back when the visitor subscribes in another tab. @returns a function that unsubscribes */
  watchSubscribed(listener: () => void): () => void
}

/** @param isStored whether the device may store it */
export function createMemoryModel(isStored: boolean): MemoryModel {
  const times = (key: `rove_${string}`) => kept(createStored(key, record(string(), number()), {} as Times), isStored)
  const noted: Readonly<Record<StoredEvent, Pick<Stored<Times>, 'read' | 'write'>>> = {
    shown: times('rove_last_shown'),
    closed: times('rove_closed'),
    engaged: times('rove_engaged'),
  }
  const addresses = createStored('rove_subscribed', number(), 0)
  const subscribed = kept(addresses, isStored)
  const timeOf = (what: StoredEvent, id: string) => {
    const all = noted[what].read()
    return Object.hasOwn(all, id) ? all[id] : undefined
  }
  return {
    // Read lazily, because popups with an interval are checked often.
    of: (id) => ({
      get shown() {
        return timeOf('shown', id)
      },
      get closed() {
        return timeOf('closed', id)
      },
      get engaged() {
        return timeOf('engaged', id)
      },
      get subscribed() {
        return subscribed.read()
      },
    }),
    note(what, id, time) {
      const { [id]: _, ...others } = noted[what].read()
      noted[what].write(time === undefined ? others : { ...others, [id]: time })
    },
    noteSubscribed: (time) => subscribed.write(time),
    watchSubscribed: (listener) => addresses.watch(() => addresses.read() && listener()),
  }
}

function kept<Value>(stored: Stored<Value>, keeps: boolean): Pick<Stored<Value>, 'read' | 'write'> {
  if (keeps) return stored
  let written: { readonly value: Value } | undefined
  return {
    read: () => (written ? written.value : stored.read()),
    write(value) {
      written = { value }
    },
  }
}
