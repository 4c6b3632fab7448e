/** The address errors to show (ADDR-01, ADDR-04). */

import type { AddressError } from '../../../core/shop/address/address.rules'
import { addressFields } from '../../../core/shop/address/address-input.rules'
import { paneField } from '../../../core/shop/order/order-form.contract'
import {
  type AddressField,
  type PaneName,
  paneProblems,
  panesOf,
  type Settings,
  type StepInput,
} from '../checkout.rules'

/** A field error: the server's message, or the code of the broken rule. */
export type FieldError = { readonly message: string } | { readonly code: AddressError }

/** The error to show at an address field; `undefined` if it is valid or not touched. */
export function fieldErrorOf(
  pane: PaneName,
  field: AddressField,
  { draft, problems, touched }: Pick<StepInput, 'draft' | 'problems'> & { readonly touched: ReadonlySet<string> },
  settings: Settings,
): FieldError | undefined {
  const refused = problems.find((problem) => problem.field === paneField(pane, field))
  if (refused) return refused.message ? { message: refused.message } : { code: 'invalid' }
  const isTouched = touched.has(pane) || touched.has(`${pane}.${field}`)
  const code = isTouched && field !== 'country' ? paneProblems(draft[pane], settings)[field] : undefined
  return code && { code }
}

/** An error with its field. */
export interface ShownFieldError {
  readonly pane: PaneName
  readonly field: AddressField
  readonly error: FieldError
}

/** All shown address errors, in field order. */
export function shownFieldErrors(
  input: Parameters<typeof fieldErrorOf>[2],
  settings: Settings,
): readonly ShownFieldError[] {
  return panesOf(input.draft).flatMap((pane) =>
    addressFields.flatMap((field) => {
      const error = fieldErrorOf(pane, field, input, settings)
      return error ? [{ pane, field, error }] : []
    }),
  )
}
