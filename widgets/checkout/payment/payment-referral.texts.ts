import type { Texts } from '../../../core/base/texts/texts'

/** The code of a text. */
export type ReferralCode = 'heardOf' | 'heardOther' | 'associate' | 'choose' | 'optional'

/** The texts of the question how the visitor heard of the shop. */
export const referralTexts: Texts<ReferralCode> = {
  en: {
    heardOf: 'How did you hear about us?',
    heardOther: 'Please tell us where',
    associate: 'Sales associate',
    choose: 'Please choose',
    optional: '(optional)',
  },
  fr: {
    heardOf: 'Comment nous avez-vous connus?',
    heardOther: 'Dites-nous où',
    associate: 'Conseiller ou conseillère',
    choose: 'Veuillez choisir',
    optional: '(facultatif)',
  },
  ko: {
    heardOf: '저희를 어떻게 알게 되셨나요?',
    heardOther: '알게 되신 곳을 적어 주세요',
    associate: '상담 직원',
    choose: '선택해 주세요',
    optional: '(선택)',
  },
  'zh-Hant-HK': {
    heardOf: '您從何得知我們？',
    heardOther: '請告訴我們',
    associate: '銷售顧問',
    choose: '請選擇',
    optional: '（選填）',
  },
}
