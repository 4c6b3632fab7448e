/** @jsxImportSource hono/jsx */
/** The filters and the order of products, as a form, and the chosen values. */
import { chosenCount, shownTypes, toggleFacet } from '../../../core/shop/search/facets.rules'
import {
  type ChosenFacets,
  type FacetName,
  facetNames,
  firstPlace,
  noFacets,
  placePath,
  sorts,
} from '../../../core/shop/search/results-page.rules'
import { facetHex, facetLabel } from '../../catalogue/facet-labels'
import type { FacetValue, FoundResults } from '../../search/find-results'
import { formatCount } from '../../visitor/format-count'
import type { ShopCode } from '../../visitor/texts/texts'
import type { Visitor } from '../../visitor/visitor'
import { Dot } from '../layout/swatch'
import { ChipList } from '../listing/chips'

interface FilterProps {
  found: FoundResults
  visitor: Visitor
}

const legends: Readonly<Record<FacetName, ShopCode>> = { color: 'colour', material: 'material', type: 'kind' }
const sortTexts = {
  best: 'sortBest',
  price_asc: 'sortPriceAsc',
  price_desc: 'sortPriceDesc',
  newest: 'sortNewest',
} as const

/** The form. On small screens it is behind a button, on wide screens beside the results. */
export function Refine({ found, visitor }: FilterProps) {
  const { t } = visitor
  const { query, facets, sort } = found.place
  const chosen = chosenCount(facets)
  return (
    <details class="refine" data-rove-results="refine" hidden={found.place.type !== 'products'}>
      <summary>
        {t('refine')} <span data-rove-results="chosen-count">{chosen > 0 && `(${chosen})`}</span>
      </summary>
      <form
        class="refine__form"
        data-rove-results="filters"
        method="get"
        action={placePath(firstPlace('products', query), '/')}
      >
        <label class="refine__sort">
          <span>{t('sortBy')}</span>
          <select name="sort" autocomplete="off">
            {sorts.map((one) => (
              <option value={one} selected={one === sort}>
                {t(sortTexts[one])}
              </option>
            ))}
          </select>
        </label>
        {facetNames.map((name) => (
          <fieldset class={`facet facet--${name}`} data-facet={name}>
            <legend>{t(legends[name])}</legend>
            <FacetChoices name={name} found={found} visitor={visitor} />
          </fieldset>
        ))}
        <p class="refine__apply">
          <button class="button" type="submit" data-rove-results="apply">
            {t('showResults')}
          </button>
        </p>
      </form>
    </details>
  )
}

function FacetChoices({ name, found: { facets, place }, visitor }: FilterProps & { name: FacetName }) {
  const values = facets[name]
  const chosen = place.facets[name]
  const first = name === 'type' ? values.slice(0, shownTypes) : values
  const others = values.slice(first.length)
  const choices = (some: readonly FacetValue[]) =>
    some.map((one) => <FacetChoice {...{ name, visitor, ...one }} isChosen={chosen.includes(one.value)} />)
  return (
    <>
      <div class="facet__values">{choices(first)}</div>
      {others.length > 0 && (
        <details
          class="facet__more"
          data-rove-results="more-types"
          open={others.some(({ value }) => chosen.includes(value))}
        >
          <summary>{visitor.t('moreTypes')}</summary>
          <div class="facet__values">{choices(others)}</div>
        </details>
      )}
    </>
  )
}

interface ChoiceProps extends FacetValue {
  name: FacetName
  isChosen: boolean
  visitor: Visitor
}

function FacetChoice({ name, value, count, isChosen, visitor }: ChoiceProps) {
  const hex = name === 'color' ? facetHex(value) : undefined
  return (
    <label class="facet__choice">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        autocomplete="off"
      />
      {hex && <Dot hex={hex} />}
      <span>
        <span class="facet__name">{facetLabel(visitor.language, value)}</span>{' '}
        <span class="facet__count" data-rove-results="facet-count">
          ({formatCount(visitor, count)})
        </span>
      </span>
    </label>
  )
}

/** The chosen values: a press removes one. */
export function Chips({ found: { place }, visitor }: FilterProps) {
  const hrefOf = (facets: ChosenFacets) => placePath({ ...place, page: 1, facets }, '/') ?? ''
  const chips = facetNames.flatMap((facet) =>
    place.facets[facet].map((value) => ({
      facet,
      value,
      label: facetLabel(visitor.language, value),
      href: hrefOf(toggleFacet(place.facets, facet, value)),
    })),
  )
  return <ChipList chips={chips} clear={hrefOf(noFacets)} isOfResults visitor={visitor} />
}
