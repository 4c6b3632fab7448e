/** @jsxImportSource hono/jsx */
import type { CurrencyCode } from '../../core/country/countries.rules'
import { formatMoney } from '../../core/country/money.rules'
import type { Visitor } from '../visitor/visitor'

/** What a further year costs. */
const fees: Readonly<Record<CurrencyCode, number>> = {
  USD: 100,
  CAD: 140,
  AUD: 150,
  KRW: 140_000,
  GBP: 80,
  HKD: 800,
}

/** A member's own page: when the membership ends, and its renewal. @param ends in words */
export function MembershipPage({ visitor, ends }: { visitor: Visitor; ends: string }) {
  const { t, language, country } = visitor
  const { currency } = country
  return (
    <section class="quiet">
      <p class="price__member">{t('member')}</p>
      <h1>{t('membershipPage')}</h1>
      <p>{t('membershipEnds').replace('{date}', ends)}</p>
      <rove-membership-renewal discount={language === 'fr' ? '15\u00a0%' : '15%'}>
        <form action="/user/membership" method="post" accept-charset="UTF-8">
          <button class="button" type="submit" name="op" value="renew">
            {t('membershipRenew')}
          </button>
        </form>
      </rove-membership-renewal>
      <p>{t('membershipRenewHint').replace('{fee}', formatMoney(fees[currency], currency))}</p>
    </section>
  )
}
