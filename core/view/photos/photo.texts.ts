/** What the visitor reads in the dialog of photos. */
import type { Texts } from '../../base/texts/texts'

/** The codes of the texts. */
export type PhotoCode = 'close' | 'previous' | 'next' | 'position' | 'failed' | 'products'

/** The texts of the dialog. */
export const photoTexts: Texts<PhotoCode> = {
  en: {
    close: 'Close',
    previous: 'Previous photo',
    next: 'Next photo',
    position: '{n} of {total}',
    failed: 'This photo could not be loaded.',
    products: 'In this photo',
  },
  fr: {
    close: 'Fermer',
    previous: 'Photo précédente',
    next: 'Photo suivante',
    position: '{n} sur {total}',
    failed: 'Cette photo n’a pas pu être chargée.',
    products: 'Sur cette photo',
  },
  ko: {
    close: '닫기',
    previous: '이전 사진',
    next: '다음 사진',
    position: '{total}장 중 {n}번째',
    failed: '사진을 불러오지 못했습니다.',
    products: '사진 속 제품',
  },
  'zh-Hant-HK': {
    close: '關閉',
    previous: '上一張相片',
    next: '下一張相片',
    position: '第 {n} 張，共 {total} 張',
    failed: '未能載入相片。',
    products: '相片中的產品',
  },
}
