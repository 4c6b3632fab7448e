/** A label with what it labels, as a language writes the two. */
import type { Language } from '../../core/domain/countries'

const colons: Readonly<Record<Language, string>> = { en: ': ', fr: '\u00a0: ', ko: ': ', 'zh-Hant-HK': '：' }

/** `Quantité : 2`, `數量：2`. */
export function labelled({ language }: { readonly language: Language }, label: string, value: string | number): string {
  return `${label}${colons[language]}${value}`
}
