/** The words of the shop's own pages. */
import type { Language } from '../../core/domain/countries'
import type { Category } from '../catalogue/catalogue'
import { en } from './words/en'
import { fr } from './words/fr'
import { ko } from './words/ko'
import { zh } from './words/zh'

export type ShopCode =
  | Category
  | 'account'
  | 'addToCart'
  | 'all'
  | 'bag'
  | 'bestSellers'
  | 'bestSellersHint'
  | 'cartEmpty'
  | 'cartHint'
  | 'change'
  | 'colour'
  | 'country'
  | 'delivery'
  | 'details'
  | 'discover'
  | 'footer'
  | 'heroText'
  | 'heroTitle'
  | 'join'
  | 'login'
  | 'loginHint'
  | 'logout'
  | 'loved'
  | 'lovedEmpty'
  | 'lovedHint'
  | 'material'
  | 'member'
  | 'memberHint'
  | 'memberTitle'
  | 'menu'
  | 'more'
  | 'newArrivals'
  | 'noneFound'
  | 'notFound'
  | 'notFoundHint'
  | 'pieces'
  | 'remove'
  | 'results'
  | 'room'
  | 'roomHint'
  | 'search'
  | 'searchHint'
  | 'shop'
  | 'size'
  | 'skip'

/** By language and code. */
export const shopTexts: Readonly<Record<Language, Readonly<Record<ShopCode, string>>>> = {
  en,
  fr,
  ko,
  'zh-Hant-HK': zh,
}
