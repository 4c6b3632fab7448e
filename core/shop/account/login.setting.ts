/** The setting of the customer's account, under `rove`. */
import { nullish } from 'valibot'
import { numericString, optionalText, phpFlag, text } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'

/**
 * The account; absent for a guest: see `readAccount`. `created` is in seconds since 1970. `trade` is proposed: the
 * specification does not show where it is. Its field `hash` is not read: it identifies a person, the contact fields of
 * the marketing service do not include it, and no other sink may receive personal data.
 */
export const login = {
  name: 'rove.login',
  schema: shape({
    id: text,
    created: nullish(numericString, 0),
    orders: nullish(numericString, 0),
    email: optionalText,
    firstname: optionalText,
    lastname: optionalText,
    phone: optionalText,
    trade: nullish(phpFlag, false),
  }),
  otherwise: undefined,
} as const
