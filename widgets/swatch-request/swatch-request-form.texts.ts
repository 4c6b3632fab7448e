import type { Texts } from '../../core/base/texts/texts'

/** The code of a text. */
export type SwatchFormCode = 'check' | 'sending' | 'checking' | 'lost' | 'refused'

/** The texts of the address form and of its submission. */
export const swatchFormTexts: Texts<SwatchFormCode> = {
  en: {
    check: 'Please check the marked fields.',
    sending: 'Sending your request…',
    checking: 'We are checking whether your request has arrived…',
    lost: 'We could not reach our shop. Nothing is lost, and nothing is sent twice: press the button again, or stay on this page until you are online.',
    refused: 'Your request was not accepted. Please check it, and try again.',
  },
  fr: {
    check: 'Veuillez vérifier les champs indiqués.',
    sending: 'Envoi de votre demande…',
    checking: 'Nous vérifions si votre demande est arrivée…',
    lost: 'La boutique ne répond pas. Rien n’est perdu, et rien n’est envoyé deux fois\u00a0: appuyez de nouveau sur le bouton, ou restez sur cette page jusqu’au retour de la connexion.',
    refused: 'Votre demande n’a pas été acceptée. Veuillez la vérifier et réessayer.',
  },
  ko: {
    check: '표시된 항목을 확인해 주세요.',
    sending: '신청을 보내는 중…',
    checking: '신청이 도착했는지 확인하고 있습니다…',
    lost: '쇼핑몰에 연결할 수 없습니다. 입력한 내용은 그대로이며 두 번 접수되지 않습니다. 버튼을 다시 누르거나, 온라인이 될 때까지 이 페이지에 머물러 주세요.',
    refused: '신청이 접수되지 않았습니다. 내용을 확인한 뒤 다시 시도해 주세요.',
  },
  'zh-Hant-HK': {
    check: '請檢查已標明的欄位。',
    sending: '正在傳送您的要求…',
    checking: '正在確認您的要求是否已送達…',
    lost: '未能連接商店。您填寫的內容仍然保留，要求亦不會重複：請再按一次按鈕，或留在此頁直至恢復連線。',
    refused: '您的要求未獲接納。請檢查後再試。',
  },
}
