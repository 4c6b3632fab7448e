import type { Texts } from '../../../core/base/texts/texts'

/** The code of a text. */
export type AddressCode =
  | 'delivery'
  | 'billing'
  | 'copy'
  | 'options'
  | 'incomplete'
  | 'asking'
  | 'failed'
  | 'again'
  | 'none'
  | 'contact'
  | 'found'

/**
 * The texts of the panes and of the shipping quote. `incomplete` and `asking` are spelled as in the specification
 * (ADDR-02, QUOTE-01).
 */
export const addressTexts: Texts<AddressCode> = {
  en: {
    delivery: 'Shipping address',
    billing: 'Billing address',
    copy: 'My billing address is the same as my shipping address',
    options: 'Shipping options',
    incomplete: 'Please complete your details to continue.',
    asking: "Please wait while we're retrieving your shipping quote",
    failed: 'We could not retrieve your shipping quote.',
    again: 'Try again',
    none: 'We have no shipping option for this address. Please check it, or contact us for shipping assistance.',
    contact: 'Contact us',
    found: { one: '{n} shipping option', other: '{n} shipping options' },
  },
  fr: {
    delivery: 'Adresse de livraison',
    billing: 'Adresse de facturation',
    copy: 'Mon adresse de facturation est la même que mon adresse de livraison',
    options: 'Options de livraison',
    incomplete: 'Veuillez compléter vos coordonnées pour continuer.',
    asking: 'Veuillez patienter pendant que nous calculons vos frais de livraison',
    failed: 'Nous n’avons pas pu calculer vos frais de livraison.',
    again: 'Réessayer',
    none: 'Nous n’avons aucune option de livraison pour cette adresse. Veuillez la vérifier ou nous contacter.',
    contact: 'Nous joindre',
    found: { one: '{n} option de livraison', other: '{n} options de livraison' },
  },
  ko: {
    delivery: '배송지 주소',
    billing: '청구지 주소',
    copy: '청구지 주소가 배송지 주소와 같습니다',
    options: '배송 방법',
    incomplete: '계속하려면 정보를 모두 입력해 주세요.',
    asking: '배송비를 조회하고 있습니다. 잠시만 기다려 주세요',
    failed: '배송비를 조회하지 못했습니다.',
    again: '다시 시도',
    none: '이 주소로 배송할 수 있는 방법이 없습니다. 주소를 확인하시거나 문의해 주세요.',
    contact: '문의하기',
    found: { other: '배송 방법 {n}개' },
  },
  'zh-Hant-HK': {
    delivery: '送貨地址',
    billing: '帳單地址',
    copy: '帳單地址與送貨地址相同',
    options: '送貨方式',
    incomplete: '請填妥您的資料以繼續。',
    asking: '正在查詢您的運費，請稍候',
    failed: '未能查詢您的運費。',
    again: '再試一次',
    none: '此地址暫無送貨方式。請核對地址，或聯絡我們以安排送貨。',
    contact: '聯絡我們',
    found: { other: '{n} 種送貨方式' },
  },
}
