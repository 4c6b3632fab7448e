/** The problems of the form in steps, and the steps they belong to (TRADE-01, TRADE-02). */
import { type TradeError, type TradeField, tradeSteps } from '../../core/shop/trade/trade.rules'

/** The first step with an invalid field; the number of steps where all are valid. @param errorsOf those of some fields */
export function firstInvalidStep(
  errorsOf: (fields: readonly TradeField[]) => ReadonlyMap<TradeField, TradeError>,
): number {
  const at = tradeSteps.findIndex((fields) => errorsOf(fields).size > 0)
  return at < 0 ? tradeSteps.length : at
}

/** The step of a field. The server can name a field that is in none: the last step. */
export function stepOf(field: string): number {
  const at = tradeSteps.findIndex((fields) => (fields as readonly string[]).includes(field))
  return at < 0 ? tradeSteps.length - 1 : at
}

/** What is wrong with a field: a code, or the server’s own words. */
export type Problem = TradeError | 'fileWait' | { readonly serverMessage: string }
/** The problems by field. */
export type Problems = ReadonlyMap<TradeField, Problem>
