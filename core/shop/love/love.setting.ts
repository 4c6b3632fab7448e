/** The settings of the wishlist. */
import { array, pipe, transform } from 'valibot'
import { list } from '../../base/input/php-list'
import { numericString } from '../../base/input/php-values'

/**
 * Node ids of the products the visitor loves. Absent where the page was not rendered for this visitor, for example from
 * a cache.
 */
export const lovedNids = {
  name: 'uc_love.user',
  schema: pipe(list, array(pipe(numericString, transform(Math.trunc)))),
  otherwise: undefined,
} as const
