/** @jsxImportSource hono/jsx */
import type { Product } from '../../catalogue/catalogue'
import type { Visitor } from '../../visitor/visitor'
import { Card } from '../listing/card'
import { CategoryList } from '../listing/category-list'

/** The wishlist without script. The widget replaces it. */
export function WishlistPage({ products, visitor }: { products: readonly Product[]; visitor: Visitor }) {
  const { t } = visitor
  return (
    <section class="listing">
      <header class="listing__head">
        <h1>{t('loved')}</h1>
      </header>
      <rove-wishlist>
        {products.length === 0 ? (
          <div class="quiet">
            <h2>{t('lovedEmpty')}</h2>
            <p>{t('lovedHint')}</p>
            <CategoryList visitor={visitor} />
          </div>
        ) : (
          <div class="grid">
            {products.map((product) => (
              <div>
                <Card product={product} visitor={visitor} />
                <form class="remove" action="/i-love/remove" method="post" accept-charset="UTF-8">
                  <input type="hidden" name="nid" value={product.nid} />
                  <button type="submit">
                    {t('remove')} <span class="visually-hidden">{product.title}</span>
                  </button>
                </form>
              </div>
            ))}
          </div>
        )}
      </rove-wishlist>
    </section>
  )
}
