/** What the page says about loves. */
import { array, pipe, transform } from 'valibot'
import { list } from '../../php-list'
import { figure } from '../../written-by-php'

/** Node ids of the products this visitor loves. Absent where the page was not rendered for one visitor. */
export const lovedNids = {
  name: 'uc_love.user',
  schema: pipe(list, array(pipe(figure, transform(Math.trunc)))),
  otherwise: undefined,
} as const
