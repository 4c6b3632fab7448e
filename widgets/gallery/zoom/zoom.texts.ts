import type { Texts } from '../../../core/base/texts/texts'

/** The code of a text. */
export type ZoomCode = 'position' | 'pictureFailed' | 'zoomed' | 'close' | 'previous' | 'next' | 'zoom'

/** The texts of the enlarged pictures. */
export const zoomTexts: Texts<ZoomCode> = {
  en: {
    position: '{n} of {count}',
    pictureFailed: 'This picture could not be loaded.',
    zoomed: 'Enlarged pictures',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    zoom: 'Zoom in or out',
  },
  fr: {
    position: '{n} sur {count}',
    pictureFailed: 'Cette image n’a pas pu être chargée.',
    zoomed: 'Images agrandies',
    close: 'Fermer',
    previous: 'Image précédente',
    next: 'Image suivante',
    zoom: 'Zoom avant ou arrière',
  },
  ko: {
    position: '{count}장 중 {n}번째',
    pictureFailed: '사진을 불러오지 못했습니다.',
    zoomed: '확대된 사진',
    close: '닫기',
    previous: '이전 사진',
    next: '다음 사진',
    zoom: '확대 또는 축소',
  },
  'zh-Hant-HK': {
    position: '第 {n} 張，共 {count} 張',
    pictureFailed: '未能載入此圖片。',
    zoomed: '已放大的圖片',
    close: '關閉',
    previous: '上一張圖片',
    next: '下一張圖片',
    zoom: '放大或縮小',
  },
}
