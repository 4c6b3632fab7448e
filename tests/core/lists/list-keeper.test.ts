import { beforeEach, expect, it, vi } from 'vitest'
import { createListen } from '../../../core/base/bus/listen'
import { createListKeeper } from '../../../core/lists/list-keeper'
import { memoryLimits, nameList } from '../../../core/lists/list-memory'
import { type ListMemory, recallList } from '../../../core/lists/read-list-memory'

const listOf = (count: number, length = 1): ListMemory => ({
  version: 'v1',
  first: 1,
  last: count,
  items: Array.from({ length: count }, (_, n) => ({ nid: `${n}`, text: 'x'.repeat(length) })),
  sizes: Array(count).fill(1),
  width: 800,
  heights: Array(count).fill(480),
})

let list: ListMemory | undefined
let nid: string | undefined
let ending: AbortController
const read = vi.fn(() => list)
const keeper = () =>
  createListKeeper(
    { read, place: () => (nid === undefined ? undefined : { nid, top: 3 }) },
    createListen('<rove-test>', ending.signal),
    ending.signal,
  )
const leave = () => dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  history.replaceState(null, '')
  nameList()
  ;[list, nid, ending] = [listOf(2), '1', new AbortController()]
  read.mockClear()
  return () => {
    ending.abort()
    vi.useRealTimers()
  }
})

it('LIST-02 a list is remembered after its last change, its place on leaving', async () => {
  const { changed } = keeper()
  changed()
  await vi.advanceTimersByTimeAsync(900)
  changed()
  await vi.advanceTimersByTimeAsync(900)
  expect(read).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(recallList('v1')?.items).toHaveLength(2)
  nid = '0'
  leave()
  expect(recallList('v1')?.anchor.nid).toBe('0')
  expect(read).toHaveBeenCalledTimes(1)
})

it('LIST-02 a visitor who leaves at once finds the list, too', () => {
  const { changed } = keeper()
  changed()
  leave()
  expect(recallList('v1')?.items).toHaveLength(2)
})

it('LIST-02 a tab that is hidden remembers its list, because a phone can end it', () => {
  const { changed } = keeper()
  changed()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  visibility.mockRestore()
  expect(recallList('v1')?.items).toHaveLength(2)
})

it('LIST-02 RESULTS-04 a list that is not remembered yet is, and one that cannot be is not', () => {
  keeper()
  list = undefined
  leave()
  expect(recallList('v1')).toBeUndefined()
  dispatchEvent(new Event('pageshow'))
  list = listOf(3)
  leave()
  expect(recallList('v1')?.items).toHaveLength(3)
})

it('LIST-02 of a very long list, the part where the visitor is is remembered', () => {
  const { keep } = keeper()
  list = listOf(10, memoryLimits.characters / 6)
  nid = '0'
  keep()
  expect(recallList('v1')).toMatchObject({ first: 1, anchor: { nid: '0' } })
  nid = '1'
  keep()
  expect(read).toHaveBeenCalledTimes(1)
  nid = '9'
  keep()
  expect(recallList('v1')).toMatchObject({ last: 10, anchor: { nid: '9' } })
})
