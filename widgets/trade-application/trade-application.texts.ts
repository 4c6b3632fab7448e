import type { Texts } from '../../core/base/texts/texts'

/** The code of a text. */
export type TradeApplicationCode =
  | 'steps'
  | 'prev'
  | 'next'
  | 'required'
  | 'invalid'
  | 'summary'
  | 'sending'
  | 'checking'
  | 'sent'
  | 'lost'
  | 'refused'
  | 'fileSending'
  | 'fileSent'
  | 'fileWait'
  | 'fileFailed'
  | 'fileSignedOut'
  | 'kind'
  | 'content'
  | 'size'
  | 'empty'
  | 'changed'
  | 'cancel'
  | 'retry'
  | 'remove'
  | 'login'

/** The texts of the form in steps. `required` and `invalid` are the specification’s words. */
export const tradeApplicationTexts: Texts<TradeApplicationCode> = {
  en: {
    steps: 'Steps of the application',
    prev: 'Prev',
    next: 'Next',
    required: 'Required',
    invalid: 'Invalid',
    summary: 'Please check:',
    sending: 'Sending your application…',
    checking: 'We are checking whether your application has arrived…',
    sent: 'Your application has arrived. There is no need to send another one.',
    lost: 'We could not reach our shop. Nothing is lost, and nothing is sent twice: press the button again, or stay on this page until you are online.',
    refused: 'Your application was not accepted. Please check it, and try again.',
    fileSending: 'Sending {name}… {n}%',
    fileSent: '{name} has arrived.',
    fileWait: 'Please wait until the file has been sent, or press Cancel.',
    fileFailed: '{name} could not be sent. Everything else is kept.',
    fileSignedOut:
      'You are no longer logged in, so {name} was not sent. Log in, then press Try again. Everything else is kept.',
    kind: 'Please choose a PDF, JPG, PNG or HEIC file.',
    content: 'This file’s content is not what its name says. Please choose a PDF, JPG, PNG or HEIC file.',
    size: 'Please choose a file of at most {n} MB.',
    empty: 'This file is empty. Please choose another one.',
    changed: '{name} was changed or moved after you chose it. Please choose it again.',
    cancel: 'Cancel',
    retry: 'Try again',
    remove: 'Remove',
    login: 'Log in',
  },
  fr: {
    steps: 'Étapes de la demande',
    prev: 'Précédent',
    next: 'Suivant',
    required: 'Requis',
    invalid: 'Non valide',
    summary: 'Veuillez vérifier\u00a0:',
    sending: 'Envoi de votre demande…',
    checking: 'Nous vérifions si votre demande est arrivée…',
    sent: 'Votre demande est arrivée. Il n’est pas nécessaire d’en envoyer une autre.',
    lost: 'La boutique ne répond pas. Rien n’est perdu, et rien n’est envoyé deux fois\u00a0: appuyez de nouveau sur le bouton, ou restez sur cette page jusqu’au retour de la connexion.',
    refused: 'Votre demande n’a pas été acceptée. Veuillez la vérifier et réessayer.',
    fileSending: 'Envoi de {name}… {n}\u00a0%',
    fileSent: '{name} est arrivé.',
    fileWait: 'Veuillez attendre la fin de l’envoi du fichier, ou appuyer sur Annuler.',
    fileFailed: '{name} n’a pas pu être envoyé. Tout le reste est conservé.',
    fileSignedOut:
      'Votre session a expiré, et {name} n’a pas été envoyé. Connectez-vous, puis appuyez sur Réessayer. Tout le reste est conservé.',
    kind: 'Veuillez choisir un fichier PDF, JPG, PNG ou HEIC.',
    content:
      'Le contenu de ce fichier n’est pas celui que son nom annonce. Veuillez choisir un fichier PDF, JPG, PNG ou HEIC.',
    size: 'Veuillez choisir un fichier d’au plus {n}\u00a0Mo.',
    empty: 'Ce fichier est vide. Veuillez en choisir un autre.',
    changed: '{name} a été modifié ou déplacé depuis que vous l’avez choisi. Veuillez le choisir de nouveau.',
    cancel: 'Annuler',
    retry: 'Réessayer',
    remove: 'Retirer',
    login: 'Se connecter',
  },
  ko: {
    steps: '신청 단계',
    prev: '이전',
    next: '다음',
    required: '필수 항목입니다',
    invalid: '올바르지 않습니다',
    summary: '다음 항목을 확인해 주세요.',
    sending: '신청서를 보내는 중…',
    checking: '신청서가 도착했는지 확인하고 있습니다…',
    sent: '신청서가 도착했습니다. 다시 보내지 않으셔도 됩니다.',
    lost: '쇼핑몰에 연결할 수 없습니다. 입력한 내용은 그대로이며 두 번 접수되지 않습니다. 버튼을 다시 누르거나, 온라인이 될 때까지 이 페이지에 머물러 주세요.',
    refused: '신청이 접수되지 않았습니다. 내용을 확인한 뒤 다시 시도해 주세요.',
    fileSending: '{name} 보내는 중… {n}%',
    fileSent: '{name} 파일이 도착했습니다.',
    fileWait: '파일을 다 보낼 때까지 기다리거나 취소를 눌러 주세요.',
    fileFailed: '{name} 파일을 보내지 못했습니다. 다른 내용은 그대로입니다.',
    fileSignedOut:
      '로그아웃되어 {name} 파일을 보내지 못했습니다. 로그인한 뒤 다시 시도를 눌러 주세요. 다른 내용은 그대로입니다.',
    kind: 'PDF, JPG, PNG 또는 HEIC 파일을 선택해 주세요.',
    content: '파일의 내용이 이름과 다릅니다. PDF, JPG, PNG 또는 HEIC 파일을 선택해 주세요.',
    size: '{n}MB 이하의 파일을 선택해 주세요.',
    empty: '빈 파일입니다. 다른 파일을 선택해 주세요.',
    changed: '선택한 뒤에 {name} 파일이 변경되었거나 이동되었습니다. 다시 선택해 주세요.',
    cancel: '취소',
    retry: '다시 시도',
    remove: '삭제',
    login: '로그인',
  },
  'zh-Hant-HK': {
    steps: '申請步驟',
    prev: '上一步',
    next: '下一步',
    required: '必填',
    invalid: '無效',
    summary: '請檢查：',
    sending: '正在傳送您的申請…',
    checking: '正在確認您的申請是否已送達…',
    sent: '您的申請已送達，毋須再次提交。',
    lost: '未能連接商店。您填寫的內容仍然保留，申請亦不會重複：請再按一次按鈕，或留在此頁直至恢復連線。',
    refused: '您的申請未獲接納。請檢查後再試。',
    fileSending: '正在傳送 {name}… {n}%',
    fileSent: '{name} 已送達。',
    fileWait: '請等候檔案傳送完成，或按「取消」。',
    fileFailed: '未能傳送 {name}。其他內容仍然保留。',
    fileSignedOut: '您已登出，未能傳送 {name}。請登入，然後按「再試一次」。其他內容仍然保留。',
    kind: '請選擇 PDF、JPG、PNG 或 HEIC 檔案。',
    content: '檔案的內容與名稱不符。請選擇 PDF、JPG、PNG 或 HEIC 檔案。',
    size: '請選擇不超過 {n} MB 的檔案。',
    empty: '這個檔案沒有內容，請選擇另一個。',
    changed: '{name} 在您選擇後已更改或移動，請重新選擇。',
    cancel: '取消',
    retry: '再試一次',
    remove: '移除',
    login: '登入',
  },
}
