import type { Texts } from '../texts/texts'

/** What is said below the server's HTML. */
export const serverMarkupTexts: Texts<'wait' | 'unsent'> = {
  en: { wait: 'One moment', unsent: 'This could not be sent. Please try again.' },
  fr: { wait: 'Un instant', unsent: 'L’envoi n’a pas fonctionné. Veuillez réessayer.' },
  ko: { wait: '잠시만 기다려 주세요', unsent: '전송하지 못했습니다. 다시 시도해 주세요.' },
  'zh-Hant-HK': { wait: '請稍候', unsent: '未能傳送，請再試一次。' },
}
