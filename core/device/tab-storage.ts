/** What is kept for this tab alone, until it is closed: a hint, as in `storage`. What cannot be kept is not. */
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { parseOwnJson, toJson } from '../own-json'

/** One value that this tab keeps. */
export interface TabStored<Value> {
  /** What is kept; nothing where that is nothing, or nothing readable. */
  read(): Value | undefined
  /** Keeps it; nothing forgets what was kept. */
  write(value: Value | undefined): void
}

/**
 * One value under one key of sessionStorage.
 *
 * @param key begins with `rove_`
 * @param schema what is believed
 */
export function createTabStored<Schema extends GenericSchema>(
  key: `rove_${string}`,
  schema: Schema,
): TabStored<InferOutput<Schema>> {
  return {
    read() {
      try {
        const decoded = safeParse(schema, parseOwnJson(sessionStorage.getItem(key) ?? 'null'))
        return decoded.success ? decoded.output : undefined
      } catch {
        return undefined
      }
    },
    write(value) {
      try {
        if (value === undefined) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, toJson(value))
      } catch {
        return
      }
    },
  }
}
