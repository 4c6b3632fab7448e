import type { Texts } from '../../../core/base/texts/texts'

/** The code of a text. */
export type AccountCode =
  | 'email'
  | 'hint'
  | 'invalid'
  | 'loginTitle'
  | 'loginHint'
  | 'name'
  | 'password'
  | 'logIn'
  | 'noThanks'
  | 'back'
  | 'forgot'
  | 'noMembership'
  | 'here'
  | 'required'
  | 'loginRefused'
  | 'forgotFailed'

/**
 * The texts of the account step. `invalid` and `noMembership` are spelled as in the specification; the last word of
 * `noMembership` is a link.
 */
export const accountTexts: Texts<AccountCode> = {
  en: {
    email: 'Email',
    hint: 'We send order updates here.',
    invalid: 'Please enter a valid email address for this order',
    loginTitle: 'Welcome back',
    loginHint: 'An account exists for this email. Log in, or continue without.',
    name: 'Email',
    password: 'Password',
    logIn: 'Log in',
    noThanks: 'No thanks, continue as a guest',
    back: 'Use another email',
    forgot: 'Forgot your password?',
    noMembership:
      'There is no membership attached to your email. A new membership will be added to your order. If you think this is a mistake, please reach out to',
    here: 'here',
    required: 'Required',
    loginRefused: 'This email and password do not match. Please try again.',
    forgotFailed: 'This could not be loaded. Please try again.',
  },
  fr: {
    email: 'Courriel',
    hint: 'Nous y enverrons les nouvelles de votre commande.',
    invalid: 'Veuillez saisir une adresse courriel valide pour cette commande',
    loginTitle: 'Heureux de vous revoir',
    loginHint: 'Un compte existe pour ce courriel. Connectez-vous, ou continuez sans compte.',
    name: 'Courriel',
    password: 'Mot de passe',
    logIn: 'Se connecter',
    noThanks: 'Non merci, continuer sans compte',
    back: 'Utiliser un autre courriel',
    forgot: 'Mot de passe oublié?',
    noMembership:
      'Aucune adhésion n’est rattachée à votre courriel. Une nouvelle adhésion sera ajoutée à votre commande. Si vous pensez qu’il s’agit d’une erreur, écrivez-nous',
    here: 'ici',
    required: 'Requis',
    loginRefused: 'Ce courriel et ce mot de passe ne correspondent pas. Veuillez réessayer.',
    forgotFailed: 'Indisponible pour le moment. Veuillez réessayer.',
  },
  ko: {
    email: '이메일',
    hint: '주문 안내를 이 주소로 보내 드립니다.',
    invalid: '이 주문에 사용할 올바른 이메일 주소를 입력해 주세요',
    loginTitle: '다시 오신 것을 환영합니다',
    loginHint: '이 이메일로 가입된 계정이 있습니다. 로그인하거나 비회원으로 계속하실 수 있습니다.',
    name: '이메일',
    password: '비밀번호',
    logIn: '로그인',
    noThanks: '비회원으로 계속하기',
    back: '다른 이메일 사용',
    forgot: '비밀번호를 잊으셨나요?',
    noMembership:
      '이 이메일에 연결된 멤버십이 없습니다. 주문에 새 멤버십이 추가됩니다. 잘못된 내용이라면 문의해 주세요.',
    here: '문의하기',
    required: '필수 항목입니다',
    loginRefused: '이메일 또는 비밀번호가 올바르지 않습니다. 다시 시도해 주세요.',
    forgotFailed: '지금은 표시할 수 없습니다. 다시 시도해 주세요.',
  },
  'zh-Hant-HK': {
    email: '電郵地址',
    hint: '訂單通知會寄到此電郵地址。',
    invalid: '請輸入此訂單的有效電郵地址',
    loginTitle: '歡迎回來',
    loginHint: '此電郵地址已有帳戶。請登入，或以訪客身份繼續。',
    name: '電郵地址',
    password: '密碼',
    logIn: '登入',
    noThanks: '不用了，以訪客身份繼續',
    back: '使用其他電郵地址',
    forgot: '忘記密碼？',
    noMembership: '您的電郵地址沒有會籍，訂單將加入新會籍。如您認為有誤，請',
    here: '聯絡我們',
    required: '必填',
    loginRefused: '電郵地址或密碼不正確，請再試一次。',
    forgotFailed: '暫時未能顯示，請再試一次。',
  },
}
