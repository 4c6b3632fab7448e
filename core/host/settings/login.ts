/** Who is logged in, as the page says. Source: document 3, section 3 (User); it stands under `rove`. */
import { nullish } from 'valibot'
import { shape } from '../../shape'
import { figure, flag, name, words } from '../../written-by-php'

/**
 * The account; absent for a guest: see `readAccount`. `created` in seconds since 1970. `trade` is proposed: the documents
 * do not show where it stands. Of the document's fields `hash` is not read: it stands for a person, the contact data of
 * the marketing service does not have it, and nobody else may be told of a person.
 */
export const login = {
  name: 'rove.login',
  schema: shape({
    id: name,
    created: nullish(figure, 0),
    orders: nullish(figure, 0),
    email: words,
    firstname: words,
    lastname: words,
    phone: words,
    trade: nullish(flag, false),
  }),
  otherwise: undefined,
} as const
