/** What Klaviyo's calls carry, in JSON:API's shapes. */
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
import { isEmail } from '../../../core/domain/email'

const email = pipe(string(), check(isEmail, 'Invalid email address'))
const words = pipe(string(), minLength(1))

/** A subscription as older revisions have it: document 1, section 7. */
export const flatSubscription = pipe(
  object({
    data: object({ type: literal('subscription'), attributes: object({ list_id: words, email }) }),
  }),
  transform(({ data: { attributes } }) => ({ list: attributes.list_id, email: attributes.email })),
)

/** A subscription as today's revisions have it. What the visitor consents to is not the page's to say: it is refused. */
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

/** Who somebody is. */
export const clientProfile = object({ data: object({ type: literal('profile'), attributes: told }) })

/** What somebody did. */
export const clientEvent = object({
  data: object({
    type: literal('event'),
    attributes: object({
      properties: told,
      metric: object({ data: object({ type: literal('metric'), attributes: object({ name: words }) }) }),
    }),
  }),
})
