import type { Texts } from '../../../core/base/texts/texts'

/** The name of one of its texts. */
export type FlyoutCode = 'title' | 'loading' | 'failed' | 'page' | 'close'

/** The texts around the cart. */
export const flyoutTexts: Texts<FlyoutCode> = {
  en: {
    title: 'Your cart',
    loading: 'Opening your cart…',
    failed: 'Your cart cannot be shown here. You can open its page.',
    page: 'View cart',
    close: 'Close',
  },
  fr: {
    title: 'Votre panier',
    loading: 'Ouverture de votre panier…',
    failed: 'Votre panier ne peut pas être affiché ici. Vous pouvez ouvrir sa page.',
    page: 'Voir le panier',
    close: 'Fermer',
  },
  ko: {
    title: '장바구니',
    loading: '장바구니를 여는 중…',
    failed: '여기에서 장바구니를 표시할 수 없습니다. 장바구니 페이지를 여실 수 있습니다.',
    page: '장바구니 보기',
    close: '닫기',
  },
  'zh-Hant-HK': {
    title: '您的購物車',
    loading: '正在開啟您的購物車…',
    failed: '無法在此顯示您的購物車。您可以開啟購物車頁面。',
    page: '檢視購物車',
    close: '關閉',
  },
}
