/** A problem as a list of them says it, where its field does not stand beside it: `City: Required`. */
import type { OrderProblem } from '../../core/contract/problem'
import { labelled } from '../visitor/labelled'
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'

/** Labels by the last word of a field's name; a message that stands for itself has none. */
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

/** With the field's label, and the pane's where there are two of the kind. */
export function problemWords(visitor: Pick<Visitor, 'say' | 'language'>, { field, message }: OrderProblem): string {
  const [, pane = '', part = ''] = /^panes\[\w+\](?:\[details\])?\[(billing_)?(?:delivery_)?(\w+)\]$/.exec(field) ?? []
  const label = Object.hasOwn(labels, part) ? labels[part] : undefined
  if (!label) return message
  const { say } = visitor
  return labelled(visitor, pane ? `${say('paneBilling')}, ${say(label)}` : say(label), message)
}
