import type { Texts } from '../../core/texts'

/** The name of one of its texts. */
export type FinancingCode = 'asLowAs' | 'plans' | 'failed'

/** The words of the line. Source of 'as low as': document 1, section 5. The modal's stand beside it. */
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
