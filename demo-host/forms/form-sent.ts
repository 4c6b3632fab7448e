/** A shop's form that somebody sent: what is wrong with it, and what is written down of it. */
import type { Context } from 'hono'
import { isEmail } from '../../core/domain/email'
import type { Visitor } from '../visitor/visitor'
import type { FormField, ShopForm } from './shop-forms'

/** What was filled in, by the field's name; of ticked boxes every one. */
export type Filled = Readonly<Record<string, readonly string[]>>

/** Reads the form's own fields: trimmed, without what was left empty. */
export async function readForm(context: Context, { fields }: ShopForm): Promise<Filled> {
  const sent = await context.req.formData().catch(() => new FormData())
  const texts = (name: string) => sent.getAll(name).flatMap((one) => (typeof one === 'string' ? [one.trim()] : []))
  return Object.fromEntries(fields.map(({ name }) => [name, texts(name).filter(Boolean).map(short)]))
}

const short = (text: string) => text.slice(0, 2000)

/** What the visitor is told, by the field's name. */
export function problemsIn({ fields }: ShopForm, filled: Filled, visitor: Visitor): ReadonlyMap<string, string> {
  return new Map(fields.flatMap((field) => problemWith(field, filled, visitor)))
}

function problemWith({ name, label, kind, isOptional }: FormField, filled: Filled, { say }: Visitor) {
  const [value] = filled[name] ?? []
  if (!value) return isOptional ? [] : [[name, say('formMissing').replace('{field}', say(label))] as const]
  return kind === 'email' && !isEmail(value) ? [[name, say('formEmailWrong')] as const] : []
}

/** What is written down: which fields were filled in, and what was chosen in them. Of what was typed, only that. */
export function toldOf({ fields }: ShopForm, filled: Filled): Readonly<Record<string, unknown>> {
  const given = fields.filter(({ name }) => filled[name]?.length)
  return Object.fromEntries(
    given.map(({ name, kind }) => {
      if (kind === 'fabrics') return [name, filled[name]]
      return [name, kind === 'email' || kind === 'amount' ? filled[name]?.[0] : '***']
    }),
  )
}
