/** @jsxImportSource hono/jsx */
/** Renders a form as Drupal 7 does. */
import { formatMoney } from '../../core/base/country/money.rules'
import { priceIn } from '../database/prices'
import type { Visitor } from '../visitor/visitor'
import type { Filled } from './form-sent'
import { elementId, type FormField, giftAmounts, type ShopForm } from './shop-forms'

/** A form with its submitted values and errors. */
export interface FormProps {
  form: ShopForm
  filled?: Filled
  problems?: ReadonlyMap<string, string>
  visitor: Visitor
}

const none: ReadonlyMap<string, string> = new Map()

/** Posts to its own page. Labels are above fields, errors below. */
export function FormView({ form, filled = {}, problems = none, visitor }: FormProps) {
  const { path, id, fields, send } = form
  return (
    <form class="shop-form" id={elementId(form)} action={path} method="post" accept-charset="UTF-8" novalidate>
      {fields.map((field) => (
        <Field field={field} values={filled[field.name] ?? []} problem={problems.get(field.name)} visitor={visitor} />
      ))}
      <input type="hidden" name="form_id" value={id} />
      <button type="submit" name="op" id="edit-submit" class="button form-submit">
        {visitor.t(send)}
      </button>
    </form>
  )
}

interface FieldProps {
  field: FormField
  values: readonly string[]
  problem: string | undefined
  visitor: Visitor
}

function Field({ field, values, problem, visitor }: FieldProps) {
  const { name, label, isOptional } = field
  const id = `edit-${name.replaceAll('_', '-')}`
  const said = problem ? `${id}-problem` : undefined
  const words = (
    <>
      {visitor.t(label)} {isOptional && <span class="form-optional">{visitor.t('optional')}</span>}
    </>
  )
  const below = problem && (
    <p class="form-problem" id={said}>
      {problem}
    </p>
  )
  return (
    <div class={`form-item form-item-${name.replaceAll('_', '-')}`}>
      <label for={id}>{words}</label>
      <Control {...{ field, id, said, visitor }} value={values[0] ?? ''} />
      {below}
    </div>
  )
}

interface ControlProps {
  field: FormField
  id: string
  /** The id of its error. */
  said: string | undefined
  value: string
  visitor: Visitor
}

function Control({ field: { name, kind, isOptional, autocomplete }, id, said, value, visitor }: ControlProps) {
  const state = said ? 'error' : ''
  const shared = {
    id,
    name,
    required: !isOptional,
    'aria-invalid': said ? ('true' as const) : undefined,
    'aria-describedby': said,
  }
  if (kind === 'textarea')
    return (
      <textarea {...shared} class={`form-textarea ${state}`} rows={5} maxlength={2000}>
        {value}
      </textarea>
    )
  if (kind === 'amount') return <Amounts {...shared} chosen={value} visitor={visitor} />
  return (
    <input
      {...shared}
      type={kind}
      class={`form-text ${state}`}
      value={value}
      maxlength={254}
      autocomplete={autocomplete ?? 'off'}
    />
  )
}

function Amounts({ chosen, visitor, ...shared }: { id: string; name: string; chosen: string; visitor: Visitor }) {
  const { code, currency } = visitor.country
  return (
    <select {...shared} class="form-select" autocomplete="off">
      {giftAmounts.map((dollars) => {
        const amount = priceIn(code, dollars)
        return (
          <option value={`${amount}`} selected={chosen === `${amount}`}>
            {formatMoney(amount, currency)}
          </option>
        )
      })}
    </select>
  )
}
