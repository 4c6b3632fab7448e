/** @jsxImportSource hono/jsx */
/** A member's page, and the renewal of the membership. */
import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { languageTag } from '../../core/country/countries.rules'
import { renewalDiscount } from '../../core/visitor/renewal.contract'
import { record } from '../log/record'
import { type PageSources, show } from '../pages/show'
import { setMessage } from '../visitor/messages'
import type { ShopEnv } from '../visitor/visitor'
import { MembershipPage } from './membership-page'

const daysLeft = 9
const discountCookie = 'demo_renewal_discount'

/** Serves `/user/membership` and the discount on its renewal. Others than members are asked to join. */
export function membershipRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const { db } = sources
  const isMember = (context: Context<ShopEnv>) => context.get('visitor').persona === 'member'
  const toJoin = (context: Context<ShopEnv>) => context.redirect('/user/membership/enroll/login', 303)

  app.get('/user/membership', (context) => {
    if (!isMember(context)) return toJoin(context)
    const visitor = context.get('visitor')
    const format = new Intl.DateTimeFormat(languageTag(visitor.locale), { dateStyle: 'long' })
    const ends = format.format(Date.now() + daysLeft * 86_400_000)
    return show(context, sources, {
      title: visitor.t('membershipPage'),
      body: <MembershipPage visitor={visitor} ends={ends} />,
    })
  })
  app.post('/user/membership', async (context) => {
    if (!isMember(context)) return toJoin(context)
    const visitor = context.get('visitor')
    const hasDiscount = getCookie(context, discountCookie) === '1'
    deleteCookie(context, discountCookie)
    await record(db, visitor, 'renewal', hasDiscount ? 'renewed with the discount' : 'renewed')
    const text = visitor.t(hasDiscount ? 'membershipRenewedLess' : 'membershipRenewed')
    await setMessage(db, visitor, { kind: 'status', text })
    return context.redirect('/user/membership', 303)
  })
  app.get(renewalDiscount.path, async (context) => {
    if (!isMember(context)) return context.json({ error: 'for members' }, 403)
    await record(db, context.get('visitor'), 'renewal', 'discount')
    setCookie(context, discountCookie, '1', { path: '/', httpOnly: true, sameSite: 'Lax' })
    return context.json({ success: true })
  })
  return app
}
