/** The enrolment of a trade application (TRADE-01, TRADE-03). The specification does not show it: it is proposed. */
import { array, nullish, string } from 'valibot'
import { phpFlag } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { Endpoint } from '../../base/net/endpoint.contract'
import { fieldError } from '../../base/net/field-error.contract'
import type { TradeValues } from './trade.rules'

const enrolAnswer = shape({
  /** Whether the application is enrolled, now or by an earlier call with the same operation id. */
  enrolled: phpFlag,
  /** The page that thanks the visitor. */
  url: nullish(string(), ''),
  /** Fields that the server rejects. Nothing was enrolled. */
  errors: nullish(array(fieldError), []),
})

/** An application, with the id of its operation. */
export interface TradeEnrolInput {
  /** Calls with the same id enrol once, also where the visitor logs in meanwhile. */
  readonly operation: string
  readonly values: TradeValues
}

/**
 * POST /ajax/trade/enrol: enrols an application (TRADE-01). Where an answer is lost, the same call is sent again with
 * the same operation id. If the visitor has changed the application meanwhile, the values of the latest call count. The fields are
 * those that the shop’s form has.
 */
export const tradeEnrol: Endpoint<TradeEnrolInput, typeof enrolAnswer> = {
  name: 'trade.enrol',
  method: 'POST',
  path: '/ajax/trade/enrol',
  requirements: ['TRADE-01', 'TRADE-03'],
  proposed: true,
  changes: true,
  refuses: true,
  query: ({ operation, values }) => ({ ...values, operation }),
  answer: enrolAnswer,
}
