/**
 * What a widget keeps in the entries of the tab's history, beside what the page and our overlays keep there (`back-step`
 * owns theirs): Back and Forward lead through what was open, and leave the page only from its first entry.
 */
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'

/** A value in the entries of the tab's history. */
export interface HistoryEntry<Value> {
  /** What the current entry holds; nothing where that is nothing, or cannot be read. */
  read(): Value | undefined
  /** Adds an entry: Back returns to the one before. */
  push(value: Value): void
  /** Changes what the current entry holds. */
  replace(value: Value): void
  /** Calls back when the visitor has gone back or forward, with what that entry holds. @returns the undo */
  watch(listener: (value: Value | undefined) => void): () => void
}

/**
 * One value under one key of `history.state`. A browser that takes no entry, as in a sandbox, keeps its own way back.
 *
 * @param key begins with `rove_`
 * @param schema what is believed
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
    // A page that keeps something else than an object in its entry keeps it.
    if (how === 'replaceState' && state !== null && !isRecord(state)) return
    const { rove_overlays, ...kept } = isRecord(state) ? state : {}
    // Where the page goes on, no overlay stands over the new entry.
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
      const heard = () => listener(read())
      addEventListener('popstate', heard)
      return () => removeEventListener('popstate', heard)
    },
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
