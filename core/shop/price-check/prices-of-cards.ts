/** Reads the prices of the page's cards, also of those that the server has written, as the visitor sees them. */

import { readMarket } from '../../base/country/country.setting'
import { builtIn } from '../../base/input/built-in'
import { partsOf } from '../card/fill-card'
import { readMemberTerms } from '../membership/membership.setting'
import type { PlacedPrice } from './mismatch.rules'

/** A whole text that is one amount, with commas and at most two decimals: not `1.890,00`. */
const amountText = /^\D*(\d{1,3}(?:,\d{3})*|\d+)(\.\d\d)?\D*$/

/**
 * The prices of the cards of these products. Left out are those that can be the price of one colour, and those that are
 * not certain to be this visitor's.
 */
export function pricesOfCards(nids: ReadonlySet<number>): readonly PlacedPrice[] {
  const { currency } = readMarket().country
  const { isMember } = readMemberTerms()
  const at = Date.now()
  return [...document.querySelectorAll<HTMLElement>('[data-nid]')].flatMap((card): PlacedPrice[] => {
    const nid = Number(card.dataset.nid)
    if (!nids.has(nid) || showsColour(card)) return []
    const [due] = partsOf(card, 'due-amount')
    const [, whole, decimals = ''] = amountText.exec(due?.textContent ?? '') ?? []
    const isForMembers = partsOf(card, 'price-kind').some(({ dataset, hidden }) => dataset.kind === 'member' && !hidden)
    if (!whole || due?.closest('[hidden]') || isForMembers !== isMember) return []
    const price = Number(whole.replaceAll(',', '') + decimals)
    return [{ by: placeOf(card), at, nid, model: undefined, currency, isMember, price }]
  })
}

/** A card in a colour that is chosen leads to it. */
function showsColour(card: ParentNode): boolean {
  const [link] = partsOf(card, 'link')
  const dues = new Set(partsOf(card, 'swatch').map(({ dataset }) => dataset.due))
  return !!link?.getAttribute('href')?.includes('?') || dues.size > 1
}

function placeOf(card: Element): string {
  for (let at = builtIn<Element | null>(card); at; at = builtIn(at.parentElement))
    if (at.localName.startsWith('rove-')) return at.localName
  return 'server'
}
