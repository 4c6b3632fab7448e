/** @jsxImportSource hono/jsx */
/** A member's page, and the renewal of the membership. */
import { type Context, Hono } from 'hono'
import { formatMoney } from '../../core/base/country/money.rules'
import { renewalDiscount } from '../../core/shop/membership/renewal.contract'
import { record } from '../log/record'
import { type PageSources, show } from '../pages/layout/show'
import { refuse } from '../refuse'
import { setMessage } from '../visitor/messages'
import type { ShopEnv } from '../visitor/visitor'
import { MembershipPage } from './membership-page'
import { enrolInDiscount, membershipOf, renew } from './membership-records'

/** Serves `/user/membership` and the discount on its renewal. Others than members are asked to join. */
export function membershipRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const { db } = sources
  const isMember = (context: Context<ShopEnv>) => context.get('visitor').persona === 'member'
  const toJoin = (context: Context<ShopEnv>) => context.redirect('/user/membership/enroll/login', 303)

  app.get('/user/membership', async (context) => {
    if (!isMember(context)) return toJoin(context)
    const visitor = context.get('visitor')
    const membership = await membershipOf(db, visitor, Date.now())
    const body = <MembershipPage visitor={visitor} membership={membership} />
    return show(context, sources, { title: visitor.t('membershipPage'), body })
  })
  app.post('/user/membership', async (context) => {
    if (!isMember(context)) return toJoin(context)
    const visitor = context.get('visitor')
    const renewal = await renew(db, visitor, Date.now())
    if (renewal) {
      const { discounted, paid, currency } = renewal
      await record(db, visitor, 'renewal', discounted ? 'renewed with the discount' : 'renewed')
      const text = visitor.t(discounted ? 'membershipRenewedLess' : 'membershipRenewed')
      await setMessage(db, visitor, { kind: 'status', text: text.replace('{fee}', formatMoney(paid, currency)) })
    }
    return context.redirect('/user/membership', 303)
  })
  app.get(renewalDiscount.path, async (context) => {
    if (!isMember(context)) return refuse(context, 'for members', 403)
    const visitor = context.get('visitor')
    if (!(await membershipOf(db, visitor, Date.now())).isRenewable)
      return refuse(context, 'the membership is renewed already', 403)
    if (await enrolInDiscount(db, visitor)) await record(db, visitor, 'renewal', 'discount')
    return context.json({ success: true })
  })
  return app
}
