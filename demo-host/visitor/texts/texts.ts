/** The words of the shop's own pages, by language. */
import { type Language, type Locale, languageOf } from '../../../core/base/country/countries.rules'
import { en, type ShopCode, type ShopTexts } from './en'
import { enUs } from './en-us'
import { fr } from './fr'
import { ko } from './ko'
import { zhHk } from './zh-hk'

export type { ShopCode } from './en'

/** The texts of each language. English is spelled as in the United Kingdom. */
export const shopTexts: Readonly<Record<Language, ShopTexts>> = { en, fr, ko, 'zh-Hant-HK': zhHk }

/** Looks up the shop's own texts as a locale writes them: `t('pieces', 12)`. */
export function shopTextsIn(locale: Locale): (code: ShopCode, n?: number) => string {
  const texts = { ...shopTexts[languageOf(locale)], ...(locale === 'en_US' && enUs) }
  return (code, n) => texts[code].replace('{n}', String(n))
}
