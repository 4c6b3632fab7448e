/** No event twice for one fact. Source: document 3, section 7 (TRACK-01, LOAD-08). */
import type { FactName } from '../facts'
import { toJson } from '../own-json'

/** A fact told again in the same words within this time is the same fact. In milliseconds. */
const sameWithin = 1000
/** For so long our own call and the server's command may each tell of one thing. In milliseconds. */
const pairWithin = 10_000

/** What both tell of one thing, where they tell it: the rest each has in its own words. */
const common: { readonly [F in FactName]?: readonly string[] } = {
  'cart:added': ['nid', 'model', 'qty'],
  'notify:asked': ['nid', 'model', 'qty'],
  'coupon:changed': ['op', 'coupon'],
}

type Payload = Readonly<Record<string, unknown>>
interface Heard {
  readonly fact: FactName
  readonly payload: Payload
  readonly at: number
}

/** Tells whether a fact was heard already. @param at when it was told, in milliseconds since 1970 */
export type ToldAgain = (fact: FactName, payload: unknown, at: number) => boolean

/** @see ToldAgain */
export function createToldAgain(): ToldAgain {
  let heard: Heard[] = []

  return (fact, payload, at) => {
    const now = { fact, payload: payload as Payload, at }
    const since = (before: Heard) => Math.abs(at - before.at)
    heard = heard.filter((before) => since(before) < pairWithin)
    const ofFact = heard.filter((before) => before.fact === fact)
    const other = ofFact.find((before) => isPair(before, now))
    // Our call and the command have both told it now: what comes after that is another.
    heard = heard.filter((before) => before !== other)
    const last = ofFact.at(-1)
    // Nothing else was heard of it since: what is loved, and no longer, and again was done three times.
    if (other || (last && since(last) < sameWithin && toJson(last.payload) === toJson(payload))) return true
    heard.push(now)
    return false
  }
}

/** Whether one of them was told by the server's command, the other by our call, and both tell of one thing. */
const isPair = ({ fact, payload: one }: Heard, { payload: other }: Heard): boolean =>
  one.commanded !== other.commanded &&
  !!common[fact]?.every((name) => !one[name] || !other[name] || one[name] === other[name])
