import type { Texts } from '../../core/base/texts/texts'

/** The texts beside a member price. */
export const priceTexts: Texts<'member' | 'regularPrice'> = {
  en: { member: 'MEMBER', regularPrice: 'Regular price' },
  fr: { member: 'MEMBRE', regularPrice: 'Prix courant' },
  ko: { member: '멤버', regularPrice: '정상가' },
  'zh-Hant-HK': { member: '會員', regularPrice: '正價' },
}
