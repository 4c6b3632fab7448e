/** What is said of stock in the visitor's language: dates, and texts in place of a count. */
import { languageOf, languageTag } from '../../core/domain/countries'
import { leadTime } from '../../core/domain/lead-time'
import type { ModelStock } from '../../core/domain/stock'
import type { Visitor } from '../visitor/visitor'
import type { StockMessage } from './stock-states'

const day = 86_400_000
/** From here on a day would promise too much: the month is told. */
const monthsAway = 30

/** The text of a message with its tip, or nothing. */
export function messageIn(
  { say, country, locale }: Pick<Visitor, 'say' | 'country' | 'locale'>,
  message: StockMessage | null,
): ModelStock['message'] {
  switch (message) {
    case null:
      return undefined
    case 'made-to-order':
      return { text: leadTime(country.code, languageOf(locale), { custom: true }), tip: say('madeToOrderTip') }
    case 'resting':
      return { text: say('resting'), tip: undefined }
  }
}

/** A day not far away, or a month: `March 12`, `May 2030`. */
export function soonIn({ locale }: Pick<Visitor, 'locale'>, days: number | null | undefined): string | undefined {
  if (days === null || days === undefined) return undefined
  const parts =
    days < monthsAway ? ({ month: 'long', day: 'numeric' } as const) : ({ month: 'long', year: 'numeric' } as const)
  const format = new Intl.DateTimeFormat(languageTag(locale), { ...parts, timeZone: 'UTC' })
  return format.format(Date.now() + days * day)
}
