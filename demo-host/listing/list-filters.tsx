/** @jsxImportSource hono/jsx */
import { ChipList } from '../pages/listing/chips'
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'
import { type FilterChoices, type Filters, filterQuery } from './filters'

const sorts = [
  ['', 'listUsual'],
  ['price', 'listCheap'],
  ['-price', 'listDear'],
] as const satisfies readonly (readonly [string, ShopCode])[]

interface FiltersProps {
  filters: Filters
  choices: FilterChoices
  /** The address of the list's first page. */
  action: string
  visitor: Visitor
}

/** The filter form: its fields are the query of the list's address (LIST-04). */
export function ListFilters({ filters, choices, action, visitor: { t } }: FiltersProps) {
  const [path = ''] = action.split('?')
  const any = ['', t('listAll')] as const
  return (
    <form class="listing__filters" method="get" action={path} data-rove-listing="filters">
      <Choice name="colour" label={t('colour')} chosen={filters.colour} options={[any, ...choices.colours]} />
      <Choice
        name="material"
        label={t('material')}
        chosen={filters.material}
        options={[any, ...choices.materials.map((one) => [one, one] as const)]}
      />
      <Choice
        name="sort"
        label={t('listSort')}
        chosen={filters.sort}
        options={sorts.map(([value, code]) => [value, t(code)] as const)}
      />
      <button class="button button--quiet" type="submit">
        {t('listApply')}
      </button>
    </form>
  )
}

/** The chosen values: a press removes one. */
export function FilterChips({ filters, choices, action, visitor }: FiltersProps) {
  const [path] = action.split('?')
  const hrefOf = (some: Filters) => [path, filterQuery(some)].filter(Boolean).join('?')
  const chips = (['colour', 'material'] as const).flatMap((facet) => {
    const value = filters[facet]
    const label = facet === 'colour' ? (choices.colours.get(value) ?? value) : value
    return value ? { facet, value, label, href: hrefOf({ ...filters, [facet]: '' }) } : []
  })
  const clear = hrefOf({ ...filters, colour: '', material: '' })
  if (chips.length === 0) return null
  return <ChipList chips={chips} clear={clear} visitor={visitor} />
}

interface ChoiceProps {
  name: string
  label: string
  chosen: string
  /** Values and labels. */
  options: readonly (readonly [string, string])[]
}

function Choice({ name, label, chosen, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name}>
        {options.map(([value, text]) => (
          <option value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
