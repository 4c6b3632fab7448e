import type { Texts } from '../../../core/base/texts/texts'

/** The name of one of the viewer's texts. */
export type VrCode = 'title' | 'close' | 'loading' | 'failed' | 'newTab'

/** The texts of the viewer's dialog. */
export const vrTexts: Texts<VrCode> = {
  en: {
    title: 'Virtual reality viewer',
    close: 'Close',
    loading: 'Loading the viewer…',
    failed: 'The viewer could not be loaded.',
    newTab: 'Open it in a new tab',
  },
  fr: {
    title: 'Visionneuse de réalité virtuelle',
    close: 'Fermer',
    loading: 'Chargement de la visionneuse…',
    failed: 'Impossible de charger la visionneuse.',
    newTab: 'L’ouvrir dans un nouvel onglet',
  },
  ko: {
    title: '가상 현실 뷰어',
    close: '닫기',
    loading: '뷰어를 불러오는 중…',
    failed: '뷰어를 불러올 수 없습니다.',
    newTab: '새 탭에서 열기',
  },
  'zh-Hant-HK': {
    title: '虛擬實境檢視器',
    close: '關閉',
    loading: '正在載入檢視器…',
    failed: '未能載入檢視器。',
    newTab: '在新分頁開啟',
  },
}
