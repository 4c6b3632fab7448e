/** Validates a submitted form and selects what is logged. */

import type { Context } from 'hono'
import { typedEmail } from '../../core/base/input/typed.rules'
import { isEmail } from '../../core/shop/contacts/email.rules'
import type { Visitor } from '../visitor/visitor'
import type { FormField, ShopForm } from './shop-forms'

/** Values by field name; all values of ticked boxes. */
export type Filled = Readonly<Record<string, readonly string[]>>

/** Reads the form's own fields, trimmed, without empty ones. */
export async function readForm(context: Context, { fields }: ShopForm): Promise<Filled> {
  const sent = await context.req.formData().catch(() => new FormData())
  const texts = (name: string) => sent.getAll(name).flatMap((one) => (typeof one === 'string' ? [one.trim()] : []))
  return Object.fromEntries(fields.map(({ name }) => [name, texts(name).filter(Boolean).map(short)]))
}

const short = (text: string) => text.slice(0, 2000)

/** Error texts by field name. */
export function errorsIn({ fields }: ShopForm, filled: Filled, visitor: Visitor): ReadonlyMap<string, string> {
  return new Map(fields.flatMap((field) => errorOf(field, filled, visitor)))
}

function errorOf({ name, label, kind, isOptional }: FormField, filled: Filled, { t }: Visitor) {
  const [value] = filled[name] ?? []
  if (!value) return isOptional ? [] : [[name, t('formMissing').replace('{field}', t(label))] as const]
  return kind === 'email' && !isEmail(typedEmail(value)) ? [[name, t('formEmailWrong')] as const] : []
}

/** The logged fields: names of filled fields and chosen values. Typed values are masked. */
export function loggedFields({ fields }: ShopForm, filled: Filled): Readonly<Record<string, unknown>> {
  const given = fields.filter(({ name }) => filled[name]?.length)
  return Object.fromEntries(
    given.map(({ name, kind }) => {
      return [name, kind === 'email' || kind === 'amount' ? filled[name]?.[0] : '***']
    }),
  )
}
