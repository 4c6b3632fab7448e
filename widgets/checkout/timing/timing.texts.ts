import type { Texts } from '../../../core/base/texts/texts'

/** The code of a text. */
export type TimingCode = 'timing' | 'timingHint' | 'keep' | 'expired' | 'expiredHint' | 'again' | 'cart'

/** The texts of the order's time. The specification does not show them. */
export const timingTexts: Texts<TimingCode> = {
  en: {
    timing: 'Are you still there?',
    timingHint: 'We will hold your order for 5 more minutes.',
    keep: 'Keep my order',
    expired: 'Your checkout has expired',
    expiredHint:
      'If you have paid in another tab or on another device, please check your email first. Prices and stock may have changed.',
    again: 'Check out again',
    cart: 'Back to the cart',
  },
  fr: {
    timing: 'Êtes-vous toujours là?',
    timingHint: 'Nous gardons votre commande pendant encore 5 minutes.',
    keep: 'Garder ma commande',
    expired: 'Votre session de paiement a expiré',
    expiredHint:
      'Si vous avez payé dans un autre onglet ou sur un autre appareil, veuillez d’abord vérifier vos courriels. Les prix et les stocks ont pu changer.',
    again: 'Recommencer le paiement',
    cart: 'Retour au panier',
  },
  ko: {
    timing: '계속 진행하시겠습니까?',
    timingHint: '주문은 앞으로 5분 동안 유지됩니다.',
    keep: '주문 유지하기',
    expired: '주문 시간이 만료되었습니다',
    expiredHint: '다른 탭이나 기기에서 결제하셨다면 먼저 이메일을 확인해 주세요. 가격과 재고가 변경되었을 수 있습니다.',
    again: '다시 주문하기',
    cart: '장바구니로 돌아가기',
  },
  'zh-Hant-HK': {
    timing: '您還在嗎？',
    timingHint: '我們會再為您保留訂單 5 分鐘。',
    keep: '保留訂單',
    expired: '結帳時間已過',
    expiredHint: '如已在其他分頁或裝置付款，請先查看電郵。價格及存貨可能已更改。',
    again: '重新結帳',
    cart: '返回購物車',
  },
}
