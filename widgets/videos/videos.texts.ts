import type { Texts } from '../../core/base/texts/texts'

/** The code of a text. */
export type VideosCode = 'close' | 'failed'

/** The texts of the opened video. */
export const videosTexts: Texts<VideosCode> = {
  en: {
    close: 'Close the video',
    failed: 'The video cannot be played right now.',
  },
  fr: {
    close: 'Fermer la vidéo',
    failed: 'La vidéo ne peut pas être lue pour le moment.',
  },
  ko: {
    close: '동영상 닫기',
    failed: '지금은 동영상을 재생할 수 없습니다.',
  },
  'zh-Hant-HK': {
    close: '關閉影片',
    failed: '暫時未能播放影片。',
  },
}
