import type { Texts } from '../../core/base/texts/texts'

/** The code of a text. */
export type CheckoutCode =
  | 'account'
  | 'membership'
  | 'address'
  | 'protection'
  | 'payment'
  | 'edit'
  | 'continue'
  | 'working'
  | 'steps'
  | 'current'
  | 'completed'
  | 'open'
  | 'errors'
  | 'dismiss'
  | 'close'
  | 'quoteRequired'
  | 'completeDetails'
  | 'completeField'
  | 'empty'
  | 'toCart'
  | 'protectionRequired'
  | 'missingBilling'
  | 'notSaved'
  | 'notConfirmed'
  | 'notRead'
  | 'unopened'
  | 'membershipStays'
  | 'notChecked'
  | 'notAccepted'

/** The texts that all steps share. English texts that the specification gives are spelled as there. */
export const checkoutTexts: Texts<CheckoutCode> = {
  en: {
    account: 'Account',
    membership: 'Membership',
    address: 'Address',
    protection: 'Protection',
    payment: 'Payment',
    edit: 'Edit',
    continue: 'Continue',
    working: 'One moment',
    steps: 'Checkout',
    current: 'current',
    completed: 'completed',
    open: 'not yet completed',
    errors: { one: '{n} error(s).', other: '{n} error(s).' },
    dismiss: 'Dismiss',
    close: 'Close',
    quoteRequired: 'Please select a shipping option to continue',
    completeDetails: 'Please complete your details to continue.',
    completeField: 'Please complete this field',
    empty: 'Your cart is empty.',
    toCart: 'Back to the cart',
    protectionRequired: 'Please choose a protection plan, or No thanks.',
    missingBilling: 'Please complete your shipping address before processing your order.',
    notSaved: 'That could not be saved. Please try again.',
    notConfirmed: 'We could not confirm that this was saved. Please reload the page before you go on.',
    notRead: 'Your choice is saved, but your order could not be updated. Please continue again.',
    unopened: 'This could not be opened. Please try again, or reload the page.',
    membershipStays: 'Membership cannot be changed for this order.',
    notChecked: 'We could not check your order. Please try again.',
    notAccepted: 'We cannot accept this order as it is. Please check your details, or contact us.',
  },
  fr: {
    account: 'Compte',
    membership: 'Adhésion',
    address: 'Adresse',
    protection: 'Protection',
    payment: 'Paiement',
    edit: 'Modifier',
    continue: 'Continuer',
    working: 'Un instant',
    steps: 'Paiement de la commande',
    current: 'en cours',
    completed: 'terminé',
    open: 'à compléter',
    errors: { one: '{n} erreur(s).', other: '{n} erreur(s).' },
    dismiss: 'Fermer',
    close: 'Fermer',
    quoteRequired: 'Veuillez choisir une option de livraison pour continuer',
    completeDetails: 'Veuillez compléter vos coordonnées pour continuer.',
    completeField: 'Veuillez remplir ce champ',
    empty: 'Votre panier est vide.',
    toCart: 'Retour au panier',
    protectionRequired: 'Veuillez choisir une protection, ou Non merci.',
    missingBilling: 'Veuillez compléter votre adresse de livraison avant de traiter votre commande.',
    notSaved: 'L’enregistrement a échoué. Veuillez réessayer.',
    notConfirmed: 'Nous n’avons pas pu confirmer l’enregistrement. Veuillez actualiser la page avant de continuer.',
    notRead: 'Votre choix est enregistré, mais la commande n’a pas pu être mise à jour. Veuillez continuer de nouveau.',
    unopened: 'L’ouverture a échoué. Veuillez réessayer ou actualiser la page.',
    membershipStays: 'L’adhésion ne peut pas être modifiée pour cette commande.',
    notChecked: 'Nous n’avons pas pu vérifier votre commande. Veuillez réessayer.',
    notAccepted:
      'Nous ne pouvons pas accepter cette commande telle quelle. Veuillez vérifier vos coordonnées ou nous contacter.',
  },
  ko: {
    account: '계정',
    membership: '멤버십',
    address: '주소',
    protection: '제품 보호',
    payment: '결제',
    edit: '수정',
    continue: '계속',
    working: '잠시만 기다려 주세요',
    steps: '주문하기',
    current: '진행 중',
    completed: '완료',
    open: '미완료',
    errors: { other: '오류 {n}건이 있습니다.' },
    dismiss: '닫기',
    close: '닫기',
    quoteRequired: '계속하려면 배송 방법을 선택해 주세요',
    completeDetails: '계속하려면 정보를 모두 입력해 주세요.',
    completeField: '이 항목을 입력해 주세요',
    empty: '장바구니가 비어 있습니다.',
    toCart: '장바구니로 돌아가기',
    protectionRequired: '보호 플랜을 선택하거나 가입 안 함을 선택해 주세요.',
    missingBilling: '주문을 처리하기 전에 배송지 주소를 모두 입력해 주세요.',
    notSaved: '저장하지 못했습니다. 다시 시도해 주세요.',
    notConfirmed: '저장되었는지 확인하지 못했습니다. 계속하기 전에 페이지를 새로고침해 주세요.',
    notRead: '선택하신 내용은 저장되었으나 주문을 업데이트하지 못했습니다. ‘계속’을 다시 눌러 주세요.',
    unopened: '열지 못했습니다. 다시 시도하거나 페이지를 새로고침해 주세요.',
    membershipStays: '이 주문의 멤버십은 변경할 수 없습니다.',
    notChecked: '주문을 확인하지 못했습니다. 다시 시도해 주세요.',
    notAccepted: '이 주문은 지금 상태로 접수할 수 없습니다. 입력하신 정보를 확인하시거나 문의해 주세요.',
  },
  'zh-Hant-HK': {
    account: '帳戶',
    membership: '會籍',
    address: '地址',
    protection: '產品保障',
    payment: '付款',
    edit: '修改',
    continue: '繼續',
    working: '請稍候',
    steps: '結帳',
    current: '進行中',
    completed: '已完成',
    open: '未完成',
    errors: { other: '有 {n} 個錯誤。' },
    dismiss: '關閉',
    close: '關閉',
    quoteRequired: '請選擇送貨方式以繼續',
    completeDetails: '請填妥您的資料以繼續。',
    completeField: '請填寫此欄',
    empty: '您的購物車是空的。',
    toCart: '返回購物車',
    protectionRequired: '請選擇保障計劃，或選「不用了」。',
    missingBilling: '處理訂單前，請先填妥您的送貨地址。',
    notSaved: '未能儲存，請再試一次。',
    notConfirmed: '未能確認是否已儲存。繼續之前，請重新載入頁面。',
    notRead: '您的選擇已儲存，但未能更新訂單，請再按「繼續」。',
    unopened: '未能開啟，請再試一次或重新載入頁面。',
    membershipStays: '此訂單的會籍未能更改。',
    notChecked: '未能核對您的訂單，請再試一次。',
    notAccepted: '未能接受此訂單。請核對您的資料，或聯絡我們。',
  },
}
