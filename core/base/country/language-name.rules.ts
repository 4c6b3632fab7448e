/** What languages are called in a language. */
import type { Language } from './countries.rules'

/** `Korean` for ko in English. @param tag BCP 47 */
export function languageName(tag: string, language: Language): string {
  // The long name is “Traditional Chinese (Hong Kong)”.
  const code = language === 'zh-Hant-HK' ? 'zh-Hant' : language
  return new Intl.DisplayNames(tag, { type: 'language' }).of(code) ?? language
}
