/** @jsxImportSource hono/jsx */
import { formatDay } from '../../core/base/country/day.rules'
import { formatMoney } from '../../core/base/country/money.rules'
import type { Visitor } from '../visitor/visitor'
import { type Membership, renewalDiscountPercent, renewalFee } from './membership-records'

interface MembershipPageProps {
  visitor: Visitor
  membership: Membership
}

/** A member's own page: when the membership ends, what was paid for it, and its renewal. */
export function MembershipPage({ visitor, membership: { ends, renewal, isRenewable } }: MembershipPageProps) {
  const { t, language, locale, country } = visitor
  const fee = formatMoney(renewalFee(visitor, false), country.currency)
  return (
    <section class="quiet">
      <p class="price__member">{t('member')}</p>
      <h1>{t('membershipPage')}</h1>
      <p>{t('membershipEnds').replace('{date}', formatDay(locale, ends))}</p>
      {renewal && <p>{t('membershipPaid').replace('{fee}', formatMoney(renewal.paid, renewal.currency))}</p>}
      {isRenewable && (
        <>
          <rove-membership-renewal discount={`${renewalDiscountPercent}${language === 'fr' ? '\u00a0%' : '%'}`}>
            <form action="/user/membership" method="post" accept-charset="UTF-8">
              <button class="button" type="submit" name="op" value="renew">
                {t('membershipRenew')}
              </button>
            </form>
          </rove-membership-renewal>
          <p>{t('membershipRenewHint').replace('{fee}', fee)}</p>
        </>
      )}
    </section>
  )
}
