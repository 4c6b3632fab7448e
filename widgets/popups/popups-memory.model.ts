/** What the device remembers of popups. In a rehearsal nothing is kept: the page alone remembers. */
import { number, record, string } from 'valibot'
import type { Memory } from '../../core/conditions/condition'
import { createStored, type Stored } from '../../core/device/storage'

/** What is remembered by a popup's id. */
type Noted = 'shown' | 'closed' | 'engaged'
type Times = Readonly<Record<string, number>>

/** What was remembered, and the way to remember more. Times in milliseconds since 1970. */
export interface PopupsMemory {
  of(id: string): Memory
  note(what: Noted, id: string, time: number): void
  noteSubscribed(time: number): void
  /** Calls back when the visitor has left an address in another tab. @returns the undo */
  watchSubscribed(heard: () => void): () => void
}

/** @param keeps whether the device may keep it */
export function createPopupsMemory(keeps: boolean): PopupsMemory {
  const times = (key: `rove_${string}`) => kept(createStored(key, record(string(), number()), {} as Times), keeps)
  const noted: Readonly<Record<Noted, Pick<Stored<Times>, 'read' | 'write'>>> = {
    shown: times('rove_last_shown'),
    closed: times('rove_closed'),
    engaged: times('rove_engaged'),
  }
  const addresses = createStored('rove_subscribed', number(), 0)
  const subscribed = kept(addresses, keeps)
  const timeOf = (what: Noted, id: string) => {
    const all = noted[what].read()
    return Object.hasOwn(all, id) ? all[id] : undefined
  }
  return {
    // Read for whom a condition asks: popups that poll ask often.
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
    note: (what, id, time) => noted[what].write({ ...noted[what].read(), [id]: time }),
    noteSubscribed: (time) => subscribed.write(time),
    watchSubscribed: (heard) => addresses.watch(() => addresses.read() && heard()),
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
