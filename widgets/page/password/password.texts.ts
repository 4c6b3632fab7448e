import type { Texts } from '../../../core/base/texts/texts'

/** The texts of the password form. The English texts are the specification's own. */
export const passwordTexts: Texts<'wait' | 'wrongEmail'> = {
  en: { wait: 'Please wait', wrongEmail: 'Enter a valid e-mail address' },
  fr: { wait: 'Veuillez patienter', wrongEmail: 'Saisissez une adresse courriel valide' },
  ko: { wait: '잠시만 기다려 주세요', wrongEmail: '올바른 이메일 주소를 입력해 주세요' },
  'zh-Hant-HK': { wait: '請稍候', wrongEmail: '請輸入有效的電郵地址' },
}
