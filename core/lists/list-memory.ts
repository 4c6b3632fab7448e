/**
 * Remembers long lists for Back and for a reload: the fields of their items, and where the visitor was. In the tab's
 * storage, by history entry. A page that the back-forward cache restores does not need it.
 */
import { string } from 'valibot'
import { createHistoryEntry } from '../base/device/history-entry'
import { createTabStored } from '../base/device/tab-storage'
import { toJson } from '../base/input/own-json'
import { type ListMemory, type ListPlace, listIndex, listKey, listMemory } from './read-list-memory'

/** The most lists that are kept, and their most characters together. The oldest are dropped first. */
export const memoryLimits = { lists: 10, characters: 600_000 } as const

const index = createTabStored('rove_lists', listIndex)
const entry = createHistoryEntry('rove_list', string())
const listOf = (id: string) => createTabStored(listKey(id), listMemory)

/** Names the current history entry, so that its list can be remembered. */
export function nameList(): void {
  if (entry.read() === undefined) entry.replace(`${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`)
}

/**
 * Remembers the list of the current history entry. Does nothing for an entry without a name.
 *
 * @returns the items that are remembered; none where the list is too long
 */
export function rememberList(list: ListMemory, anchor: ListPlace): ListMemory['items'] {
  const id = entry.read()
  if (id === undefined) return []
  const kept = shortened(list, anchor)
  const known = index.read() ?? []
  const lists = [...known.filter((other) => other.id !== id), { id, characters: toJson(kept).length, anchor }]
  let characters = lists.reduce((sum, one) => sum + one.characters, 0)
  while (lists.length > memoryLimits.lists || characters > memoryLimits.characters)
    characters -= lists.shift()?.characters ?? 0
  for (const other of known) if (!lists.some((one) => one.id === other.id)) listOf(other.id).write(undefined)
  const stored = listOf(id)
  // Where there is no room for it, an earlier one would be out of date.
  stored.write(undefined)
  if (lists.some((one) => one.id === id)) stored.write(kept)
  const isKept = stored.read() !== undefined
  index.write(isKept ? lists : lists.filter((one) => one.id !== id))
  return isKept ? kept.items : []
}

/**
 * Remembers another place in the list of the current history entry.
 *
 * @returns whether the list is remembered
 */
export function rememberPlace(anchor: ListPlace): boolean {
  const id = entry.read()
  const lists = index.read() ?? []
  if (!lists.some((one) => one.id === id)) return false
  index.write(lists.map((one) => (one.id === id ? { ...one, anchor } : one)))
  return true
}

/** Drops pages of a list that is too long: first those before the page of the anchor, then the last ones. */
function shortened(list: ListMemory, anchor: ListPlace): ListMemory {
  const lengths = list.items.map((item) => toJson(item).length)
  const at = list.items.findIndex(({ nid }) => nid === anchor.nid)
  let [start, end, from, to] = [0, list.items.length, 0, list.sizes.length]
  let length = lengths.reduce((sum, one) => sum + one, 0)
  const without = (some: readonly number[]) => some.reduce((sum, one) => sum - one, length)
  while (to - from > 1 && length > memoryLimits.characters * 0.9) {
    const [first = 0, last = 0] = [list.sizes[from], list.sizes[to - 1]]
    if (at >= start + first) {
      length = without(lengths.slice(start, start + first))
      start += first
      from++
    } else {
      length = without(lengths.slice(end - last, end))
      end -= last
      to--
    }
  }
  return {
    ...list,
    first: list.first + from,
    last: list.last - (list.sizes.length - to),
    items: list.items.slice(start, end),
    sizes: list.sizes.slice(from, to),
    heights: list.heights.slice(start, end),
  }
}
