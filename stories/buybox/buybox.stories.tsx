import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { attributeName } from '../kit/catalogue'
import { type Reply, reason } from '../kit/server'
import { shop } from '../kit/shop-words'
import { fixedPart, money, type Words } from '../kit/words'
import { Box, defaults, oids } from './buybox-page'
import { choose, one, rootIn, showsText, stateOf } from './buybox-play'
import { serveBuybox } from './buybox-server'
import { box, restricted } from './buybox-words'

const meta: Meta<typeof Box> = { title: 'rove-buybox/Box', component: Box, args: defaults }
export default meta
type Story = StoryObj<typeof Box>

/** A country and locale in which the shop uses postal codes. */
const america = { country: 'US', locale: 'en_US' }

/** Checks the texts of parts. */
const shows = (parts: Readonly<Record<string, Words>>, story: Story = {}): Story => ({
  ...story,
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    for (const [part, words] of Object.entries(parts)) await showsText(root, `[part=${part}]`, words)
  },
})

/** Checks the stock's text and state, and the button. */
const stockSays = (state: string, words: Words, button: Words, story: Story): Story => ({
  ...story,
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    await showsText(root, '[part=stock]', words)
    expect(one(root, '[part=stock]').dataset.state).toBe(state)
    await showsText(root, '[part=purchase]', button)
  },
})

export const NothingChosen = stockSays('open', '', box('addToCart'), { args: { chosen: [] } })
export const PriceFrom = {
  ...shows({ price: () => money(1490), 'member-price': () => money(1192) }, { args: { chosen: [] } }),
  tags: ['nightly'],
}

export const InStock = { ...stockSays('in-stock', box('inStock'), box('addToCart'), {}), tags: ['nightly'] }
export const OnlySomeLeft = {
  ...stockSays('in-stock', box('left', { n: 3 }), box('addToCart'), {
    args: { stock: { s: 3 } },
  }),
  tags: ['nightly'],
}
export const Satellite = {
  ...stockSays('satellite', box('left', { n: 4 }), box('addToCart'), {
    globals: america,
    args: { stock: { s: 12, hs: 4, hsh: '2026-11-12' }, postal: '90210' },
  }),
  tags: ['nightly'],
}
export const PreOrder = {
  ...stockSays('pre-order', box('preOrder', { n: '10+' }), box('addToCart'), {
    args: { stock: { pr: 25, eta: '2026-11-20' } },
  }),
  tags: ['nightly'],
}
export const PreOrderOfSome = stockSays('pre-order', box('preOrder', { n: 4 }), box('addToCart'), {
  args: { stock: { pr: 4 } },
})
export const Message = {
  ...stockSays('message', /^Made to order/, box('addToCart'), {
    args: { stock: { msg: { text: 'Made to order', tip: 'Eight weeks from today.' } } },
  }),
  tags: ['nightly'],
}
export const MessageNotForSale = {
  ...stockSays('message', 'In our showrooms only', box('soldOutNotify'), {
    args: { stock: { msg: 'In our showrooms only', d: 1 } },
  }),
  tags: ['nightly'],
}
export const Disallowed = {
  ...stockSays('disallowed', box('soldOut'), box('soldOutNotify'), { args: { stock: { d: 1 } } }),
  tags: ['nightly'],
}
export const SoldOut = stockSays('sold-out', box('soldOut'), box('soldOutNotify'), { args: { stock: {} } })
export const Hidden = {
  ...stockSays('hidden', '', box('soldOut'), { args: { stock: { s: 12, h: 1 } } }),
  tags: ['nightly'],
}

export const MemberPrice = {
  ...shows({
    price: () => money(1890),
    'member-price': () => money(1512),
    voucher: () => fixedPart(box('voucher', { amount: '|' })()),
  }),
  tags: ['nightly'],
}
export const Member = {
  ...shows({ price: () => money(1512), breakdown: () => `-${money(378)}` }, { globals: { persona: 'member' } }),
  tags: ['nightly'],
}
export const Sale = shows({ price: () => money(1690), breakdown: () => `-${money(200)}` }, { args: { sale: 200 } })
export const SaleForMembers = {
  ...shows(
    { price: () => money(1352), breakdown: () => `-${money(338)}` },
    { args: { sale: 200 }, globals: { persona: 'member' } },
  ),
  tags: ['nightly'],
}
export const CompareAt = shows(
  { 'compare-at': () => money(2400) },
  { args: { compareAt: true, stock: { s: 12, ori: 2400 } } },
)
export const FinalSale = shows({ 'final-sale': box('finalSale') }, { args: { product: { final_sale: ['OAT-3'] } } })

export const Incomplete: Story = {
  args: { chosen: [oids.oat] },
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    one(root, '[part=button]').click()
    await showsText(root, '[part=message]', box('selectAll'))
    expect(one(root, '[data-state=missing]').textContent).toContain(attributeName('size'))
  },
}

/** A press on the add button, with a given behaviour of the cart's server. */
const pressed = (cart: Exclude<Reply, object> | undefined, parts: Readonly<Record<string, Words>>): Story => ({
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    serveBuybox(cart ? { cart } : {})
    one(root, '[part=button]').click()
    for (const [part, words] of Object.entries(parts)) await showsText(root, `[part=${part}]`, words)
  },
})

export const Adding = pressed('waits', { button: box('adding') })
export const Added = pressed(undefined, { message: box('added'), button: box('addToCart') })
export const Failed = pressed('fails', { message: box('failed') })
export const Refused = { ...pressed('refuses', { message: reason }), tags: ['nightly'] }
/** The page handles the addition itself. */
export const HandedOver: Story = {
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    const take = fn((event: Event) => event.preventDefault())
    root.host.addEventListener('rove:cart:add-requested', take)
    one(root, '[part=button]').click()
    await waitFor(() => expect(take).toHaveBeenCalledOnce())
    await showsText(root, '[part=button]', box('addToCart'))
    await showsText(root, '[part=message]', '')
  },
  tags: ['nightly'],
}

/** Another choice removes the message about the previous addition. */
export const AnotherChoice: Story = {
  play: async (context) => {
    await Failed.play?.(context)
    const root = await rootIn(context.canvasElement)
    choose(root, oids.two)
    await showsText(root, '[part=message]', '')
    await showsText(root, '[part=price] strong', () => money(1490))
  },
  tags: ['nightly'],
}

export const InStockOnly: Story = {
  args: { chosen: [oids.rust, oids.three] },
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    await showsText(root, '[part=stock]', box('preOrder', { n: 4 }))
    one(root, '[part=in-stock-only] input').click()
    await showsText(root, '[part=stock]', box('inStock'))
    expect(root.querySelector(`input[value="${oids.rust}"]`)).toBeNull()
  },
  tags: ['nightly'],
}

export const NothingInStock: Story = {
  args: { isSoldOut: true, chosen: [] },
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    one(root, '[part=in-stock-only] input').click()
    await showsText(root, '[part=stock]', box('nothingInStock'))
  },
}
/** Rust does not exist with two seats. */
export const Apart: Story = {
  args: { chosen: [oids.oat, oids.two] },
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    expect(stateOf(root, oids.rust)).toBe('apart')
    await showsText(root, '[data-state=apart]', box('optionApart'))
  },
}
export const SoldOutOption: Story = {
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    expect(stateOf(root, oids.moss)).toBe('sold-out')
    await showsText(root, '[data-state=sold-out]', box('optionSoldOut'))
    choose(root, oids.moss)
    await showsText(root, '[part=notify-button]', box('soldOutNotify'))
  },
  tags: ['nightly'],
}

export const Delivers = {
  ...shows(
    { delivery: box('deliverTo', { place: 'Beverly Hills, CA 90210' }) },
    { args: { postal: '90210' }, globals: america },
  ),
  tags: ['nightly'],
}
export const Restricted: Story = {
  globals: america,
  args: { postal: '90210', product: { restricted: true } },
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    await showsText(root, '[part=restricted]', restricted('restricted', { postal: '90210' }))
    await showsText(root, '[part=delivery]', 'Beverly Hills, CA 90210')
    expect(root.querySelector('[part=purchase] button')).toBeNull()
  },
}

const plansOf = (root: ShadowRoot) => [...root.querySelectorAll('.plan')].map(({ textContent }) => textContent)
export const ProtectionPlans: Story = {
  args: { product: { protection: true } },
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    await waitFor(() =>
      expect(plansOf(root)).toEqual([
        box('noProtection')(),
        box('years', { n: 1 })() + money(79),
        box('years', { n: 3 })() + money(129),
        shop('forLife') + money(299),
      ]),
    )
    one(root, '.plan:nth-child(3) input').click()
    await showsText(root, '[part=breakdown]', () => money(2019))
  },
}

export const Korean = {
  ...shows(
    { price: '2,457,000₩', stock: '재고 있음', button: '장바구니에 담기' },
    { globals: { country: 'KR', locale: 'ko_KR' } },
  ),
  tags: ['nightly'],
}
export const French = {
  ...shows(
    { stock: /^En stock/, button: 'Ajouter au panier' },
    { globals: { country: 'CA', locale: 'fr_CA' }, args: { sale: 200 } },
  ),
  tags: ['nightly'],
}
export const HongKong = {
  ...shows(
    { 'notify-button': '售罄 - 到貨通知' },
    { globals: { country: 'HK', locale: 'ch_HK' }, args: { stock: {} } },
  ),
  tags: ['nightly'],
}
export const RightToLeft = { ...shows({ stock: box('inStock') }, { globals: { direction: 'rtl' } }), tags: ['nightly'] }
export const OnAPhone = {
  ...shows({ stock: box('inStock') }, { globals: { viewport: { value: 'w390' } } }),
  tags: ['nightly'],
}
