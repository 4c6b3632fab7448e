import type { Texts } from '../../base/texts/texts'

/** The name of one of its texts. */
export type CarouselCode = 'carousel' | 'slide' | 'place' | 'previous' | 'next' | 'pause' | 'play'

/** What the controls are called, and what a carousel and its slides are to those who listen. */
export const carouselTexts: Texts<CarouselCode> = {
  en: {
    carousel: 'carousel',
    slide: 'slide',
    place: '{n} of {count}',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
  },
  fr: {
    carousel: 'carrousel',
    slide: 'diapositive',
    place: '{n} sur {count}',
    previous: 'Précédent',
    next: 'Suivant',
    pause: 'Mettre en pause',
    play: 'Lire',
  },
  ko: {
    carousel: '슬라이드 쇼',
    slide: '슬라이드',
    place: '{count}개 중 {n}번째',
    previous: '이전',
    next: '다음',
    pause: '일시정지',
    play: '재생',
  },
  'zh-Hant-HK': {
    carousel: '輪播',
    slide: '投影片',
    place: '第 {n} 項，共 {count} 項',
    previous: '上一項',
    next: '下一項',
    pause: '暫停',
    play: '播放',
  },
}
