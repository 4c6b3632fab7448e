import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { renewals } from '../../demo-host/database/account-tables'
import { form, openShopWithDatabase, type Visitor, visit } from './visitor'

let demo: Awaited<ReturnType<typeof openShopWithDatabase>>
beforeEach(async () => {
  demo = await openShopWithDatabase()
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 12), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
})

const page = '/user/membership'
/** A member of a country. */
async function member(country = 'US', locale = ''): Promise<Visitor> {
  const visitor = visit(demo.shop)
  await visitor(`/?as=member&country=${country}&locale=${locale}`)
  return visitor
}
/** The sentences of the page. */
const textOf = async (visitor: Visitor) => (await visitor.read(page)).replace(/[\s\S]*<main[^>]*>|<\/main>[\s\S]*/g, '')
const enrol = async (visitor: Visitor) => (await visitor(`${page}/renewal`)).status
const renew = (visitor: Visitor) => visitor(page, form({ op: 'renew' }))

describe('RENEW-01 a renewal', () => {
  it('ends one year later, has the discount that was accepted, and is offered once', async () => {
    const visitor = await member()
    const before = await textOf(visitor)
    expect(before).toContain('It ends on December 7, 2026.')
    expect(before).toMatch(/<rove-membership-renewal discount="15%">[\s\S]*\$100 for the next year/)
    expect([await enrol(visitor), await enrol(visitor)]).toEqual([200, 200])
    expect((await renew(visitor)).headers.get('location')).toBe(page)
    const after = await textOf(visitor)
    expect(after).toContain('Your membership is renewed for one year, with the discount. You paid $85.')
    expect(after).toContain('It ends on December 7, 2027.')
    expect(after).not.toMatch(/rove-membership-renewal|Renew|\$100/)
    const later = await textOf(visitor)
    expect(later).not.toContain('is renewed for one year')
    expect(later).toContain('You paid $85 for the year until then.')
  })

  it.each([
    ['US', '', 'You paid the full price, $100.', '$100 for the year', 100],
    ['CA', 'fr_CA', 'Vous avez payé le plein tarif, C$140.', 'payé C$140 pour', 140],
    ['KR', '', '결제하신 금액은 140,000₩입니다', '140,000₩', 140_000],
  ])(
    'in %s%s without an enrolled discount has the full price, and says so',
    async (country, locale, said, shown, paid) => {
      const visitor = await member(country, locale)
      await renew(visitor)
      expect(await textOf(visitor)).toContain(said)
      expect(await textOf(visitor)).toContain(shown)
      expect(await demo.db.select().from(renewals)).toMatchObject([{ paid, discounted: false, ends: '2027-12-07' }])
    },
  )

  it.each([
    ['CA', 119, 'CAD'],
    ['AU', 128, 'AUD'],
    ['HK', 680, 'HKD'],
  ])('with the discount costs in %s %d', async (country, paid, currency) => {
    const visitor = await member(country)
    await enrol(visitor)
    await renew(visitor)
    expect(await demo.db.select().from(renewals)).toMatchObject([{ paid, currency, discounted: true }])
  })

  it('is made and paid once for any number of presses, and enrols no more afterwards', async () => {
    const visitor = await member()
    await enrol(visitor)
    await Promise.all([renew(visitor), renew(visitor), renew(visitor)])
    expect((await renew(visitor)).status).toBe(303)
    expect(await enrol(visitor)).toBe(403)
    expect(await demo.db.select().from(renewals)).toHaveLength(1)
    expect(await visitor.json('/demo/log.json?what=renewal')).toMatchObject([
      { detail: 'discount' },
      { detail: 'renewed with the discount' },
    ])
  })

  it('is offered again before the renewed year ends, and the discount was used up', async () => {
    const visitor = await member()
    await enrol(visitor)
    await renew(visitor)
    vi.setSystemTime(Date.UTC(2027, 10, 20))
    expect(await textOf(visitor)).toContain('rove-membership-renewal')
    await renew(visitor)
    expect(await textOf(visitor)).toContain('It ends on December 7, 2028.')
    expect((await demo.db.select().from(renewals)).map(({ paid }) => paid)).toEqual([85, 100])
  })

  it('belongs to the account, in every session, and to no other member', async () => {
    const logIn = (visitor: Visitor) =>
      visitor('/user/login', form({ name: 'member@example.com', pass: 'sofas', form_id: 'user_login' }))
    const [one, other] = [visit(demo.shop), visit(demo.shop)]
    await logIn(one)
    await renew(one)
    await logIn(other)
    expect(await textOf(other)).toContain('It ends on December 7, 2027.')
    expect(await textOf(await member())).toContain('It ends on December 7, 2026.')
    const customer = visit(demo.shop)
    await customer('/?as=customer')
    expect([(await renew(customer)).headers.get('location'), await enrol(customer)]).toEqual([
      '/user/membership/enroll/login',
      403,
    ])
  })
})
