/** What is fetched when the first trigger fires: who the visitor is, what is remembered, and whether a popup may come. */
import { fixedOnPage } from '../../core/conditions/conditions'
import { isRendered } from '../../core/device/rendered'
import type { Reason } from '../../core/pieces'
import { isRehearsal } from '../../core/rehearsal'
import { report } from '../../core/report'
import { pageVisitor } from '../../core/visitor'
import type { Definition } from './popups.rules'
import { explainOf } from './popups-eligible.model'
import { createPopupsMemory, type PopupsMemory } from './popups-memory.model'

/** Whether popups may come, and why. */
export interface Questions {
  readonly memory: PopupsMemory
  /** The time, in milliseconds since 1970. */
  now(): number
  /** Every condition as it is now. */
  explain(id: string): readonly Reason[]
  isEligible(id: string): boolean
  /** Whether it lacks what no visitor of this page can come to have: then nothing waits for it any more. */
  isRuledOut(id: string): boolean
  stop(): void
}

/**
 * What a condition asks of somebody else is fetched here, by the condition's name: the server's clock where a popup says
 * `between`, and where somebody is, once, where a popup lacks nothing but its `city` and marketing is allowed.
 *
 * @param tag where the page hides it none may come: nothing would be seen
 */
export async function createQuestions(definitions: readonly Definition[], tag: Element): Promise<Questions> {
  const clock = definitions.some(({ conditions }) => conditions.between) ? await askClock() : undefined
  const [visitors, leave] = pageVisitor()
  const memory = createPopupsMemory(!isRehearsal())
  const asked = new Map(definitions.map((definition) => [definition.id, explainOf(definition, memory)]))
  let located = false

  function locate(): void {
    if (located) return
    located = true
    import('../../core/net/locate')
      .then(({ locateCity }) => locateCity())
      .catch(() => '')
      .then((city) => {
        if (city === undefined) located = false
        else visitors.locate(city)
      })
  }

  const explain = (id: string): readonly Reason[] =>
    asked.get(id)?.({ ...visitors.get(), shopTime: clock?.now() }) ?? []

  function isEligible(id: string): boolean {
    const unmet = explain(id).filter(({ eligible }) => !eligible)
    const onlyCity = unmet.length > 0 && unmet.every(({ condition }) => condition === 'city')
    if (onlyCity && visitors.get().city === undefined) locate()
    if (unmet.length > 0) return false
    if (isRendered(tag)) return true
    report('popups', 'the page hides <rove-popups>, so nothing comes')
    return false
  }

  // Asked once for what has to be fetched, so that it is there when a trigger fires.
  for (const id of asked.keys()) isEligible(id)
  return {
    memory,
    now: () => visitors.get().now,
    explain,
    isEligible,
    // In a rehearsal a marketer is somebody else at any moment.
    isRuledOut: (id) =>
      !isRehearsal() &&
      explain(id).some(({ condition, eligible, never }) => never || (!eligible && fixedOnPage.has(condition))),
    stop() {
      leave()
      clock?.leave()
    },
  }
}

/** The server's clock. Where its code does not come, times are the device's. */
const askClock = () =>
  import('./popups-clock.model')
    .then(({ askClock }) => askClock())
    .catch((failure: unknown) => void report('popups', failure))
