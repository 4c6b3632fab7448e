/** What of the addresses may be told to be wrong (ADDR-01, ADDR-04). */
import { paneField } from '../../core/contract/order-form'
import { type AddressProblem, addressFields } from '../../core/domain/address'
import { type AddressField, type Held, type PaneName, paneProblems, panesOf, type Terms } from './checkout.rules'

/** What is wrong with one field, once it may be told: the server's words, or a rule that it breaks. */
export type Mistake = { readonly words: string } | { readonly code: AddressProblem }

/** What may be told of one field of an address; nothing where it is right, or the shopper is not done with it. */
export function mistakeOf(
  pane: PaneName,
  field: AddressField,
  { draft, problems, told }: Pick<Held, 'draft' | 'problems'> & { readonly told: ReadonlySet<string> },
  terms: Terms,
): Mistake | undefined {
  const refused = problems.find((problem) => problem.field === paneField(pane, field))
  if (refused) return refused.message ? { words: refused.message } : { code: 'invalid' }
  const isTold = told.has(pane) || told.has(`${pane}.${field}`)
  const code = isTold && field !== 'country' ? paneProblems(draft[pane], terms)[field] : undefined
  return code && { code }
}

/** A mistake with its field. */
export interface ToldMistake {
  readonly pane: PaneName
  readonly field: AddressField
  readonly mistake: Mistake
}

/** The fields of the addresses that are told to be wrong, in their order. */
export function toldMistakes(held: Parameters<typeof mistakeOf>[2], terms: Terms): readonly ToldMistake[] {
  return panesOf(held.draft).flatMap((pane) =>
    addressFields.flatMap((field) => {
      const mistake = mistakeOf(pane, field, held, terms)
      return mistake ? [{ pane, field, mistake }] : []
    }),
  )
}
