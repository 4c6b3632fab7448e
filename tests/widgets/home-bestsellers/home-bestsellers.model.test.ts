import { expect, it, vi } from 'vitest'
import { createHomeBestsellersModel } from '../../../widgets/home-bestsellers/home-bestsellers.model'

/** A number in a page's history. */
const keptAt = (number: number) => ({ read: () => number, write: vi.fn() })

it('HOME-04 the chosen list is shown; a list that does not exist changes nothing', () => {
  const kept = keptAt(0)
  const model = createHomeBestsellersModel(2, kept)
  const changed = vi.fn()
  model.subscribe(changed)
  for (const list of [0, 2, -1]) model.show(list)
  expect(changed).not.toHaveBeenCalled()
  model.show(1)
  expect(model.get()).toBe(1)
  expect(changed).toHaveBeenCalledTimes(1)
  expect(kept.write).toHaveBeenLastCalledWith(1)
})

it('HOME-04 after Back the chosen list is shown, or the first where it is missing', () => {
  expect(createHomeBestsellersModel(2, keptAt(1)).get()).toBe(1)
  expect(createHomeBestsellersModel(2, keptAt(2)).get()).toBe(0)
})
