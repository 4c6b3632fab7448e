/**
 * What is kept on the device. It is a hint, never a truth: it may be off, full, old, or written by somebody else.
 * What cannot be kept there is kept for as long as the page lives.
 */
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { parseOwnJson, toJson } from '../own-json'

/** One value kept on the device, where the device keeps anything. */
export interface Stored<Value> {
  /** What is kept now; the empty value when there is nothing, or nothing readable. */
  read(): Value
  write(value: Value): void
  /** Leaves nothing on the device. */
  clear(): void
  /** Calls back when another tab writes. @returns the undo */
  watch(listener: () => void): () => void
}

/**
 * One value under one key of localStorage.
 *
 * @param key begins with `rove_`
 * @param schema what is believed; anything else reads as `empty`
 */
export function createStored<Schema extends GenericSchema>(
  key: `rove_${string}`,
  schema: Schema,
  empty: InferOutput<Schema>,
): Stored<InferOutput<Schema>> {
  let unkept: { value: InferOutput<Schema> } | undefined
  return {
    read() {
      if (unkept) return unkept.value
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
        unkept = readable && localStorage.getItem(key) === text ? undefined : { value }
      } catch {
        unkept = { value }
      }
    },
    clear() {
      unkept = undefined
      try {
        localStorage.removeItem(key)
      } catch {
        // Where nothing may be kept, nothing is.
      }
    },
    watch(listener) {
      const told = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      addEventListener('storage', told)
      return () => removeEventListener('storage', told)
    },
  }
}
