/**
 * Reads a remembered list: see list-memory.ts. A file of its own, and without the functions for the tab's storage and the
 * history: Back does not wait for more files.
 */
import { array, type GenericSchema, type InferOutput, number, safeParse, string } from 'valibot'
import { parseOwnJson } from '../base/input/own-json'
import { shape } from '../base/input/shape'

const rememberedCard = shape({
  /** Finds the card again. */
  nid: string(),
  /** Its fields as JSON: most are never read. */
  text: string(),
})

/** One card of a remembered list. */
export type RememberedCard = InferOutput<typeof rememberedCard>

/** One list in the tab's storage, under a key of its own. */
export const listMemory = shape({
  /** That of the server's list. Where it differs, the memory is not used. */
  version: string(),
  /** The number of the first page, and of the last one. */
  first: number(),
  last: number(),
  /** All cards, in their order. */
  items: array(rememberedCard),
  /** The number of items on each page. */
  sizes: array(number()),
  /** The width of the list, and the height of each item at that width, in pixels. */
  width: number(),
  heights: array(number()),
})

/** What is known of all remembered lists, the newest last. */
export const listIndex = array(
  shape({
    id: string(),
    /** The length of what is stored of it. */
    characters: number(),
    /** An item at the top of the screen, and its distance from there in pixels. */
    anchor: shape({ nid: string(), top: number() }),
  }),
)

/** One remembered list. */
export type ListMemory = InferOutput<typeof listMemory>

/** Where the visitor was. */
export type ListPlace = InferOutput<typeof listIndex>[number]['anchor']

/** The key of a list in the tab's storage. @param id of its history entry */
export const listKey = (id: string) => `rove_list_${id}` as const

function readStored<Schema extends GenericSchema>(key: string, schema: Schema): InferOutput<Schema> | undefined {
  try {
    const decoded = safeParse(schema, parseOwnJson(sessionStorage.getItem(key) ?? 'null'))
    return decoded.success ? decoded.output : undefined
  } catch {
    return undefined
  }
}

/** The list of the current history entry; `undefined` if none is remembered, or the server has another version. */
export function recallList(version: string): (ListMemory & { readonly anchor: ListPlace }) | undefined {
  const id: unknown = Object.hasOwn(Object(history.state), 'rove_list') && history.state.rove_list
  if (typeof id !== 'string' || !version) return undefined
  const anchor = readStored('rove_lists', listIndex)?.find((list) => list.id === id)?.anchor
  if (!anchor) return undefined
  const list = readStored(listKey(id), listMemory)
  return list?.version === version ? { ...list, anchor } : undefined
}
