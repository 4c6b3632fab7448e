/**
 * When a line of the cart or of an order leaves. Source: document 2, section 9 (PROC-01).
 */
import type { CountryCode, Language } from './countries'
import { type LeadDates, leadDate } from './lead-date'
import { processingEstimate } from './processing'

/** What is known of one line. */
export interface LeadTimeFacts extends LeadDates {
  /** Made for the order. */
  readonly custom?: boolean | null
}

/** With `*` for a number: what is made to order, and what is there. */
const words: Readonly<Record<Language, readonly [custom: string, standard: string]>> = {
  en: ['Made to order, ready in *–* weeks', 'Ships in *–* business days'],
  fr: ['Fabriqué sur commande, prêt en * à * semaines', 'Expédition en * à * jours ouvrables'],
  ko: ['주문 제작, *–*주 소요', '영업일 기준 *–*일 내 출고'],
  'zh-Hant-HK': ['接單訂造，需時 * 至 * 星期', '* 至 * 個工作天內寄出'],
}

/** In words: what is made for the order takes weeks; then the shop's own date counts, then its country's estimate. */
export function leadTime(country: CountryCode, language: Language, facts: LeadTimeFacts): string {
  const { custom } = facts
  const date = custom ? undefined : leadDate(language, facts)
  if (date) return date
  return processingEstimate(country, custom ? 'custom' : 'standard').reduce<string>(
    (text, count) => text.replace('*', `${count}`),
    words[language][custom ? 0 : 1],
  )
}
