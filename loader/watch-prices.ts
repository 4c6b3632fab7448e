/** Compares the prices that several places of the page show (PRICE-01, PRICE-02). */
import { pageBus } from '../core/base/bus/bus'
import { report } from '../core/base/report/report'
import type { PricesShown } from '../core/shop/price-check/price.facts'
import { idle } from './load-strategies'

/**
 * Once the page is idle: after a cart, suggestions or a wishlist show prices, or the server has answered one, beside each
 * other, a buybox or cards. A page that shows prices in one of these ways only loads nothing for it.
 */
export function watchPrices(): void {
  const { last, on, published } = pageBus()
  const compare = () => {
    const shown = published.flatMap(([fact, payload]) => (fact === 'price:shown' ? (payload as PricesShown).by : []))
    if (
      new Set(shown).size > 1 ||
      ((last('price:shown') ?? last('cart:added')) &&
        (last('model:chosen') ?? document.querySelector('[data-rove-card=due-amount]')))
    )
      idle(document.body, () => {
        import('../core/shop/price-check/compare-prices')
          .then(({ comparePrices }) => comparePrices())
          .catch((failure) => report('prices', failure))
      })
  }
  for (const fact of ['price:shown', 'cart:added', 'model:chosen'] as const) on(fact, compare)
  compare()
}
