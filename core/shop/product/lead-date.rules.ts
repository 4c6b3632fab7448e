/** Formats shipping dates, the same on all pages: product, cart, checkout and the server's. */
import type { Language } from '../../base/country/countries.rules'

/** The dates of one line, in the shop's own words. */
export interface LeadDates {
  /** When stock ships. */
  readonly ships?: string | null | undefined
  /** When a pre-order is expected. */
  readonly expected?: string | null | undefined
}

/** The sentences, with `*` for the date: shipping, and expected arrival. */
const sentences: Readonly<Record<Language, readonly [ships: string, expected: string]>> = {
  en: ['Ships *', 'Expected *'],
  fr: ['Expédition le *', 'Arrivée prévue\u00a0: *'],
  ko: ['* 출고', '* 입고 예정'],
  'zh-Hant-HK': ['*寄出', '預計*到貨'],
}

/** The date of a line as a sentence; `undefined` if none is known. */
export function leadDate(language: Language, { ships, expected }: LeadDates): string | undefined {
  const date = ships || expected
  return date ? sentences[language][ships ? 0 : 1].replace('*', () => date) : undefined
}
