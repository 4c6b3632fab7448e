/** Creates conditions of the kinds that several rows share. */
import { array, boolean, type GenericSchema, nullish, picklist, pipe, record, transform, union } from 'valibot'
import { numericString } from '../../base/input/php-values'
import { type Condition, type ContentHistory, condition } from './condition'
import type { Visitor } from './visitor.store'

const hour = 3_600_000
const trueOrFalse = 'true or false'
/** The parameters of a condition without a list of values. */
export const someText = 'one or several texts'

/** Accepts one value or a list; decodes to a list. */
export const oneOrMore = <Value extends GenericSchema<unknown, string>>(value: Value) =>
  union([
    array(value),
    pipe(
      value,
      transform((one) => [one]),
    ),
  ])

/** Whether one of the found values is wanted, with the reason. */
export function among(found: readonly string[], wanted: readonly string[]) {
  const eligible = found.some((one) => wanted.includes(one))
  const foundText = found.join(', ') || 'nothing'
  return { eligible, reason: `${foundText} ${eligible ? 'is among' : 'is not among'} ${wanted.join(', ')}` }
}

/** The visitor's value is one of the parameter's. @param words all possible values */
export function oneOf(of: (visitor: Visitor) => string, words: readonly string[]): Condition {
  return condition(`one or several of ${words.join(', ')}`, oneOrMore(picklist(words)), (visitor, wanted) =>
    among([of(visitor)], wanted),
  )
}

/** The visitor's boolean equals the parameter. */
export function booleanCondition(name: string, of: (visitor: Visitor) => boolean): Condition {
  return condition(trueOrFalse, boolean(), (visitor, wanted) => {
    const is = of(visitor)
    return { eligible: is === wanted, reason: is ? name : `not ${name}` }
  })
}

/** The visitor's number is between two, inclusive; each may be absent. */
export function between(of: (visitor: Visitor) => number): Condition {
  return condition(
    '{ "from": 2, "to": 5 }, the smaller one first',
    pipe(
      record(picklist(['from', 'to']), nullish(numericString)),
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

/** At least so many hours have passed. A time in the future is ignored: the clock was set. */
export function hoursAfter(what: 'shown' | 'closed'): Condition {
  return condition(
    'hours, 0 or more',
    numericString,
    ({ now }, hours, memory) => {
      const time = memory[what]
      if (!time || time > now) return { eligible: true, reason: `never ${what}` }
      const ago = (now - time) / hour
      return { eligible: ago >= hours, reason: `${what} ${inWords(ago)} ago, ${hours} h are wanted` }
    },
    (hours) => hours >= 0,
  )
}

/** Something has never happened. */
export function never(what: keyof ContentHistory): Condition {
  return condition(trueOrFalse, boolean(), (_, wanted, memory) => {
    const happened = !!memory[what]
    return { eligible: !(wanted && happened), reason: happened ? `has ${what}` : `has not ${what}` }
  })
}

const inWords = (hours: number) => (hours < 1 ? `${Math.floor(hours * 60)} min` : `${Math.floor(hours)} h`)
