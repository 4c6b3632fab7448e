import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Box, defaults, oids } from './buybox-page'
import { choose, one, rootIn, says, stateOf } from './buybox-play'
import { serveBuybox } from './buybox-server'
import { type Reply, reason } from './server'

const meta: Meta<typeof Box> = { title: 'rove-buybox/Box', component: Box, args: defaults }
export default meta
type Story = StoryObj<typeof Box>

/** What a part says. */
const shows = (parts: Readonly<Record<string, string | RegExp>>, story: Story = {}): Story => ({
  ...story,
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    for (const [part, words] of Object.entries(parts)) await says(root, `[part=${part}]`, words)
  },
})

/** What is said of the stock, and whether it can be bought. */
const stockSays = (state: string, words: string, button: string | RegExp, story: Story): Story => ({
  ...story,
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    await says(root, '[part=stock]', words)
    expect(one(root, '[part=stock]').dataset.state).toBe(state)
    await says(root, '[part=purchase]', button)
  },
})

export const NothingChosen = stockSays('open', '', 'Add to cartCheckout', { args: { chosen: [] } })
export const PriceFrom = shows(
  { price: 'From Price $1,490', 'member-price': '$1,192 MEMBER' },
  { args: { chosen: [] } },
)

export const InStock = stockSays('in-stock', 'In-stock · Ships 3 Nov', 'Add to cartCheckout', {})
export const OnlySomeLeft = stockSays('in-stock', 'Only 3 left', /^Add/, { args: { stock: { s: 3 } } })
export const Satellite = stockSays('satellite', 'Only 4 left · Ships 12 Nov', /^Add/, {
  args: { stock: { s: 12, hs: 4, hsh: '12 Nov' }, postal: '90210' },
})
export const SatelliteWithoutDestination = stockSays('in-stock', 'In-stock', /^Add/, {
  args: { stock: { s: 12, hs: 4, hsh: '12 Nov' } },
})
export const PreOrder = stockSays('pre-order', 'Pre-order: 10+ available · Expected 20 Nov', /^Add/, {
  args: { stock: { pr: 25, eta: '20 Nov' } },
})
export const PreOrderOfSome = stockSays('pre-order', 'Pre-order: 4 available', /^Add/, { args: { stock: { pr: 4 } } })
export const Message = stockSays('message', 'Made to order Eight weeks from today.', /^Add/, {
  args: { stock: { msg: { text: 'Made to order', tip: 'Eight weeks from today.' } } },
})
export const MessageNotForSale = stockSays('message', 'In our showrooms only', 'Sold Out - Notify Me', {
  args: { stock: { msg: 'In our showrooms only', d: 1 } },
})
export const Disallowed = stockSays('disallowed', 'Sold Out', 'Sold Out - Notify Me', { args: { stock: { d: 1 } } })
export const SoldOut = stockSays('sold-out', 'Sold Out', 'Sold Out - Notify Me', { args: { stock: {} } })
export const Hidden = stockSays('hidden', '', 'Sold Out', { args: { stock: { s: 12, h: 1 } } })

export const MemberPrice = shows({
  price: 'Price $1,890',
  'member-price': '$1,512 MEMBER',
  voucher: 'Earns a voucher of $189',
})
export const Member = shows(
  { price: 'Member price $1,512 MEMBER Price $1,890', breakdown: 'Price$1,890Member price-$378Total$1,512' },
  { globals: { persona: 'member' } },
)
export const Sale = shows(
  { price: 'Price $1,690 Price $1,890', breakdown: 'Price$1,890Sale-$200Total$1,690' },
  { args: { sale: 200 } },
)
export const SaleForMembers = shows(
  { price: /^Member price \$1,352/, breakdown: 'Price$1,890Sale-$200Member price-$338Total$1,352' },
  { args: { sale: 200 }, globals: { persona: 'member' } },
)
export const CompareAt = shows({ 'compare-at': '$2,400' }, { args: { compareAt: true, stock: { s: 12, ori: 2400 } } })
export const CompareAtLocked: Story = {
  args: { compareAt: true },
  globals: { flag: 'compare-prices-locked' },
  play: async ({ canvasElement }) => {
    expect((await rootIn(canvasElement)).querySelector('[part=compare-at]')).toBeNull()
  },
}
export const FinalSale = shows(
  { 'final-sale': 'Final sale: no returns or exchanges.' },
  { args: { product: { final_sale: ['OAT-3'] } } },
)

export const Incomplete: Story = {
  args: { chosen: [oids.oat] },
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    one(root, '[part=button]').click()
    await says(root, '[part=message]', 'Please select all the options')
    expect(one(root, '[data-state=missing]').textContent).toContain('Size')
  },
}

/** A press on the button that adds, while the cart's server is in some mood. */
const pressed = (cart: Exclude<Reply, object> | undefined, parts: Readonly<Record<string, string>>): Story => ({
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    serveBuybox(cart ? { cart } : {})
    one(root, '[part=button]').click()
    for (const [part, words] of Object.entries(parts)) await says(root, `[part=${part}]`, words)
  },
})

export const Adding = pressed('waits', { button: 'Adding…' })
export const Added = pressed(undefined, { message: 'Added to cart', button: 'Add to cart' })
export const Failed = pressed('fails', { message: 'This could not be added to your cart. Please try again.' })
export const Refused = pressed('refuses', { message: reason })
/** The page adds it in its own way. */
export const HandedOver: Story = {
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    const take = fn((event: Event) => event.preventDefault())
    root.host.addEventListener('rove:cart:add-requested', take)
    one(root, '[part=button]').click()
    await waitFor(() => expect(take).toHaveBeenCalledOnce())
    await says(root, '[part=button]', 'Add to cart')
    await says(root, '[part=message]', '')
  },
}

/** Another choice makes what was said of buying the last one old. */
export const AnotherChoice: Story = {
  play: async (context) => {
    await Failed.play?.(context)
    const root = await rootIn(context.canvasElement)
    choose(root, oids.two)
    await says(root, '[part=message]', '')
    await says(root, '[part=price] strong', '$1,490')
  },
}

export const InStockOnly: Story = {
  args: { chosen: [oids.rust, oids.three] },
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    await says(root, '[part=stock]', 'Pre-order: 4 available · Expected 20 Nov')
    one(root, '[part=in-stock-only] input').click()
    await says(root, '[part=stock]', /^In-stock/)
    expect(root.querySelector(`input[value="${oids.rust}"]`)).toBeNull()
  },
}

/** Rust is not made with two seats. */
export const Apart: Story = {
  args: { chosen: [oids.oat, oids.two] },
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    expect(stateOf(root, oids.rust)).toBe('apart')
    await says(root, '[data-state=apart]', 'Rust, not available with your choice')
  },
}
export const SoldOutOption: Story = {
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    expect(stateOf(root, oids.moss)).toBe('sold-out')
    await says(root, '[data-state=sold-out]', 'Moss, sold out')
    choose(root, oids.moss)
    await says(root, '[part=notify-button]', 'Sold Out - Notify Me')
  },
}

export const Delivers = shows(
  { delivery: 'Delivers to Beverly Hills, CA 90210 · Change' },
  { args: { postal: '90210' } },
)
export const Restricted: Story = {
  args: { postal: '90210', product: { restricted: true } },
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    await says(root, '[part=restricted]', 'This product is fragile and not available for delivery to 90210.')
    await says(root, '[part=delivery]', 'Beverly Hills, CA 90210 · Change')
    expect(root.querySelector('[part=purchase]')).toBeNull()
  },
}

const plansOf = (root: ShadowRoot) => [...root.querySelectorAll('.plan')].map(({ textContent }) => textContent)
export const ProtectionPlans: Story = {
  args: { product: { protection: true } },
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    await waitFor(() => expect(plansOf(root)).toEqual(['No protection', '1 year$79', '3 years$129', 'For life$299']))
    one(root, '.plan:nth-child(3) input').click()
    await says(root, '[part=breakdown]', 'Price$1,890Protection$129Total$2,019')
  },
}

export const Korean = shows(
  { price: '가격 1,890₩', stock: '재고 있음 · 3 Nov 출고', button: '장바구니에 담기' },
  { globals: { country: 'KR', locale: 'ko_KR' } },
)
export const French = shows(
  { stock: /^En stock/, button: 'Ajouter au panier' },
  { globals: { country: 'CA', locale: 'fr_CA' }, args: { sale: 200 } },
)
export const HongKong = shows(
  { 'notify-button': '售罄 - 到貨通知' },
  { globals: { country: 'HK', locale: 'ch_HK' }, args: { stock: {} } },
)
export const RightToLeft = shows({ stock: /^In-stock/ }, { globals: { direction: 'rtl' } })
export const OnAPhone = shows({ stock: /^In-stock/ }, { globals: { viewport: { value: 'w390' } } })
