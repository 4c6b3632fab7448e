/** The call about the staff of the shop (PAGE-06). */
import { lenientBoolean } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { Endpoint } from '../../base/net/endpoint.contract'

const roleAnswer = shape({ check_role: lenientBoolean })

/**
 * POST /user/login/check-role: whether the account with this name belongs to the shop's staff. Only a mark on the login
 * form follows from the answer: it grants nothing. The server should limit how often a visitor may ask, because the
 * answer tells which names are the staff's.
 */
export const checkRole: Endpoint<{ readonly name: string }, typeof roleAnswer> = {
  name: 'user.check-role',
  method: 'POST',
  path: '/user/login/check-role',
  requirements: ['PAGE-06'],
  changes: false,
  query: ({ name }) => ({ name }),
  answer: roleAnswer,
}
