import type { Texts } from '../../../core/base/texts/texts'

/** The name of one of its texts. */
export type SwitchCode =
  | 'switching'
  | 'unavailable'
  | 'offline'
  | 'notice'
  | 'go'
  | 'stay'
  | 'title'
  | 'cart'
  | 'checkout'
  | 'language'
  | 'yes'
  | 'languageTitle'
  | 'typed'
  | 'languageYes'
  | 'languageNo'
  | 'close'

/** `{country}` is the country of the page, `{other}` the one that was chosen, `{currency}` its currency, `{language}` its language. */
export const switchTexts: Texts<SwitchCode> = {
  en: {
    switching: 'Switching to {other}…',
    unavailable: 'We could not switch to the {other} shop. You are still in the {country} shop. Please try again.',
    offline: 'You are offline. You are still in the {country} shop.',
    notice: 'You are now in the {other} shop. This page is from the {country} shop.',
    go: 'Go to {other}',
    stay: 'Keep {country}',
    title: 'Switch to {other}?',
    cart: 'Your cart will be priced in {currency}. Items that are not sold there are left out.',
    checkout:
      'Your order is not finished. You will leave the checkout. In the {other} shop, prices are in {currency}, and shipping and taxes differ.',
    language: 'The pages will be in {language}.',
    yes: 'Switch to {other}',
    languageTitle: 'Change the language?',
    typed: 'Your order is not finished. Anything you typed in the current step will be lost.',
    languageYes: 'Change the language',
    languageNo: 'Stay here',
    close: 'Close',
  },
  fr: {
    switching: 'Ouverture de la boutique {other}…',
    unavailable:
      'Impossible d’ouvrir la boutique {other}. Vous êtes toujours sur la boutique {country}. Veuillez réessayer.',
    offline: 'Vous êtes hors ligne. Vous êtes toujours sur la boutique {country}.',
    notice: 'Vous avez choisi la boutique {other}. Cette page est celle de la boutique {country}.',
    go: 'Aller sur la boutique {other}',
    stay: 'Rester sur la boutique {country}',
    title: 'Passer à la boutique {other}?',
    cart: 'Les prix de votre panier seront en {currency}. Les articles qui ne sont pas vendus sur cette boutique seront retirés.',
    checkout:
      'Votre commande n’est pas terminée et vous quitterez la caisse. Sur la boutique {other}, les prix sont en {currency}; la livraison et les taxes sont différentes.',
    language: 'Les pages seront en {language}.',
    yes: 'Passer à la boutique {other}',
    languageTitle: 'Changer de langue?',
    typed: 'Votre commande n’est pas terminée. Ce que vous avez saisi à cette étape sera perdu.',
    languageYes: 'Changer de langue',
    languageNo: 'Rester ici',
    close: 'Fermer',
  },
  ko: {
    switching: '{other} 스토어로 이동 중…',
    unavailable: '{other} 스토어로 이동할 수 없습니다. 현재 {country} 스토어를 이용 중입니다. 다시 시도해 주세요.',
    offline: '인터넷에 연결되어 있지 않습니다. 현재 {country} 스토어를 이용 중입니다.',
    notice: '{other} 스토어를 선택하셨습니다. 이 페이지는 {country} 스토어입니다.',
    go: '{other} 스토어로 이동',
    stay: '{country} 스토어 유지',
    title: '{other} 스토어로 이동할까요?',
    cart: '장바구니의 가격이 {currency} 기준으로 바뀝니다. {other}에서 판매하지 않는 상품은 장바구니에서 제외됩니다.',
    checkout:
      '주문이 아직 완료되지 않았습니다. 결제 페이지에서 나가며 가격, 배송비, 세금이 {other} 기준({currency})으로 바뀝니다.',
    language: '페이지는 {language}로 표시됩니다.',
    yes: '{other} 스토어로 이동',
    languageTitle: '언어를 변경할까요?',
    typed: '주문이 아직 완료되지 않았습니다. 현재 단계에서 입력한 내용은 사라집니다.',
    languageYes: '언어 변경',
    languageNo: '이 페이지에 머무르기',
    close: '닫기',
  },
  'zh-Hant-HK': {
    switching: '正在切換至{other}…',
    unavailable: '未能切換至{other}。您仍在{country}商店購物，請再試一次。',
    offline: '您已離線，仍在{country}商店購物。',
    notice: '您已選擇{other}，此頁面屬於{country}商店。',
    go: '前往{other}',
    stay: '留在{country}',
    title: '切換至{other}？',
    cart: '購物車的價格將改為{currency}。沒有在{other}發售的商品將不會列入。',
    checkout: '您的訂單尚未完成。您將離開結帳頁面，價格、運費及稅項將改按{other}（{currency}）計算。',
    language: '頁面將以{language}顯示。',
    yes: '切換至{other}',
    languageTitle: '更改語言？',
    typed: '您的訂單尚未完成。此步驟輸入的資料將會遺失。',
    languageYes: '更改語言',
    languageNo: '留在此頁',
    close: '關閉',
  },
}
