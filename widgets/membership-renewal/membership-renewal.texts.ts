/** What the visitor reads about the renewal of a membership. */
import type { Texts } from '../../core/base/texts/texts'

/** The codes of the texts. */
export type RenewalCode =
  | 'title'
  | 'offer'
  | 'offerPercent'
  | 'accept'
  | 'decline'
  | 'adding'
  | 'close'
  | 'failed'
  | 'retry'

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
    failed:
      'We could not apply the discount, and your membership has not been renewed. The regular price still applies: you can try again, or renew at that price.',
    retry: 'Try again with the discount',
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
    failed:
      'Nous n’avons pas pu appliquer le rabais, et votre adhésion n’a pas été renouvelée. Le prix courant reste en vigueur\u00a0: vous pouvez réessayer, ou renouveler à ce prix.',
    retry: 'Réessayer avec le rabais',
  },
  ko: {
    title: '할인받고 갱신하기',
    offer: '오늘 갱신하시면 다음 해 회비에 프로모션 할인이 적용됩니다.',
    offerPercent: '오늘 갱신하시면 다음 해 회비가 {percent} 할인됩니다.',
    accept: '할인받고 갱신',
    decline: '할인 없이 갱신',
    adding: '할인을 적용하고 있습니다…',
    close: '닫기',
    failed:
      '할인을 적용하지 못했고, 멤버십은 아직 갱신되지 않았습니다. 지금은 정상가가 적용됩니다. 다시 시도하거나 정상가로 갱신하실 수 있습니다.',
    retry: '할인으로 다시 시도',
  },
  'zh-Hant-HK': {
    title: '以優惠續會',
    offer: '今天續會，下年度會費可享推廣優惠。',
    offerPercent: '今天續會，下年度會費可減 {percent}。',
    accept: '以優惠續會',
    decline: '不用了，照常續會',
    adding: '正在加入優惠…',
    close: '關閉',
    failed: '未能使用優惠，您的會籍尚未續期，會費維持正價。您可以再試一次，或以正價續會。',
    retry: '以優惠再試一次',
  },
}
