/** The request of swatches (SWATCH-02). The specification does not show its submission: it is proposed. */
import { array, nullish, string } from 'valibot'
import { phpFlag } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { Endpoint } from '../../base/net/endpoint.contract'
import { fieldError } from '../../base/net/field-error.contract'
import type { SwatchValues } from './swatch.rules'

const requestAnswer = shape({
  /** Whether the swatches are requested, now or by an earlier call with the same operation id. */
  requested: phpFlag,
  /** The page that says so. */
  url: nullish(string(), ''),
  /** Fields that the server rejects. Nothing was requested. */
  errors: nullish(array(fieldError), []),
})

/** A request, with the id of its operation. */
export interface SwatchRequestInput {
  /** Calls with the same id request the swatches once, also where the visitor logs in meanwhile. */
  readonly operation: string
  /** The ids of the chosen options, by their places from 0. */
  readonly swatches: ReadonlyMap<number, string>
  readonly values: SwatchValues
}

/**
 * POST /ajax/swatch-request: requests swatches (SWATCH-02). Where an answer is lost, the same call is sent again with the
 * same operation id. If the visitor has changed the request meanwhile, the latest call counts. A visitor whose request
 * was sent before is refused, with a message. The fields of the address are those that the shop’s form has.
 */
export const swatchRequest: Endpoint<SwatchRequestInput, typeof requestAnswer> = {
  name: 'swatch.request',
  method: 'POST',
  path: '/ajax/swatch-request',
  requirements: ['SWATCH-02', 'SWATCH-03'],
  proposed: true,
  changes: true,
  refuses: true,
  query: ({ operation, swatches, values }) => ({
    ...values,
    operation,
    ...Object.fromEntries([...swatches].map(([place, id]) => [`swatches[${place}]`, id])),
  }),
  answer: requestAnswer,
}
