import type { Texts } from '../../../core/base/texts/texts'

/** The texts of the box. The English message is the specification's own. */
export const cookiesTexts: Texts<'off' | 'close'> = {
  en: {
    off: 'Your browser currently is not set to accept Cookies. Please turn it on or check if you have another program set to block cookies.',
    close: 'Close',
  },
  fr: {
    off: 'Votre navigateur n’accepte pas les témoins (cookies) pour le moment. Veuillez les activer ou vérifier si un autre programme les bloque.',
    close: 'Fermer',
  },
  ko: {
    off: '현재 브라우저에서 쿠키가 허용되어 있지 않습니다. 쿠키를 허용하거나 쿠키를 차단하는 다른 프로그램이 있는지 확인해 주세요.',
    close: '닫기',
  },
  'zh-Hant-HK': {
    off: '您的瀏覽器目前未設定為接受 Cookie。請開啟 Cookie，或檢查是否有其他程式封鎖 Cookie。',
    close: '關閉',
  },
}
