/** What the visitor reads about the renewal of a membership. */
import type { Texts } from '../../core/texts/texts'

/** The codes of the texts. */
export type RenewalCode = 'title' | 'offer' | 'offerPercent' | 'accept' | 'decline' | 'adding' | 'close'

/** The texts of the offer. */
export const renewalTexts: Texts<RenewalCode> = {
  en: {
    title: 'Renew with a discount',
    offer: 'Members who renew today get our promotional discount on the fee for the next year.',
    offerPercent: 'Members who renew today get {percent} off the fee for the next year.',
    accept: 'Renew with the discount',
    decline: 'No thanks, renew without it',
    adding: 'Adding your discount…',
    close: 'Close',
  },
  fr: {
    title: 'Renouveler avec un rabais',
    offer: 'En renouvelant aujourd’hui, vous obtenez notre rabais promotionnel sur la cotisation de l’année prochaine.',
    offerPercent:
      'En renouvelant aujourd’hui, vous obtenez {percent} de rabais sur la cotisation de l’année prochaine.',
    accept: 'Renouveler avec le rabais',
    decline: 'Non merci, renouveler sans rabais',
    adding: 'Ajout de votre rabais…',
    close: 'Fermer',
  },
  ko: {
    title: '할인받고 갱신하기',
    offer: '오늘 갱신하시면 다음 해 회비에 프로모션 할인이 적용됩니다.',
    offerPercent: '오늘 갱신하시면 다음 해 회비가 {percent} 할인됩니다.',
    accept: '할인받고 갱신',
    decline: '할인 없이 갱신',
    adding: '할인을 적용하고 있습니다…',
    close: '닫기',
  },
  'zh-Hant-HK': {
    title: '以優惠續會',
    offer: '今天續會，下年度會費可享推廣優惠。',
    offerPercent: '今天續會，下年度會費可減 {percent}。',
    accept: '以優惠續會',
    decline: '不用了，照常續會',
    adding: '正在加入優惠…',
    close: '關閉',
  },
}
