import type { Texts } from '../../../core/base/texts/texts'

/** The code of a text. */
export type MembershipCode =
  | 'question'
  | 'join'
  | 'joinHint'
  | 'optOut'
  | 'optOutHint'
  | 'joined'
  | 'optedOut'
  | 'locked'
  | 'member'
  | 'memberHint'
  | 'found'

/** The texts of the membership step. */
export const membershipTexts: Texts<MembershipCode> = {
  en: {
    question: 'Would you like to be a member?',
    join: 'Join for {fee} a year',
    joinHint: 'Member prices from today until {date}.',
    optOut: 'No thanks, continue without',
    optOutHint: 'You pay regular prices.',
    joined: 'Member until {date}',
    optedOut: 'Without membership',
    locked: 'A membership is included in this order. It is valid until {date}.',
    member: 'You are a member',
    memberHint: 'You are a member: member prices apply to this order.',
    found: 'This email already has a membership. To use it, please log in.',
  },
  fr: {
    question: 'Souhaitez-vous devenir membre?',
    join: 'Adhérer pour {fee} par année',
    joinHint: 'Les prix membres dès aujourd’hui, jusqu’au {date}.',
    optOut: 'Non, continuer sans adhésion',
    optOutHint: 'Vous payez les prix courants.',
    joined: 'Membre jusqu’au {date}',
    optedOut: 'Sans adhésion',
    locked: 'Une adhésion est incluse dans cette commande. Elle est valide jusqu’au {date}.',
    member: 'Vous êtes membre',
    memberHint: 'Vous êtes membre\u00a0: les prix membres s’appliquent à cette commande.',
    found: 'Ce courriel a déjà une adhésion. Pour en profiter, veuillez vous connecter.',
  },
  ko: {
    question: '멤버십에 가입하시겠습니까?',
    join: '멤버십 가입하기 (연회비 {fee})',
    joinHint: '오늘부터 {date}까지 멤버 가격으로 구매하실 수 있습니다.',
    optOut: '가입하지 않고 계속하기',
    optOutHint: '정상가로 구매합니다.',
    joined: '멤버십 ({date}까지)',
    optedOut: '멤버십 없음',
    locked: '이 주문에는 멤버십이 포함되며 {date}까지 유효합니다.',
    member: '멤버십 회원입니다',
    memberHint: '멤버십 회원입니다. 이 주문에 멤버 가격이 적용됩니다.',
    found: '이 이메일로 가입된 멤버십이 있습니다. 이용하시려면 로그인해 주세요.',
  },
  'zh-Hant-HK': {
    question: '您想成為會員嗎？',
    join: '以每年 {fee} 入會',
    joinHint: '由今天起至{date}享會員價。',
    optOut: '不用了，繼續結帳',
    optOutHint: '您將以正價購買。',
    joined: '會籍有效期至 {date}',
    optedOut: '沒有會籍',
    locked: '此訂單包括會籍，有效期至 {date}。',
    member: '您是會員',
    memberHint: '您是會員，此訂單以會員價計算。',
    found: '此電郵地址已有會籍。如要使用，請先登入。',
  },
}
