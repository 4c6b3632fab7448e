/** Detects duplicate facts, so that one fact causes one event (TRACK-01, LOAD-08). */

import type { FactName } from '../base/bus/facts'
import { toJson } from '../base/input/own-json'

/** The same fact with the same payload within this time is a duplicate. In milliseconds. */
const repeatWithinMs = 1000
/** Within this time our own call and the server's command can publish the same fact. In milliseconds. */
const pairWithinMs = 10_000

/** The fields that both payloads share. The other fields may differ. */
const sharedFields: { readonly [F in FactName]?: readonly string[] } = {
  'cart:added': ['nid', 'model', 'qty'],
  'notify:asked': ['nid', 'model', 'qty'],
  'coupon:changed': ['op', 'coupon'],
}

type Payload = Readonly<Record<string, unknown>>
interface SeenFact {
  readonly fact: FactName
  readonly payload: Payload
  readonly at: number
}

/** Whether a fact was published already. @param at when it was published, in milliseconds since 1970 */
export type IsDuplicate = (fact: FactName, payload: unknown, at: number) => boolean

/** @see IsDuplicate */
export function createDuplicateFilter(): IsDuplicate {
  let recent: SeenFact[] = []

  return (fact, payload, at) => {
    const now = { fact, payload: payload as Payload, at }
    const since = (before: SeenFact) => Math.abs(at - before.at)
    recent = recent.filter((before) => since(before) < pairWithinMs)
    const ofFact = recent.filter((before) => before.fact === fact)
    const other = ofFact.find((before) => isPair(before, now))
    // Our call and the command have both published it: the next one is a new fact.
    recent = recent.filter((before) => before !== other)
    const last = ofFact.at(-1)
    // Only the latest fact of this name is compared: loved, not loved and loved again are three facts.
    if (other || (last && since(last) < repeatWithinMs && toJson(last.payload) === toJson(payload))) return true
    recent.push(now)
    return false
  }
}

/** Whether the server's command published one of them, our call the other, and their shared fields agree. */
const isPair = ({ fact, payload: one }: SeenFact, { payload: other }: SeenFact) =>
  one.commanded !== other.commanded &&
  sharedFields[fact]?.every((name) => !one[name] || !other[name] || one[name] === other[name])
