/** What the visitor reads around the tips of a tour. */
import type { Texts } from '../../core/base/texts/texts'

/** The codes of the texts. */
export type ArTourCode = 'show' | 'previous' | 'next' | 'close'

/** The texts of the tour; its tips are the server's. */
export const arTourTexts: Texts<ArTourCode> = {
  en: {
    show: 'Show the tour',
    previous: 'Previous',
    next: 'Next',
    close: 'Close',
  },
  fr: {
    show: 'Voir la visite guidée',
    previous: 'Précédent',
    next: 'Suivant',
    close: 'Fermer',
  },
  ko: {
    show: '둘러보기',
    previous: '이전',
    next: '다음',
    close: '닫기',
  },
  'zh-Hant-HK': {
    show: '顯示導覽',
    previous: '上一項',
    next: '下一項',
    close: '關閉',
  },
}
