import { beforeEach, expect, it, vi } from 'vitest'
import { createKeptNumber } from '../../../../core/view/carousel/kept-number'

beforeEach(() => {
  history.replaceState(null, '')
  document.body.innerHTML = '<ul></ul><ul></ul>'
})

const keptOf = (at: number) => createKeptNumber(document.querySelectorAll('ul')[at] as Element, 'ul')

it('HOME-06 each list has its own place, and the page’s other state is kept', () => {
  history.replaceState({ theirs: 1 }, '')
  keptOf(0).write(2)
  keptOf(1).write(3)
  expect([keptOf(0).read(), keptOf(1).read()]).toEqual([2, 3])
  expect(history.state).toMatchObject({ theirs: 1 })
})

it('HOME-06 a place of another shape is the first one', () => {
  keptOf(0).write(1)
  const [name = ''] = Object.keys(history.state)
  for (const wrong of ['1', -1, 0.5, Number.NaN, null, {}]) {
    history.replaceState({ [name]: wrong }, '')
    expect(keptOf(0).read(), String(wrong)).toBe(0)
  }
})

it('HOME-06 the history is written only when a place changes', () => {
  const written = vi.spyOn(history, 'replaceState')
  keptOf(0).write(0)
  expect(written).not.toHaveBeenCalled()
  for (const place of [1, 1, 0]) keptOf(0).write(place)
  expect(written).toHaveBeenCalledTimes(2)
  written.mockRestore()
})
