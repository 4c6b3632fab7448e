/** The questions of the shop’s survey, and what their answers are. */
import { isAmount, isWholeNumber, type TradeQuestions, type TradeValues } from '../../core/shop/trade/trade.rules'

/** The number of projects, their kind from a list, and a budget that may be left out. */
export function questionsOf({ survey_1 = '', survey_3 = '' }: TradeValues): TradeQuestions {
  return {
    survey_1: { isRequired: true, isValid: !survey_1 || isWholeNumber(survey_1) },
    survey_3: { isRequired: false, isValid: !survey_3 || isAmount(survey_3) },
  }
}
