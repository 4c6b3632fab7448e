import type { Texts } from '../../core/base/texts/texts'

/** The code of a text. */
export type SwatchRequestCode =
  | 'select'
  | 'remove'
  | 'named'
  | 'selected'
  | 'selectedOf'
  | 'limit'
  | 'none'
  | 'continue'
  | 'back'
  | 'chosen'
  | 'already'

/** The texts of the swatch request. `select`, `remove`, `continue`, `back` and `limit` are the specification’s words. */
export const swatchRequestTexts: Texts<SwatchRequestCode> = {
  en: {
    select: 'Select swatch',
    remove: 'Remove swatch',
    named: '{action}: {name}',
    selected: { one: '{n} swatch selected', other: '{n} swatches selected' },
    selectedOf: '{n} of {limit} selected',
    limit: 'Error message: Please limit your selection to {limit}.',
    none: 'Please select at least one swatch.',
    continue: 'Continue',
    back: 'Back',
    chosen: 'Your swatches: {names}',
    already: 'You have already requested swatches. They are on their way to you.',
  },
  fr: {
    select: 'Choisir l’échantillon',
    remove: 'Retirer l’échantillon',
    named: '{action}\u00a0: {name}',
    selected: { one: '{n} échantillon choisi', other: '{n} échantillons choisis' },
    selectedOf: '{n} sur {limit} choisis',
    limit: 'Message d’erreur\u00a0: Veuillez limiter votre sélection à {limit}.',
    none: 'Veuillez choisir au moins un échantillon.',
    continue: 'Continuer',
    back: 'Retour',
    chosen: 'Vos échantillons\u00a0: {names}',
    already: 'Vous avez déjà demandé des échantillons. Ils sont en route.',
  },
  ko: {
    select: '샘플 선택',
    remove: '샘플 제거',
    named: '{action}: {name}',
    selected: { other: '샘플 {n}개 선택' },
    selectedOf: '{limit}개 중 {n}개 선택',
    limit: '오류 메시지: 선택은 {limit}개까지 가능합니다.',
    none: '샘플을 하나 이상 선택해 주세요.',
    continue: '계속',
    back: '뒤로',
    chosen: '선택한 샘플: {names}',
    already: '이미 샘플을 신청하셨습니다. 곧 보내 드리겠습니다.',
  },
  'zh-Hant-HK': {
    select: '選擇樣本',
    remove: '移除樣本',
    named: '{action}：{name}',
    selected: { other: '已選 {n} 款樣本' },
    selectedOf: '已選 {n} 款，最多 {limit} 款',
    limit: '錯誤訊息：最多只可選擇 {limit} 款。',
    none: '請選擇至少一款樣本。',
    continue: '繼續',
    back: '返回',
    chosen: '您的樣本：{names}',
    already: '您已索取樣本，樣本即將寄出。',
  },
}
