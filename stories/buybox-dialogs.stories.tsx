import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Box, defaults } from './buybox-page'
import { one, openDialog, rootIn, says, send } from './buybox-play'
import { type BuyboxCall, serveBuybox, serveNowhere, serveTooFragile } from './buybox-server'
import { type Reply, reason } from './server'

const meta: Meta<typeof Box> = { title: 'rove-buybox/Dialogs', component: Box, args: defaults }
export default meta
type Story = StoryObj<typeof Box>
type Moods = Partial<Record<BuyboxCall, Exclude<Reply, object>>>

const problem = 'dialog [role=alert]'

export const Delivery: Story = {
  play: async ({ canvasElement }) => {
    const root = await openDialog(canvasElement, '[part=delivery-button]')
    await says(root, 'dialog h2', 'Where should we deliver?')
    await says(root, 'dialog label', 'Zip code')
    await says(root, problem, '')
    expect(root.activeElement).toBe(one(root, 'dialog input'))
  },
}

/** A code that is sent, and what is said to it. */
const deliveryTo = (postal: string, words: string, serveFirst: () => void, globals: Story['globals'] = {}): Story => ({
  globals,
  play: async ({ canvasElement }) => {
    const root = await openDialog(canvasElement, '[part=delivery-button]')
    serveFirst()
    send(root, { postal })
    await says(root, problem, words)
    await waitFor(() => expect(root.activeElement).toBe(one(root, 'dialog input[aria-invalid=true]')))
  },
})
const well = () => serveBuybox()

export const DeliveryInvalidZip = deliveryTo('9021', 'Invalid Zip Code', well)
export const DeliveryInvalidPostal = deliveryTo('12345', 'Invalid Postal Code', well, {
  country: 'CA',
  locale: 'en_CA',
})
export const DeliveryNoSuchPlace = deliveryTo('00000', 'Error response.', serveNowhere)
export const DeliveryFailed = deliveryTo('90210', 'An error has occurred.', () => serveBuybox({ destination: 'fails' }))

export const DeliveryChecking: Story = {
  play: async ({ canvasElement }) => {
    const root = await openDialog(canvasElement, '[part=delivery-button]')
    serveBuybox({ destination: 'waits' })
    send(root, { postal: '90210' })
    await says(root, 'dialog [type=submit]', 'Checking…')
  },
}
export const DeliverySet: Story = {
  play: async ({ canvasElement }) => {
    const root = await openDialog(canvasElement, '[part=delivery-button]')
    send(root, { postal: '90210' })
    await says(root, '[part=delivery]', 'Delivers to Beverly Hills, CA 90210 · Change')
    await says(root, '[part=stock]', 'Only 4 left · Ships 12 Nov')
    expect(root.querySelector('dialog')).toBeNull()
  },
}
export const DeliveryTooFragile: Story = {
  play: async ({ canvasElement }) => {
    const root = await openDialog(canvasElement, '[part=delivery-button]')
    serveTooFragile()
    send(root, { postal: '90210' })
    await says(root, '[part=restricted]', 'This product is fragile and not available for delivery to 90210.')
  },
}

const notify = '[part=notify-button]'
export const Notify: Story = {
  args: { stock: {} },
  play: async ({ canvasElement }) => {
    const root = await openDialog(canvasElement, notify)
    await says(root, 'dialog h2', 'Notify me when it is back')
    await says(root, problem, '')
    expect(one<HTMLInputElement>(root, 'dialog input[name=qty]').value).toBe('1')
  },
}

/** What is filled in, what becomes of it, and where that is said. */
const notified = (fields: { email: string; qty: string }, moods: Moods, selector: string, words: string): Story => ({
  args: { stock: {} },
  play: async ({ canvasElement }) => {
    const root = await openDialog(canvasElement, notify)
    serveBuybox(moods)
    send(root, fields)
    await says(root, selector, words)
  },
})
const good = { email: 'me@home.test', qty: '2' }

export const NotifyWrongEmail = notified(
  { email: 'me@home', qty: '1' },
  {},
  problem,
  'Please enter a valid email address.',
)
export const NotifyWrongQuantity = notified(
  { ...good, qty: '0' },
  {},
  problem,
  'Please enter a whole number from 1 to 99.',
)
export const NotifySending = notified(good, { notify: 'waits' }, 'dialog [type=submit]', 'Sending…')
export const NotifySent = notified(
  good,
  {},
  'dialog [role=status]',
  'We will email you as soon as it is back in stock.',
)
export const DeliveryRefused = deliveryTo('90210', reason, () => serveBuybox({ destination: 'refuses' }))
export const NotifyRefused = notified(good, { notify: 'refuses' }, problem, reason)
export const NotifyFailed = notified(good, { notify: 'fails' }, problem, 'That could not be saved. Please try again.')

const withCover = {
  product: { cover: { nid: 1301, model: 'COVER', title: 'Cover for Marlow', price: 120 } },
} satisfies Story['args']

/** The cover comes two seconds after the first press. */
export const Cover: Story = {
  args: withCover,
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    one(root, '[part=button]').click()
    await says(root, 'dialog h2', 'Keep it dry')
    await says(root, 'dialog .cover', /^Cover for Marlow\$120Made to measure/)
    await says(root, 'dialog .primary', 'Add cover')
  },
}

/** A press in the offer, while the cart's server is in some mood. */
const coverPressed = (moods: Moods, selector: string, words: string): Story => ({
  args: withCover,
  play: async (context) => {
    await Cover.play?.(context)
    const root = await rootIn(context.canvasElement)
    serveBuybox(moods)
    one(root, 'dialog .primary').click()
    await says(root, selector, words)
  },
})
export const CoverAdding = coverPressed({ cart: 'waits' }, 'dialog .primary', 'Adding…')
export const CoverAdded = coverPressed({}, 'dialog [role=status]', 'Cover added to cart.')
export const CoverFailed = coverPressed(
  { cart: 'fails' },
  'dialog [role=alert]',
  'This could not be added to your cart. Please try again.',
)

/** What the dialog of a protection says, while its server is in some mood. */
const covered = (moods: Moods, selector: string, words: string): Story => ({
  args: { product: { protection: true } },
  play: async ({ canvasElement }) => {
    serveBuybox(moods)
    const root = await openDialog(canvasElement, '[part=protection-button]')
    await says(root, 'dialog h2', 'Add protection')
    await says(root, selector, words)
  },
})
export const Protection = covered({}, 'dialog .rove-card > div', 'Stains, rips and burns.')
export const ProtectionReading = covered({ modal: 'waits' }, 'dialog [aria-busy=true]', '')
export const ProtectionUnread = covered({ modal: 'fails' }, 'dialog [role=status]', 'This could not be loaded.')

export const DeliveryInFrench: Story = {
  ...deliveryTo('12345', 'Code postal invalide', well, { country: 'CA', locale: 'fr_CA' }),
}
export const NotifyInHongKong: Story = {
  args: { stock: {} },
  globals: { country: 'HK', locale: 'ch_HK' },
  play: async ({ canvasElement }) => says(await openDialog(canvasElement, notify), 'dialog h2', '到貨通知'),
}
export const NotifyOnAPhone: Story = { ...Notify, globals: { viewport: { value: 'w390' } } }
