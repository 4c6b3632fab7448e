/** The kinds of conditions that several rows are of. */
import { array, boolean, type GenericSchema, nullish, picklist, pipe, record, transform, union } from 'valibot'
import type { Visitor } from '../visitor'
import { figure } from '../written-by-php'
import { type Condition, condition, type Memory } from './condition'

const hour = 3_600_000
const trueOrFalse = 'true or false'
/** What a condition takes that knows no list of words. */
export const someText = 'one or several texts'

/** One value, or a list of them. */
export const oneOrMore = <Value extends GenericSchema<unknown, string>>(value: Value) =>
  union([
    array(value),
    pipe(
      value,
      transform((one) => [one]),
    ),
  ])

/** Whether one of these is among those. */
export function among(found: readonly string[], wanted: readonly string[]) {
  const eligible = found.some((one) => wanted.includes(one))
  const said = found.join(', ') || 'nothing'
  return { eligible, reason: `${said} ${eligible ? 'is among' : 'is not among'} ${wanted.join(', ')}` }
}

/** One of some words. @param words all there are */
export function oneOf(of: (visitor: Visitor) => string, words: readonly string[]): Condition {
  return condition(`one or several of ${words.join(', ')}`, oneOrMore(picklist(words)), (visitor, wanted) =>
    among([of(visitor)], wanted),
  )
}

/** True or false, as the parameter wants it. */
export function truthOf(name: string, of: (visitor: Visitor) => boolean): Condition {
  return condition(trueOrFalse, boolean(), (visitor, wanted) => {
    const is = of(visitor)
    return { eligible: is === wanted, reason: is ? name : `not ${name}` }
  })
}

/** A number between two, both among them; each may be left out. */
export function between(of: (visitor: Visitor) => number): Condition {
  return condition(
    '{ "from": 2, "to": 5 }, the smaller one first',
    pipe(
      record(picklist(['from', 'to']), nullish(figure)),
      transform(({ from, to }) => ({ from: from ?? 0, to: to ?? Number.POSITIVE_INFINITY })),
    ),
    (visitor, { from, to }) => {
      const n = of(visitor)
      const reason = n < from ? `fewer than ${from}` : n > to ? `more than ${to}` : 'as wanted'
      return { eligible: n >= from && n <= to, reason: `${n}, ${reason}` }
    },
    ({ from, to }) => from <= to,
  )
}

/** So many hours after something. A time to come is not believed: the clock has been set. */
export function hoursAfter(what: 'shown' | 'closed'): Condition {
  return condition(
    'hours, 0 or more',
    figure,
    ({ now }, hours, memory) => {
      const time = memory[what]
      if (!time || time > now) return { eligible: true, reason: `never ${what}` }
      const ago = (now - time) / hour
      return { eligible: ago >= hours, reason: `${what} ${inWords(ago)} ago, ${hours} h are wanted` }
    },
    (hours) => hours >= 0,
  )
}

/** That something has never happened. */
export function never(what: keyof Memory): Condition {
  return condition(trueOrFalse, boolean(), (_, wanted, memory) => {
    const happened = !!memory[what]
    return { eligible: !(wanted && happened), reason: happened ? `has ${what}` : `has not ${what}` }
  })
}

const inWords = (hours: number) => (hours < 1 ? `${Math.floor(hours * 60)} min` : `${Math.floor(hours)} h`)
