/** @jsxImportSource hono/jsx */
import { firstPlace, placePath } from '../../../core/shop/search/results-page.rules'
import type { Product } from '../../catalogue/catalogue'
import type { FoundResults } from '../../search/find-results'
import type { Visitor } from '../../visitor/visitor'
import { Cards } from '../listing/card'
import { CategoryList } from '../listing/category-list'
import { resultTabs } from './result-types'

interface NothingProps {
  found: FoundResults
  /** The words of the query that lead to results each. */
  words: readonly string[]
  best: readonly Product[]
  visitor: Visitor
}

/** No type has results: fewer words, the categories, and what others buy. */
export function NothingFound({ found: { place }, words, best, visitor }: NothingProps) {
  const { t } = visitor
  return (
    <>
      <section class="quiet">
        <p class="quiet__before">{t('results').replace('{query}', () => place.query)}</p>
        <h1>{t('noneFound')}</h1>
        <p>
          {t(resultTabs[place.type].none)} {t('noneHint')}
        </p>
        {words.length > 0 && (
          <>
            <h2 class="quiet__part">{t('fewerWords')}</h2>
            <ul class="ways">
              {words.map((word) => (
                <li>
                  <a href={placePath(firstPlace('products', word), '/')}>{word}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        <CategoryList visitor={visitor} />
      </section>
      <section class="band">
        <h2 class="band__title">{t('bestSellers')}</h2>
        <div class="grid">
          <Cards products={best} visitor={visitor} />
        </div>
      </section>
    </>
  )
}
