/** Formats the lead time of a line of the cart or an order (PROC-01). */
import type { CountryCode, Language } from '../../base/country/countries.rules'
import { processingEstimate } from '../order/processing.rules'
import { type LeadDates, leadDate } from './lead-date.rules'

/** The facts that a line's lead time depends on. */
export interface LeadTimeFacts extends LeadDates {
  /** Made to order. */
  readonly custom?: boolean | null
}

/** The sentences, with `*` for a number: made to order, and in stock. */
const sentences: Readonly<Record<Language, readonly [custom: string, standard: string]>> = {
  en: ['Made to order, ready in *–* weeks', 'Ships in *–* business days'],
  fr: ['Fabriqué sur commande, prêt en * à * semaines', 'Expédition en * à * jours ouvrables'],
  ko: ['주문 제작, *–*주 소요', '영업일 기준 *–*일 내 출고'],
  'zh-Hant-HK': ['接單訂造，需時 * 至 * 星期', '* 至 * 個工作天內寄出'],
}

/**
 * The lead time in words: weeks for goods made to order, otherwise the shop's date, otherwise the country's estimate.
 */
export function leadTime(country: CountryCode, language: Language, facts: LeadTimeFacts): string {
  const { custom } = facts
  const date = custom ? undefined : leadDate(language, facts)
  if (date) return date
  return processingEstimate(country, custom ? 'custom' : 'standard').reduce<string>(
    (text, count) => text.replace('*', `${count}`),
    sentences[language][custom ? 0 : 1],
  )
}
