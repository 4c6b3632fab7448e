/** @jsxImportSource hono/jsx */
/** Pages of the visitor's own: wishlist, login, account. Each form works without script. */

import { Hono } from 'hono'
import type { InferInput } from 'valibot'
import { typedEmail } from '../../../core/base/input/typed.rules'
import type { checkRole } from '../../../core/shop/account/staff.contract'
import { isEmail } from '../../../core/shop/contacts/email.rules'
import { catalogueOf } from '../../catalogue/catalogue'
import { record } from '../../log/record'
import { refuse } from '../../refuse'
import { openAccount } from '../../visitor/accounts'
import { readFields } from '../../visitor/fields'
import { accountNamed, destinationPath, isStaff } from '../../visitor/login'
import { mergeGuestCart } from '../../visitor/merge-guest-cart'
import { logIn, logOut } from '../../visitor/sessions'
import type { ShopCode } from '../../visitor/texts/texts'
import type { ShopEnv } from '../../visitor/visitor'
import { type PageSources, type ShopContext, show } from '../layout/show'
import { AccountPage, EnrolPage, LoginPage } from './account'
import { PasswordPage, PasswordSentPage } from './password'
import { WishlistPage } from './wishlist'

export function accountRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const { db, loves: book } = sources

  for (const path of ['/i-love', '/wishlist'])
    app.get(path, async (context) => {
      const visitor = context.get('visitor')
      const sold = (await catalogueOf(db, visitor)).byNid
      const products = (await book.lovedBy(visitor.owner)).flatMap((nid) => sold.get(nid) ?? [])
      const body = <WishlistPage products={products} visitor={visitor} />
      return show(context, sources, { title: visitor.t('loved'), body })
    })
  app.post('/i-love/remove', async (context) => {
    const nid = Number((await context.req.parseBody()).nid)
    if (Number.isInteger(nid)) await book.set(context.get('visitor').owner, nid, false)
    return context.redirect('/i-love', 303)
  })

  app.get('/user', async (context) => {
    const visitor = context.get('visitor')
    const { account } = visitor
    if (!account) return context.redirect('/user/login')
    const body = <AccountPage visitor={visitor} account={account} />
    return show(context, sources, { title: visitor.t('account'), body })
  })
  const showLogin = (context: ShopContext, problem?: ShopCode) => {
    const visitor = context.get('visitor')
    const destination = destinationPath(context.req.query('destination'))
    const body = <LoginPage visitor={visitor} destination={destination} problem={problem} />
    return show(context, sources, { title: visitor.t('login'), body })
  }
  app.get('/user/login', (context) => showLogin(context))
  app.post('/user/login', async (context) => {
    const visitor = context.get('visitor')
    const fields = await readFields(context)
    const named = accountNamed(fields)
    await record(db, visitor, 'login', named?.persona ?? 'refused')
    if (!named) return showLogin(context, 'loginWrong')
    const account = await openAccount(db, named)
    await mergeGuestCart(db, visitor, account)
    await logIn(db, context, context.get('session'), account)
    return context.redirect(destinationPath(context.req.query('destination') ?? fields.destination) || '/user', 303)
  })
  const showPassword = (context: ShopContext, wrong?: string) => {
    const visitor = context.get('visitor')
    const body = <PasswordPage visitor={visitor} wrong={wrong} />
    return show(context, sources, { title: visitor.t('passwordTitle'), body })
  }
  app.get('/user/password', (context) => showPassword(context))
  app.post('/user/password', async (context) => {
    const visitor = context.get('visitor')
    const { name = '' } = await readFields(context)
    if (!isEmail(typedEmail(name))) return showPassword(context, name)
    await record(db, visitor, 'password', 'asked for a link')
    return show(context, sources, { title: visitor.t('passwordTitle'), body: <PasswordSentPage visitor={visitor} /> })
  })
  app.get('/user/logout', async (context) => {
    await logOut(db, context, context.get('session'))
    return context.redirect('/')
  })
  app.get('/user/membership/enroll/login', (context) => {
    const visitor = context.get('visitor')
    return show(context, sources, { title: visitor.t('memberTitle'), body: <EnrolPage visitor={visitor} /> })
  })
  app.post('/user/login/check-role', async (context) => {
    const { name = '' } = await readFields(context)
    if (!name) return refuse(context, 'name is the name of the account')
    await record(db, context.get('visitor'), 'role', 'asked')
    return context.json({ check_role: isStaff(name) } satisfies InferInput<typeof checkRole.answer>)
  })
  return app
}
