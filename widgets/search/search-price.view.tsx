/** A price as this visitor pays it. */

import { readMarket } from '../../core/base/country/country.setting'
import { formatMoney } from '../../core/base/country/money.rules'
import { createTextLookup } from '../../core/base/texts/texts'
import { shownPrice } from '../../core/shop/membership/membership.rules'
import { readMemberTerms } from '../../core/shop/membership/membership.setting'
import { priceTexts } from './search-price.texts'

/** A member sees the member price, and the regular price struck (PRICE-02, SEARCH-10). */
export function SuggestionPrice({ price }: { readonly price: number }) {
  const { country, language } = readMarket()
  const t = createTextLookup(priceTexts, language)
  const money = (amount: number) => formatMoney(amount, country.currency)
  const { due, regular } = shownPrice(price, readMemberTerms())
  return (
    <>
      {money(due)}
      {regular !== undefined && (
        <>
          {' '}
          <span part="member-label">{t('member')}</span> <span className="visually-hidden">{t('regularPrice')} </span>
          <s part="regular-price">{money(regular)}</s>
        </>
      )}
    </>
  )
}
