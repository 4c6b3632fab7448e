/** What the visitor reads about an open host. */
import type { Texts } from '../../../core/base/texts/texts'

/** The codes of the texts. */
export type HostCode =
  | 'close'
  | 'waiting'
  | 'pictures'
  | 'picture'
  | 'products'
  | 'searching'
  | 'unpriced'
  | 'member'
  | 'regularPrice'

/** The texts of the dialog. */
export const hostTexts: Texts<HostCode> = {
  en: {
    close: 'Close',
    waiting: 'Loading this home…',
    pictures: { one: '{n} picture', other: '{n} pictures' },
    picture: 'Picture {n} of {name}’s home',
    products: 'In this home',
    searching: 'Looking up prices…',
    unpriced: 'Prices could not be loaded.',
    member: 'MEMBER',
    regularPrice: 'Regular price',
  },
  fr: {
    close: 'Fermer',
    waiting: 'Chargement de cet intérieur…',
    pictures: { one: '{n} photo', other: '{n} photos' },
    picture: 'Chez {name}, photo {n}',
    products: 'Dans cet intérieur',
    searching: 'Recherche des prix…',
    unpriced: 'Les prix n’ont pas pu être chargés.',
    member: 'MEMBRE',
    regularPrice: 'Prix courant',
  },
  ko: {
    close: '닫기',
    waiting: '집을 불러오는 중…',
    pictures: '사진 {n}장',
    picture: '{name} 님의 집, 사진 {n}',
    products: '이 집에 있는 제품',
    searching: '가격을 확인하는 중…',
    unpriced: '가격을 불러오지 못했습니다.',
    member: '멤버',
    regularPrice: '정상가',
  },
  'zh-Hant-HK': {
    close: '關閉',
    waiting: '正在載入家居…',
    pictures: '{n} 張相片',
    picture: '{name}的家，第 {n} 張相片',
    products: '這個家中的產品',
    searching: '正在查詢價錢…',
    unpriced: '未能載入價錢。',
    member: '會員',
    regularPrice: '正價',
  },
}
