/** The bodies of Klaviyo's calls, in the shapes of JSON:API. */

import {
  check,
  literal,
  minLength,
  object,
  optional,
  pipe,
  record,
  strictObject,
  string,
  transform,
  unknown,
} from 'valibot'
import { typedEmail } from '../../../core/base/input/typed.rules'
import { isEmail } from '../../../core/shop/contacts/email.rules'

const email = pipe(
  string(),
  check((text) => isEmail(typedEmail(text)), 'Invalid email address'),
)
const words = pipe(string(), minLength(1))

/** A subscription of older revisions. */
export const flatSubscription = pipe(
  object({
    data: object({ type: literal('subscription'), attributes: object({ list_id: words, email }) }),
  }),
  transform(({ data: { attributes } }) => ({ list: attributes.list_id, email: attributes.email })),
)

/** A subscription of present revisions. A consent field is refused, because a page must not set it. */
export const clientSubscription = pipe(
  object({
    data: object({
      type: literal('subscription'),
      attributes: object({
        custom_source: optional(string()),
        profile: object({
          data: object({
            type: literal('profile'),
            attributes: strictObject({ email, properties: optional(record(string(), unknown())) }),
          }),
        }),
      }),
      relationships: object({ list: object({ data: object({ type: literal('list'), id: words }) }) }),
    }),
  }),
  transform(({ data: { attributes, relationships } }) => ({
    list: relationships.list.data.id,
    email: attributes.profile.data.attributes.email,
  })),
)

const told = record(string(), unknown())

/** A profile. */
export const clientProfile = object({ data: object({ type: literal('profile'), attributes: told }) })

/** An event. */
export const clientEvent = object({
  data: object({
    type: literal('event'),
    attributes: object({
      properties: told,
      metric: object({ data: object({ type: literal('metric'), attributes: object({ name: words }) }) }),
    }),
  }),
})
