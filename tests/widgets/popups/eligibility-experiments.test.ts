import { afterEach, describe, expect, it } from 'vitest'
import { createExperimentsModel } from '../../../widgets/popups/eligibility/eligibility-experiments.model'

afterEach(() => localStorage.clear())

describe('the visitor’s place in an experiment', () => {
  it('POP-01 is drawn once, and is the same on later pages', () => {
    const first = createExperimentsModel(true, () => 0.25).shareOf('autumn')
    expect(first).toBe(0.25)
    const later = createExperimentsModel(true, () => 0.75)
    expect(later.shareOf('autumn')).toBe(0.25)
    expect(later.shareOf('spring')).toBe(0.75)
    expect(JSON.parse(localStorage.getItem('rove_experiments') ?? '')).toEqual({ autumn: 0.25, spring: 0.75 })
  })

  it('POP-01 is always below 1, so that every visitor is in a variant', () => {
    expect(createExperimentsModel(false, () => 1 - Number.EPSILON).shareOf('autumn')).toBeLessThan(1)
  })

  it('POP-01 is not stored in a preview, and is the same for the whole page', () => {
    const draws = [0.1, 0.9]
    const { shareOf } = createExperimentsModel(false, () => draws.shift() ?? 0)
    expect([shareOf('autumn'), shareOf('autumn')]).toEqual([0.1, 0.1])
    expect(localStorage.getItem('rove_experiments')).toBeNull()
  })
})
