/**
 * Values in localStorage. They are not trusted: storage can be off, full, stale or written by other code. A value that
 * cannot be stored is kept in memory for the life of the page.
 */
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { parseOwnJson, toJson } from '../input/own-json'

/** One stored value. */
export interface Stored<Value> {
  /** The stored value; the empty value where it is absent or invalid. */
  read(): Value
  write(value: Value): void
  /** Removes it from the device. */
  clear(): void
  /** Calls the listener when another tab writes. @returns a function that unsubscribes */
  watch(listener: () => void): () => void
}

/**
 * One value under one key of localStorage.
 *
 * @param key begins with `rove_`
 * @param schema accepted values; anything else reads as `empty`
 */
export function createStored<Schema extends GenericSchema>(
  key: `rove_${string}`,
  schema: Schema,
  empty: InferOutput<Schema>,
): Stored<InferOutput<Schema>> {
  let inMemory: { value: InferOutput<Schema> } | undefined
  return {
    read() {
      if (inMemory) return inMemory.value
      try {
        const decoded = safeParse(schema, parseOwnJson(localStorage.getItem(key) ?? 'null'))
        return decoded.success ? decoded.output : empty
      } catch {
        return empty
      }
    },
    write(value) {
      try {
        const text = toJson(value)
        localStorage.setItem(key, text)
        const readable = safeParse(schema, parseOwnJson(text)).success
        inMemory = readable && localStorage.getItem(key) === text ? undefined : { value }
      } catch {
        inMemory = { value }
      }
    },
    clear() {
      inMemory = undefined
      try {
        localStorage.removeItem(key)
      } catch {
        // Without storage there is nothing to remove.
      }
    },
    watch(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}
