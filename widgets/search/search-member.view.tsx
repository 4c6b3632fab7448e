/** Prices of members. Fetched for visitors who may be one. */
import { shownPrice } from '../../core/domain/membership'
import { formatMoney } from '../../core/domain/money'
import { readPlace } from '../../core/host/place'
import { readMemberTerms } from '../../core/host/settings/member-terms'
import { createSay } from '../../core/texts'
import type { PriceProps } from './search.model'
import { memberTexts } from './search-member.texts'

/** A member reads what others pay, struck (PRICE-02, SEARCH-10). */
export function MemberPrice({ price }: PriceProps) {
  const { country, language } = readPlace()
  const say = createSay(memberTexts, language)
  const money = (amount: number) => formatMoney(amount, country.currency)
  const { due, regular } = shownPrice(price, readMemberTerms())
  return (
    <>
      {money(due)}
      {regular !== undefined && (
        <>
          {' '}
          <span part="member-label">{say('member')}</span>{' '}
          <span className="visually-hidden">{say('regularPrice')} </span>
          <s part="regular-price">{money(regular)}</s>
        </>
      )}
    </>
  )
}
