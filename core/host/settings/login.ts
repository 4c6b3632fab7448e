/** Who is logged in, as the page says. Source: document 3, section 3 (User); it stands under `rove`. */
import { nullish, string } from 'valibot'
import { shape } from '../../shape'
import { figure, flag, name } from '../../written-by-php'

/** The account; absent for a guest. `created` in seconds since 1970. `trade` is proposed: the documents do not show where it stands. */
export const login = {
  name: 'rove.login',
  schema: shape({
    id: name,
    created: nullish(figure, 0),
    orders: nullish(figure, 0),
    email: nullish(string(), ''),
    trade: nullish(flag, false),
  }),
  otherwise: undefined,
} as const
