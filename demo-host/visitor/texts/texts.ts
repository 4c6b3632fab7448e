/** The words of the shop's own pages, by language. */
import type { Language } from '../../../core/country/countries.rules'
import { en, type ShopTexts } from './en'
import { fr } from './fr'
import { ko } from './ko'
import { zhHk } from './zh-hk'

export type { ShopCode } from './en'

export const shopTexts: Readonly<Record<Language, ShopTexts>> = { en, fr, ko, 'zh-Hant-HK': zhHk }
