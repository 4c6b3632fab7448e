/** Formats an error for a list that is not beside the field: `City: Required`. */
import type { FieldError } from '../../core/base/net/field-error.contract'
import { labelled } from '../visitor/labelled'
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'

/** Labels by the last part of a field's name. Messages of other fields need no label. */
const labels: Readonly<Record<string, ShopCode>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  company: 'company',
  street1: 'street1',
  street2: 'street2',
  city: 'city',
  zone: 'province',
  country: 'country',
  postal_code: 'postalCode',
  phone: 'phone',
  cc_owner: 'ccOwner',
  cc_number: 'ccNumber',
  cc_exp_month: 'ccMonth',
  cc_exp_year: 'ccYear',
  cc_cvv: 'ccCvv',
}

/** The error with its field's label, and with the pane's label if two panes have such a field. */
export function errorText(visitor: Pick<Visitor, 't' | 'language'>, { field, message }: FieldError): string {
  const [, pane = '', part = ''] = /^panes\[\w+\](?:\[details\])?\[(billing_)?(?:delivery_)?(\w+)\]$/.exec(field) ?? []
  const label = Object.hasOwn(labels, part) ? labels[part] : undefined
  if (!label) return message
  const { t } = visitor
  return labelled(visitor, pane ? `${t('paneBilling')}, ${t(label)}` : t(label), message)
}
