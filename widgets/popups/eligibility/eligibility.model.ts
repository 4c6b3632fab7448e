/**
 * Whether a popup may open: data about the visitor, the device's storage and the conditions. Loaded when the first
 * trigger fires.
 */

import { pageBus } from '../../../core/base/bus/bus'
import { isRendered } from '../../../core/base/device/visibility'
import { isPreview, previewedPopups } from '../../../core/base/page/preview'
import { report } from '../../../core/base/report/report'
import type { Reason } from '../../../core/shop/campaign/contents.store'
import { changedBy } from '../../../core/shop/conditions/conditions'
import { pageVisitor } from '../../../core/shop/conditions/visitor.store'
import { readConsent } from '../../../core/shop/consent/consent.store'
import { locateCity } from '../../../core/shop/destination/locate'
import type { Definition } from '../popups.rules'
import { readServerClock } from './eligibility-clock.calls'
import { createExperimentsModel } from './eligibility-experiments.model'
import { createMemoryModel, type MemoryModel } from './eligibility-memory.model'
import { createReasonsModel } from './eligibility-reasons.model'

export { conditionOf } from '../../../core/shop/conditions/prepare'
export { problemTexts } from '../popups-problems.rules'

/** Whether popups may open, and why. */
export interface Eligibility {
  readonly memory: MemoryModel
  /** The time, in milliseconds since 1970. */
  now(): number
  /** All conditions, evaluated now. */
  explain(id: string): readonly Reason[]
  isEligible(id: string): boolean
  /** Whether a condition fails that cannot become true on this page: its triggers are stopped then. */
  isRuledOut(id: string): boolean
  stop(): void
}

/**
 * Requests the data of conditions that need it: the server's clock for those on its time; the visitor's location, once,
 * if a popup fails only its `city` condition and marketing consent is given.
 *
 * @param tag if the page hides it, no popup may open: it would be invisible
 */
export async function createEligibilityModel(definitions: readonly Definition[], tag: Element): Promise<Eligibility> {
  const names = definitions.flatMap(({ conditions }) => Object.keys(conditions))
  const clock = names.some((name) => changedBy[name] === 'server-time') ? await readServerClock() : undefined
  const [visitors, leave] = pageVisitor()
  const memory = createMemoryModel(!isPreview())
  const reasonsById = new Map(definitions.map((definition) => [definition.id, createReasonsModel(definition, memory)]))
  let located = false

  function locate(): void {
    if (located || !readConsent().marketing) return
    located = true
    void locateCity().then(visitors.locate)
  }

  const experiments = createExperimentsModel(!isPreview())
  /** A preview link shows its popups whatever their conditions say. */
  const previewed = previewedPopups()

  const explain = (id: string): readonly Reason[] =>
    previewed.includes(id)
      ? []
      : (reasonsById.get(id)?.({ ...visitors.get(), shopTime: clock?.now(), shareOf: experiments.shareOf }) ?? [])

  function isEligible(id: string): boolean {
    const unmet = explain(id).filter(({ eligible }) => !eligible)
    const onlyCity = unmet.length > 0 && unmet.every(({ condition }) => condition === 'city')
    if (onlyCity && visitors.get().city === undefined) locate()
    if (unmet.length > 0) return false
    if (isRendered(tag)) return true
    report('popups', 'the page hides <rove-popups>, so no popup opens')
    return false
  }

  /** Requests the data that conditions need, so that it is there when a trigger fires. */
  function prepare(): void {
    for (const id of reasonsById.keys()) isEligible(id)
  }

  const unfollow = pageBus().on('consent:changed', prepare)
  prepare()
  return {
    memory,
    now: () => visitors.get().now,
    explain,
    isEligible,
    // In a preview, the marketer can change every condition.
    isRuledOut: (id) =>
      !isPreview() &&
      explain(id).some(({ condition, eligible, never }) => never || (!eligible && changedBy[condition] === 'nothing')),
    stop() {
      unfollow()
      leave()
      clock?.leave()
    },
  }
}
