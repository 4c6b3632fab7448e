/** Values in sessionStorage, for this tab until it is closed. They are not trusted. A value that cannot be stored is lost. */
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { parseOwnJson, toJson } from '../input/own-json'

/** One value stored for this tab. */
export interface TabStored<Value> {
  /** The stored value; `undefined` if it is absent or invalid. */
  read(): Value | undefined
  /** Stores the value; `undefined` removes it. */
  write(value: Value | undefined): void
}

/**
 * One value under one key of sessionStorage.
 *
 * @param key begins with `rove_`
 * @param schema accepted values
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
        // What does not fit leaves no older value behind.
        sessionStorage.removeItem(key)
        if (value !== undefined) sessionStorage.setItem(key, toJson(value))
      } catch {
        return
      }
    },
  }
}
