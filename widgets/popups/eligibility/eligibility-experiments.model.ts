/** The visitor's place in each experiment with popups. In a preview, only for this page. */
import { number, record, string } from 'valibot'
import { createStored } from '../../../core/base/device/storage'

/** The visitor's places. */
export interface ExperimentsModel {
  /** From 0 to below 1. Drawn at the first call for an experiment, and then always the same on this device. */
  shareOf(experiment: string): number
}

/** @param isStored whether the device may store them */
export function createExperimentsModel(isStored: boolean, draw: () => number = Math.random): ExperimentsModel {
  const stored = createStored('rove_experiments', record(string(), number()), {})
  const drawn = new Map(Object.entries(stored.read()))
  return {
    shareOf(experiment) {
      const known = drawn.get(experiment)
      if (known !== undefined) return known
      const share = Math.floor(draw() * 1000) / 1000
      drawn.set(experiment, share)
      if (isStored) stored.write({ ...stored.read(), [experiment]: share })
      return share
    },
  }
}
