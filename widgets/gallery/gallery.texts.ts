import type { Texts } from '../../core/base/texts/texts'

/** The code of a text. */
export type GalleryCode =
  | 'pictures'
  | 'enlarge'
  | 'show'
  | 'play'
  | 'showVideo'
  | 'videoFailed'
  | 'zoomFailed'
  | 'lookbooks'
  | 'newTab'

/** The gallery's texts. */
export const galleryTexts: Texts<GalleryCode> = {
  en: {
    pictures: 'Pictures',
    enlarge: 'Enlarge picture {n} of {count}',
    show: 'Show picture {n} of {count}',
    play: 'Play the video',
    showVideo: 'Show the video',
    videoFailed: 'The video cannot be played right now.',
    zoomFailed: 'The picture cannot be enlarged right now. Please try again.',
    lookbooks: 'Lookbooks',
    newTab: '(opens in a new tab)',
  },
  fr: {
    pictures: 'Images',
    enlarge: 'Agrandir l’image {n} sur {count}',
    show: 'Afficher l’image {n} sur {count}',
    play: 'Lire la vidéo',
    showVideo: 'Afficher la vidéo',
    videoFailed: 'La vidéo ne peut pas être lue pour le moment.',
    zoomFailed: 'L’image ne peut pas être agrandie pour le moment. Veuillez réessayer.',
    lookbooks: 'Carnets d’inspiration',
    newTab: '(s’ouvre dans un nouvel onglet)',
  },
  ko: {
    pictures: '사진',
    enlarge: '사진 {count}장 중 {n}번째 확대',
    show: '사진 {count}장 중 {n}번째 보기',
    play: '동영상 재생',
    showVideo: '동영상 보기',
    videoFailed: '지금은 동영상을 재생할 수 없습니다.',
    zoomFailed: '지금은 사진을 확대할 수 없습니다. 다시 시도해 주세요.',
    lookbooks: '룩북',
    newTab: '(새 탭에서 열림)',
  },
  'zh-Hant-HK': {
    pictures: '圖片',
    enlarge: '放大第 {n} 張圖片，共 {count} 張',
    show: '顯示第 {n} 張圖片，共 {count} 張',
    play: '播放影片',
    showVideo: '顯示影片',
    videoFailed: '暫時未能播放影片。',
    zoomFailed: '暫時未能放大圖片，請再試一次。',
    lookbooks: '風格圖冊',
    newTab: '（在新分頁開啟）',
  },
}
