import type { Texts } from '../../base/texts/texts'

/** What is said below the server's HTML. */
export const serverMarkupTexts: Texts<'wait' | 'unsent' | 'changed'> = {
  en: {
    wait: 'One moment',
    unsent: 'This could not be sent. Please try again.',
    changed: 'The file was changed or moved after you chose it. Please choose it again.',
  },
  fr: {
    wait: 'Un instant',
    unsent: 'L’envoi n’a pas fonctionné. Veuillez réessayer.',
    changed: 'Le fichier a été modifié ou déplacé depuis que vous l’avez choisi. Veuillez le choisir de nouveau.',
  },
  ko: {
    wait: '잠시만 기다려 주세요',
    unsent: '전송하지 못했습니다. 다시 시도해 주세요.',
    changed: '선택한 뒤에 파일이 변경되었거나 이동되었습니다. 다시 선택해 주세요.',
  },
  'zh-Hant-HK': {
    wait: '請稍候',
    unsent: '未能傳送，請再試一次。',
    changed: '檔案在您選擇後已更改或移動，請重新選擇。',
  },
}
