import type { Texts } from '../../core/base/texts/texts'

/** The code of a text. */
export type FinancingCode = 'asLowAs' | 'plans' | 'failed'

/** The texts of the line. 'as low as' is spelled as in the specification (FIN-01). The dialog has its own texts. */
export const financingTexts: Texts<FinancingCode> = {
  en: {
    asLowAs: 'As low as {amount}/month',
    plans: 'See the plans',
    failed: 'The plans cannot be shown right now. Please try again.',
  },
  fr: {
    asLowAs: 'À partir de {amount}/mois',
    plans: 'Voir les modalités',
    failed: 'Les modalités ne peuvent pas être affichées pour le moment. Veuillez réessayer.',
  },
  ko: {
    asLowAs: '월 {amount}부터',
    plans: '할부 플랜 보기',
    failed: '지금은 할부 플랜을 표시할 수 없습니다. 다시 시도해 주세요.',
  },
  'zh-Hant-HK': {
    asLowAs: '低至每月 {amount}',
    plans: '查看分期計劃',
    failed: '暫時未能顯示分期計劃，請再試一次。',
  },
}
