/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html'
import { languageTag } from '../../../core/base/country/countries.rules'
import type { SoldOut } from '../../../core/shop/card/card.rules'
import { firstPlace, placePath } from '../../../core/shop/search/results-page.rules'
import { resultTypes } from '../../../core/shop/search/results-path.rules'
import type { Product } from '../../catalogue/catalogue'
import type { DeliveryText } from '../../destination/deliveries'
import { cardFields } from '../../listing/card-fields'
import type { FoundResults } from '../../search/find-results'
import { formatCount } from '../../visitor/format-count'
import { shopTexts } from '../../visitor/texts/texts'
import type { Visitor } from '../../visitor/visitor'
import { CategoryLinks } from '../home/category-links'
import { scriptJson } from '../layout/settings'
import { BlankCard, Cards } from '../listing/card'
import { blankHit, OtherResults, otherFields } from './other-results'
import { resultTabs } from './result-types'
import { Chips, Refine } from './search-filters'
import { Paging } from './search-paging'

interface ResultsProps {
  found: FoundResults
  /** The products of this page, as the visitor's country sells them. */
  products: readonly Product[]
  deliveries: ReadonlyMap<number, DeliveryText>
  /** Differs when the catalogue differs. */
  version: string
  visitor: Visitor
}

/** The results page, without script. A script can enhance this HTML: its parts have `data-rove-results`. */
export function SearchResultsPage({ found, products, deliveries, version, visitor }: ResultsProps) {
  const { t } = visitor
  const { place, result, understood } = found
  const isProducts = place.type === 'products'
  return (
    <section class="listing">
      <rove-search-results load="eager">
        <header class="listing__head">
          <h1>{t('results').replace('{query}', () => understood ?? place.query)}</h1>
          {understood && <p>{t('noneAsTyped').replace('{query}', () => place.query)}</p>}
        </header>
        <Categories found={found} visitor={visitor} />
        <Tabs found={found} visitor={visitor} />
        <div class="results">
          <Refine found={found} visitor={visitor} />
          <div class="results__found">
            <div class="results__head">
              <Count found={found} visitor={visitor} />
              <Chips found={found} visitor={visitor} />
            </div>
            <p class="visually-hidden" data-rove-results="status" role="status" />
            <p class="none" data-rove-results="none" hidden={result.nbHits > 0}>
              {t(resultTabs[place.type].none)}
            </p>
            {isProducts ? (
              <div class="grid" data-rove-results="list" data-version={version}>
                <Cards
                  products={products}
                  deliveries={deliveries}
                  visitor={visitor}
                  eager={4}
                  isChosen={({ colourGroup }) => place.facets.color.includes(colourGroup)}
                />
              </div>
            ) : (
              <OtherResults type={place.type} hits={result.hits} version={version} />
            )}
            <script type="application/json" data-rove-results="items">
              {raw(
                scriptJson(
                  isProducts ? products.map((one) => cardFields(one, notSoldOut)) : result.hits.map(otherFields),
                ),
              )}
            </script>
            <Paging found={found} visitor={visitor} />
            <Templates visitor={visitor} />
          </div>
        </div>
      </rove-search-results>
    </section>
  )
}

/** The search does not say what is sold out. */
const notSoldOut: ReadonlyMap<number, SoldOut> = new Map()

/** For each type a list of one card, of which the widget makes its lists. */
function Templates({ visitor }: { visitor: Visitor }) {
  return (
    <>
      {resultTypes.map((type) => (
        <template data-rove-results="template" data-type={type}>
          {type === 'products' ? (
            <div class="grid" data-rove-results="list">
              <BlankCard visitor={visitor} />
            </div>
          ) : (
            <OtherResults type={type} hits={[blankHit]} />
          )}
        </template>
      ))}
      <template data-rove-results="template" data-type="category">
        <CategoryLinks hits={[blankHit]} isTemplate />
      </template>
    </>
  )
}

type PartProps = Pick<ResultsProps, 'found' | 'visitor'>

/** They stay, whatever the visitor chooses: all is about one query. */
function Categories({ found: { categories }, visitor }: PartProps) {
  return (
    <nav
      class="categories"
      data-rove-results="categories"
      aria-label={visitor.t('byKind')}
      hidden={categories.length === 0}
    >
      {categories.length > 0 && <CategoryLinks hits={categories} />}
    </nav>
  )
}

function Tabs({ found: { place, totals }, visitor }: PartProps) {
  return (
    <nav class="tabs" data-rove-results="tabs" aria-label={visitor.t('resultTypes')}>
      <ul>
        {resultTypes.map((type) => (
          <li>
            <a
              data-type={type}
              href={placePath(firstPlace(type, place.query), '/')}
              aria-current={type === place.type ? 'page' : undefined}
            >
              {visitor.t(resultTabs[type].tab)} (
              <span data-rove-results="tab-count">{formatCount(visitor, totals[type])}</span>)
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** `15 results`, with the number in an element of its own. */
function Count({ found: { result }, visitor }: PartProps) {
  const { language, locale } = visitor
  const isOne = new Intl.PluralRules(languageTag(locale)).select(result.nbHits) === 'one'
  const [before, after] = shopTexts[language][isOne ? 'foundResult' : 'foundResults'].split('{n}')
  return (
    <p class="results__count" data-rove-results="count">
      {before}
      <span>{formatCount(visitor, result.nbHits)}</span>
      {after}
    </p>
  )
}
