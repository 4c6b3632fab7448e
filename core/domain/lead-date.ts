/**
 * When stock leaves, as every page words it: the product's, the cart's, the checkout's and the server's.
 * Source: document 1, section 3 (`sh`, `hsh`, `eta`).
 */
import type { Language } from './countries'

/** What is known of one line. Dates are the shop's own words. */
export interface LeadDates {
  /** When stock ships. */
  readonly ships?: string | null | undefined
  /** When a pre-order is expected. */
  readonly expected?: string | null | undefined
}

/** Before and after the date: of what ships, and of what is expected. */
const words: Readonly<Record<Language, readonly [ships: string, expected: string]>> = {
  en: ['Ships *', 'Expected *'],
  fr: ['Expédition le *', 'Arrivée prévue\u00a0: *'],
  ko: ['* 출고', '* 입고 예정'],
  'zh-Hant-HK': ['*寄出', '預計*到貨'],
}

/** The date of a line in a sentence; nothing where none is known. */
export function leadDate(language: Language, { ships, expected }: LeadDates): string | undefined {
  const date = ships || expected
  return date ? words[language][ships ? 0 : 1].replace('*', () => date) : undefined
}
