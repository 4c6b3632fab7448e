import type { Texts } from '../../../core/base/texts/texts'

/** The code of a text. */
export type PlansCode =
  | 'title'
  | 'lead'
  | 'caption'
  | 'term'
  | 'payments'
  | 'monthly'
  | 'interest'
  | 'total'
  | 'none'
  | 'programme'
  | 'zero'
  | 'lenders'
  | 'smallPrint'
  | 'close'

/** The texts of the plans dialog. */
export const plansTexts: Texts<PlansCode> = {
  en: {
    title: 'Pay over time',
    lead: 'Monthly payments for {amount}.',
    caption: 'Monthly plans',
    term: 'Plan',
    payments: '{n} payments',
    monthly: 'Per month',
    interest: 'Interest',
    total: 'Total',
    none: 'None',
    programme: 'Calculated at {rate}% APR.',
    zero: 'Calculated without interest (0% APR).',
    lenders: 'Financing by {names}.',
    smallPrint:
      'Estimates for this product alone, before tax and delivery. The lender sets your rate and terms at checkout, and not everyone is eligible. Viewing plans is without obligation.',
    close: 'Close',
  },
  fr: {
    title: 'Payer en plusieurs versements',
    lead: 'Versements mensuels pour un achat de {amount}.',
    caption: 'Modalités mensuelles',
    term: 'Modalité',
    payments: '{n} versements',
    monthly: 'Par mois',
    interest: 'Intérêts',
    total: 'Total',
    none: 'Aucun',
    programme: 'Calculé à un TAP de {rate}\u00a0%.',
    zero: 'Calculé sans intérêts (TAP de 0\u00a0%).',
    lenders: 'Financement par {names}.',
    smallPrint:
      'Estimations pour ce seul produit, avant taxes et livraison. Le prêteur fixe votre taux et vos modalités au paiement, et l’admissibilité n’est pas garantie. La consultation est sans engagement.',
    close: 'Fermer',
  },
  ko: {
    title: '할부 결제',
    lead: '{amount}에 대한 월 납부액입니다.',
    caption: '월 할부 플랜',
    term: '플랜',
    payments: '{n}회 납부',
    monthly: '매월',
    interest: '이자',
    total: '합계',
    none: '없음',
    programme: '연이율 {rate}%로 계산했습니다.',
    zero: '무이자(연이율 0%)로 계산했습니다.',
    lenders: '대출 기관: {names}.',
    smallPrint:
      '세금과 배송비를 제외한 이 상품만의 예상 금액입니다. 이율과 조건은 결제할 때 대출 기관이 정하며, 누구나 이용할 수 있는 것은 아닙니다. 조회만으로는 신청되지 않습니다.',
    close: '닫기',
  },
  'zh-Hant-HK': {
    title: '分期付款',
    lead: '{amount} 的每月付款額。',
    caption: '每月分期計劃',
    term: '計劃',
    payments: '{n} 期',
    monthly: '每月',
    interest: '利息',
    total: '總計',
    none: '無',
    programme: '以實際年利率 {rate}% 計算。',
    zero: '以免息（實際年利率 0%）計算。',
    lenders: '貸款機構：{names}。',
    smallPrint:
      '以上僅為此產品的估算，未計稅項及運費。利率及條款由貸款機構於結帳時決定，並非人人合資格。查看計劃無須承擔任何責任。',
    close: '關閉',
  },
}
