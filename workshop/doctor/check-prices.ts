/**
 * The prices that this page shows: whether they agree with each other, and with what the server answers to calls that
 * only read. A finding has the product, its model and two prices, and nothing else of an answer.
 */
import { mismatchesIn, pricesOfPage, publishedMismatches } from '../../core/shop/price-check/compare-prices'
import type { PlacedPrice } from '../../core/shop/price-check/mismatch.rules'
import type { PriceMismatch } from '../../core/shop/price-check/price.facts'
import { pricesOfCards } from '../../core/shop/price-check/prices-of-cards'
import type { Check, Finding } from './finding'
import { pricesOfServer } from './prices-of-server'

export const pricesCheck: Check = {
  name: 'prices',
  title: 'Prices',
  async run() {
    const ofPage = pricesOfPage()
    const shown = [...ofPage, ...pricesOfCards(otherCards(ofPage))]
    const served = await pricesOfServer(shown)
    const mismatches = [...publishedMismatches(), ...mismatchesIn([...shown, ...served])]
    const findings = new Map(mismatches.map(findingOf).map((finding) => [finding.what + finding.evidence, finding]))
    return [
      ...findings.values(),
      {
        severity: 'note',
        what: `${shown.length} prices that the page shows were compared, with each other and with ${served.length} of the server.`,
        mend: 'Choose a model, open the cart and search for a product first, to compare more.',
      },
    ]
  },
}

/** The products of cards whose prices are not among these. */
function otherCards(prices: readonly PlacedPrice[]): ReadonlySet<number> {
  const listed = new Set(prices.flatMap(({ nid, model }) => (model === undefined ? nid : [])))
  const cards = [...document.querySelectorAll<HTMLElement>('[data-nid]')]
  return new Set(cards.map(({ dataset }) => Number(dataset.nid)).filter((nid) => !listed.has(nid)))
}

function findingOf({ nid, model, one, other, currency }: PriceMismatch): Finding {
  const what = model === undefined ? `product ${nid}` : `model ${model} of product ${nid}`
  return {
    severity: 'error',
    what: `The prices of ${what} differ.`,
    evidence: [one, other].map(({ by, price }) => `${by}: ${price} ${currency}`).join('; '),
    mend: 'Compute both from the same price, sale and member discount: docs/window-rove.md, “Facts”, price:mismatch.',
  }
}
