import { RoveError } from '../report/errors'

/**
 * Rethrows the failure of a call to the shop. Its console line ends with the specification's words, unless the shop has
 * refused.
 */
export function erroneous(failure: unknown): never {
  if (failure instanceof RoveError && failure.code !== 'refused') failure.note = 'Erroneous request.'
  throw failure
}
