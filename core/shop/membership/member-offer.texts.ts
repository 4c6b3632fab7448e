/** What an offer of the membership says of its prices. */
import type { Texts } from '../../base/texts/texts'

/** `percent` is written as its language writes it: `20%`. */
export const memberOfferTexts: Texts<'membersPay'> = {
  en: { membersPay: 'Members pay {percent} less.' },
  fr: { membersPay: 'Les membres paient {percent} de moins.' },
  ko: { membersPay: '멤버 가격은 정상가에서 {percent} 할인된 가격입니다.' },
  'zh-Hant-HK': { membersPay: '會員購物可減 {percent}。' },
}
