/** Formats stock texts in the visitor's language. */
import { languageOf, languageTag } from '../../core/base/country/countries.rules'
import { leadTime } from '../../core/shop/product/lead-time.rules'
import type { ModelStock } from '../../core/shop/product/stock.rules'
import type { Visitor } from '../visitor/visitor'
import type { StockMessage } from './stock-states'

const day = 86_400_000
/** From this number of days on, only the month is shown. */
const monthsAway = 30

/** The text and tip of a message. */
export function stockMessage(
  { t, country, locale }: Pick<Visitor, 't' | 'country' | 'locale'>,
  message: StockMessage | null,
): ModelStock['message'] {
  switch (message) {
    case null:
      return undefined
    case 'made-to-order':
      return { text: leadTime(country.code, languageOf(locale), { custom: true }), tip: t('madeToOrderTip') }
    case 'resting':
      return { text: t('resting'), tip: undefined }
  }
}

/** A near day or a month: `March 12`, `May 2030`. */
export function formatLeadDate(
  { locale }: Pick<Visitor, 'locale'>,
  days: number | null | undefined,
): string | undefined {
  if (days === null || days === undefined) return undefined
  return dateFormat(languageTag(locale), days < monthsAway ? 'day' : 'year').format(Date.now() + days * day)
}

/** Cached formats: a page formats hundreds of dates, and creating a format is slower than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(tag: string, detail: 'day' | 'year'): Intl.DateTimeFormat {
  const key = `${tag} ${detail}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(tag, { month: 'long', [detail]: 'numeric', timeZone: 'UTC' })
  formats.set(key, format)
  return format
}
