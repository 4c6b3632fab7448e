/** No event twice for one fact. Source: document 3, section 7 (TRACK-01, LOAD-08). */
import type { FactName } from '../facts'

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
  const heard = new Set<Heard>()

  return (fact, payload, at) => {
    const ofFact = [...heard].filter((before) => before.fact === fact)
    for (const before of ofFact) {
      if (Math.abs(at - before.at) > pairWithin) heard.delete(before)
      if (!isOne(before, payload as Payload, at, before === ofFact.at(-1))) continue
      // Our call and the command have both told it now: what comes after that is another.
      if (isPair(before.payload, payload as Payload)) heard.delete(before)
      return true
    }
    heard.add({ fact, payload: payload as Payload, at })
    return false
  }
}

/** Whether what was heard before is the same. @param isLast nothing else was heard of it since: loved, and loved again */
function isOne({ fact, payload: one, at: before }: Heard, other: Payload, at: number, isLast: boolean): boolean {
  const ago = Math.abs(at - before)
  if (!isPair(one, other)) return isLast && ago < sameWithin && JSON.stringify(one) === JSON.stringify(other)
  return ago < pairWithin && !!common[fact]?.every((name) => !one[name] || !other[name] || one[name] === other[name])
}

/** Whether one of them was told by the server's command, and the other was not. */
const isPair = (one: Payload, other: Payload): boolean => one.commanded !== other.commanded
