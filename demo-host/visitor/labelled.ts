/** Joins a label and its value by the rules of a language. */
import type { Language } from '../../core/base/country/countries.rules'

const colons: Readonly<Record<Language, string>> = { en: ': ', fr: '\u00a0: ', ko: ': ', 'zh-Hant-HK': '：' }

/** `Quantité : 2`, `數量：2`. */
export function labelled({ language }: { readonly language: Language }, label: string, value: string | number): string {
  return `${label}${colons[language]}${value}`
}
