import { beforeEach, expect, it, vi } from 'vitest'
import { memoryLimits, nameList, rememberList, rememberPlace } from '../../../core/lists/list-memory'
import { type ListMemory, recallList } from '../../../core/lists/read-list-memory'

const list = (given: Partial<ListMemory> = {}): ListMemory => ({
  version: 'v1',
  first: 1,
  last: 2,
  items: [{ nid: '1201', text: '{}' }],
  sizes: [1],
  width: 800,
  heights: [480],
  ...given,
})

const anchor = { nid: '1201', top: -37 }

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '')
})

it('LIST-02 the list of a history entry is found again, not that of another one', () => {
  nameList()
  rememberList(list(), anchor)
  expect(recallList('v1')).toMatchObject({ ...list(), anchor })
  history.pushState(null, '')
  expect(recallList('v1')).toBeUndefined()
  nameList()
  rememberList(list({ last: 5 }), anchor)
  expect(recallList('v1')?.last).toBe(5)
})

it('LIST-02 a list of another or an unknown version of the catalogue is not used', () => {
  nameList()
  rememberList(list(), anchor)
  expect(recallList('v2')).toBeUndefined()
  rememberList(list({ version: '' }), anchor)
  expect(recallList('')).toBeUndefined()
})

it('LIST-02 a list that finds no room is not remembered, nor as it was before', () => {
  nameList()
  rememberList(list(), anchor)
  const stored = sessionStorage
  const isFull = (key: string) => key !== 'rove_lists'
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.getItem(key),
    removeItem: (key: string) => stored.removeItem(key),
    setItem(key: string, text: string) {
      if (isFull(key)) throw new Error('full')
      stored.setItem(key, text)
    },
  })
  expect(rememberList(list({ last: 5 }), anchor)).toEqual([])
  vi.unstubAllGlobals()
  expect(recallList('v1')).toBeUndefined()
})

it('an entry without a name remembers nothing, and the page’s own state is kept', () => {
  rememberList(list(), anchor)
  expect(sessionStorage.length).toBe(0)
  history.replaceState({ host: 'kept' }, '')
  nameList()
  expect(history.state).toMatchObject({ host: 'kept' })
})

it('the oldest lists are dropped: above ten, and above the length of all', () => {
  const names: unknown[] = []
  const remember = (given: Partial<ListMemory>) => {
    history.replaceState(null, '')
    nameList()
    names.push(history.state)
    rememberList(list(given), anchor)
  }
  const isKnown = (state: unknown) => {
    history.replaceState(state, '')
    return recallList('v1') !== undefined
  }
  for (let n = 0; n < memoryLimits.lists + 2; n++) remember({})
  expect(names.map(isKnown)).toEqual([false, false, ...Array(memoryLimits.lists).fill(true)])
  remember({ items: [{ nid: '1', text: 'x'.repeat(memoryLimits.characters - 600) }] })
  expect(names.filter(isKnown).length).toBeLessThan(memoryLimits.lists)
  expect(isKnown(names.at(-1))).toBe(true)
  expect(JSON.stringify(sessionStorage).length).toBeLessThan(memoryLimits.characters * 1.1)
  remember({ items: [{ nid: '1', text: 'x'.repeat(memoryLimits.characters + 1000) }] })
  expect(isKnown(names.at(-1)), 'one that is too long by itself').toBe(false)
})

it('storage with other content is no memory', () => {
  nameList()
  for (const text of ['{', '[]', '[{"id":1}]', 'null']) {
    sessionStorage.setItem('rove_lists', text)
    expect(recallList('v1')).toBeUndefined()
  }
  sessionStorage.clear()
  rememberList(list(), anchor)
  sessionStorage.setItem(`rove_list_${history.state.rove_list}`, '{')
  expect(recallList('v1')).toBeUndefined()
})

it('LIST-02 a new place is stored alone, and only for a remembered list', () => {
  nameList()
  expect(rememberPlace(anchor)).toBe(false)
  expect(sessionStorage.length).toBe(0)
  rememberList(list(), anchor)
  const key = `rove_list_${history.state.rove_list}`
  const stored = sessionStorage.getItem(key) ?? ''
  sessionStorage.setItem(key, 'not written')
  expect(rememberPlace({ nid: '1203', top: 12 })).toBe(true)
  expect(sessionStorage.getItem(key)).toBe('not written')
  sessionStorage.setItem(key, stored)
  expect(recallList('v1')).toMatchObject({ ...list(), anchor: { nid: '1203', top: 12 } })
})

it('LIST-02 of a list that is too long, the pages around the visitor are kept', () => {
  nameList()
  const items = Array.from({ length: 10 }, (_, n) => ({ nid: `${n}`, text: 'x'.repeat(memoryLimits.characters / 6) }))
  const pages = { first: 3, last: 7, items, sizes: [2, 2, 2, 2, 2], heights: items.map((_, n) => n) }
  rememberList(list(pages), { nid: '9', top: 0 })
  expect(recallList('v1')).toMatchObject({ first: 6, last: 7, sizes: [2, 2], heights: [6, 7, 8, 9] })
  rememberList(list(pages), { nid: '0', top: 0 })
  expect(recallList('v1')).toMatchObject({ first: 3, last: 4, sizes: [2, 2], heights: [0, 1, 2, 3] })
})
