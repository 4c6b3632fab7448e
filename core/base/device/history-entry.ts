/**
 * Values in the history entries of the tab, beside those of the page and of our overlays (see `back-step`). Back and
 * Forward restore earlier states; the first entry leaves the page.
 */
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'

/** One value in the history entries. */
export interface HistoryEntry<Value> {
  /** The value of the current entry; `undefined` if it is absent or invalid. */
  read(): Value | undefined
  /** Adds an entry. Back returns to the previous one. */
  push(value: Value): void
  /** Replaces the value of the current entry. */
  replace(value: Value): void
  /** Calls the listener after Back or Forward, with the value of that entry. @returns a function that unsubscribes */
  watch(listener: (value: Value | undefined) => void): () => void
}

/**
 * One value under one key of `history.state`. Where a browser allows no entry, as in a sandbox, writing does nothing.
 *
 * @param key begins with `rove_`
 * @param schema accepted values
 */
export function createHistoryEntry<Schema extends GenericSchema>(
  key: `rove_${string}`,
  schema: Schema,
): HistoryEntry<InferOutput<Schema>> {
  function read(): InferOutput<Schema> | undefined {
    const state: unknown = history.state
    const decoded = safeParse(schema, isRecord(state) && Object.hasOwn(state, key) ? state[key] : undefined)
    return decoded.success ? decoded.output : undefined
  }

  function write(how: 'pushState' | 'replaceState', value: InferOutput<Schema>): void {
    const state: unknown = history.state
    // The page's own state is not an object: it is left unchanged.
    if (how === 'replaceState' && state !== null && !isRecord(state)) return
    const { rove_overlays, ...kept } = isRecord(state) ? state : {}
    // A new entry has no overlay.
    const overlays = how === 'replaceState' && rove_overlays !== undefined ? { rove_overlays } : {}
    try {
      history[how]({ ...kept, ...overlays, [key]: value }, '')
    } catch {
      return
    }
  }

  return {
    read,
    push: (value) => write('pushState', value),
    replace: (value) => write('replaceState', value),
    watch(listener) {
      const onPopState = () => listener(read())
      addEventListener('popstate', onPopState)
      return () => removeEventListener('popstate', onPopState)
    },
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
