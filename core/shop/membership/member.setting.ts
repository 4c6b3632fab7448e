/** Whether the visitor is a member. */
import { phpFlag } from '../../base/input/php-values'

/** In a file of its own, for code that needs no other setting of memberships. */
export const isMember = { name: 'isMembership', schema: phpFlag, otherwise: false } as const
