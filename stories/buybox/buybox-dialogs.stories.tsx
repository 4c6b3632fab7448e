import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { loseCode } from '../kit/lose-code'
import { type Reply, reason } from '../kit/server'
import { shop } from '../kit/shop-words'
import { money, type Words } from '../kit/words'
import { Box, defaults } from './buybox-page'
import { one, openDialog, rootIn, send, showsText } from './buybox-play'
import { type BuyboxCall, serveBuybox, serveNowhere, serveTooFragile } from './buybox-server'
import { box, cover, delivery, notify, restricted } from './buybox-words'

const meta: Meta<typeof Box> = { title: 'rove-buybox/Dialogs', component: Box, args: defaults }
export default meta
type Story = StoryObj<typeof Box>
type Modes = Partial<Record<BuyboxCall, Exclude<Reply, object>>>

/** A country and locale in which the shop uses postal codes. */
const america = { country: 'US', locale: 'en_US' }
const problem = 'dialog [role=alert]'

export const Delivery: Story = {
  globals: america,
  play: async ({ canvasElement }) => {
    const root = await openDialog(canvasElement, '[part=delivery-button]')
    await showsText(root, 'dialog h2', delivery('title'))
    await showsText(root, 'dialog label', delivery('zip'))
    await showsText(root, problem, '')
    expect(root.activeElement).toBe(one(root, 'dialog input'))
  },
}

/** Submits a postal code and checks the message. */
const deliveryTo = (
  postal: string,
  words: Words,
  serveFirst: () => void,
  globals: Story['globals'] = america,
): Story => ({
  globals,
  play: async ({ canvasElement }) => {
    const root = await openDialog(canvasElement, '[part=delivery-button]')
    serveFirst()
    send(root, { postal })
    await showsText(root, problem, words)
    await waitFor(() => expect(root.activeElement).toBe(one(root, 'dialog input[aria-invalid=true]')))
  },
})
const well = () => serveBuybox()

export const DeliveryInvalidZip = deliveryTo('9021', delivery('invalid-zip'), well)
export const DeliveryInvalidPostal = deliveryTo('12345', delivery('invalid-postal'), well, {
  country: 'CA',
  locale: 'en_CA',
})
const notHere = deliveryTo('2000', delivery('not-here'), well, { country: 'AU', locale: 'en_AU' })
/** A country in which the shop checks no postal codes: the dialog says so before, too. */
export const DeliveryNotHere: Story = {
  ...notHere,
  play: async (context) => {
    await notHere.play?.(context)
    await showsText(await rootIn(context.canvasElement), 'dialog .hint', delivery('hintElsewhere'))
  },
}
export const DeliveryNoSuchPlace = deliveryTo('00000', delivery('no-geo'), serveNowhere)
export const DeliveryFailed = deliveryTo('90210', delivery('failed'), () => serveBuybox({ destination: 'fails' }))

export const DeliveryChecking: Story = {
  globals: america,
  play: async ({ canvasElement }) => {
    const root = await openDialog(canvasElement, '[part=delivery-button]')
    serveBuybox({ destination: 'waits' })
    send(root, { postal: '90210' })
    await showsText(root, 'dialog [type=submit]', delivery('checking'))
  },
}
export const DeliverySet: Story = {
  globals: america,
  play: async ({ canvasElement }) => {
    const root = await openDialog(canvasElement, '[part=delivery-button]')
    send(root, { postal: '90210' })
    await showsText(root, '[part=delivery]', box('deliverTo', { place: 'Beverly Hills, CA 90210' }))
    await showsText(root, '[part=stock]', box('left', { n: 4 }))
    expect(root.querySelector('dialog')).toBeNull()
  },
}
export const DeliveryTooFragile: Story = {
  globals: america,
  play: async ({ canvasElement }) => {
    const root = await openDialog(canvasElement, '[part=delivery-button]')
    serveTooFragile()
    send(root, { postal: '90210' })
    await showsText(root, '[part=restricted]', restricted('restricted', { postal: '90210' }))
  },
  tags: ['nightly'],
}

const notifyButton = '[part=notify-button]'
export const Notify: Story = {
  args: { stock: {} },
  play: async ({ canvasElement }) => {
    const root = await openDialog(canvasElement, notifyButton)
    await showsText(root, 'dialog h2', notify('title'))
    await showsText(root, problem, '')
    expect(one<HTMLInputElement>(root, 'dialog input[name=qty]').value).toBe('1')
  },
}

/** Submits the notify-me form and checks the message. */
const notified = (fields: { email: string; qty: string }, modes: Modes, selector: string, words: Words): Story => ({
  args: { stock: {} },
  play: async ({ canvasElement }) => {
    const root = await openDialog(canvasElement, notifyButton)
    serveBuybox(modes)
    send(root, fields)
    await showsText(root, selector, words)
  },
})
const good = { email: 'me@home.test', qty: '2' }

export const NotifyWrongEmail = notified({ email: 'me@home', qty: '1' }, {}, problem, notify('wrongEmail'))
export const NotifyWrongQuantity = notified({ ...good, qty: '0' }, {}, problem, notify('wrongQty'))
export const NotifySending = notified(good, { notify: 'waits' }, 'dialog [type=submit]', notify('sending'))
export const NotifySent = notified(good, {}, 'dialog [role=status]', notify('sent'))
export const NotifyFailed = notified(good, { notify: 'fails' }, problem, notify('failed'))
export const NotifyRefused = { ...notified(good, { notify: 'refuses' }, problem, reason), tags: ['nightly'] }
export const DeliveryRefused = {
  ...deliveryTo('90210', reason, () => serveBuybox({ destination: 'refuses' })),
  tags: ['nightly'],
}

const withCover = {
  product: { cover: { nid: 1301, model: 'COVER', title: '', price: 120 } },
} satisfies Story['args']

/** The cover is offered two seconds after the first press. */
export const Cover: Story = {
  args: withCover,
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    one(root, '[part=button]').click()
    await showsText(root, 'dialog h2', cover('title'))
    await showsText(root, 'dialog .cover', () => money(120))
    await showsText(root, 'dialog .primary', cover('add'))
  },
  tags: ['nightly'],
}

export const CoverForMembers: Story = {
  args: withCover,
  globals: { persona: 'member' },
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    one(root, '[part=button]').click()
    await showsText(root, 'dialog .cover', cover('member'))
  },
}

/** A press in the cover's dialog, with a given behaviour of the cart's server. */
const coverPressed = (modes: Modes, selector: string, words: Words): Story => ({
  args: withCover,
  play: async (context) => {
    await Cover.play?.(context)
    const root = await rootIn(context.canvasElement)
    serveBuybox(modes)
    one(root, 'dialog .primary').click()
    await showsText(root, selector, words)
  },
})
export const CoverAdding = coverPressed({ cart: 'waits' }, 'dialog .primary', cover('adding'))
export const CoverAdded = coverPressed({}, 'dialog [role=status]', cover('added'))
export const CoverFailed = coverPressed({ cart: 'fails' }, 'dialog [role=alert]', cover('failed'))
export const CoverRefused = { ...coverPressed({ cart: 'refuses' }, 'dialog [role=alert]', reason), tags: ['nightly'] }

/** The protection dialog, with a given behaviour of its server. */
const covered = (modes: Modes, selector: string, words: Words): Story => ({
  args: { product: { protection: true } },
  play: async ({ canvasElement }) => {
    serveBuybox(modes)
    const root = await openDialog(canvasElement, '[part=protection-button]')
    await showsText(root, 'dialog h2', box('protection'))
    await showsText(root, selector, words)
  },
})
export const Protection = covered({}, 'dialog .rove-card > div', () => shop('coveredAgainst'))
export const ProtectionReading = covered({ modal: 'waits' }, 'dialog [aria-busy=true]', '')
export const ProtectionUnread = covered({ modal: 'fails' }, 'dialog [role=status]', box('protectionUnread'))

/** The dialog's code fails to load: a message is shown beside the pressed button. */
const unopened = (button: string, story: Story): Story => ({
  ...story,
  beforeEach: loseCode,
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    await waitFor(() => one(root, button).click())
    await showsText(root, '[role=alert]', box('unopened'))
    expect(root.querySelector('dialog')).toBeNull()
  },
})
export const DeliveryUnopened = unopened('[part=delivery-button]', { globals: america })
export const NotifyUnopened = { ...unopened(notifyButton, { args: { stock: {} } }), tags: ['nightly'] }

export const DeliveryInFrench: Story = {
  ...deliveryTo('12345', 'Code postal invalide', well, { country: 'CA', locale: 'fr_CA' }),
  tags: ['nightly'],
}
export const NotifyInHongKong: Story = {
  args: { stock: {} },
  globals: { country: 'HK', locale: 'ch_HK' },
  play: async ({ canvasElement }) => showsText(await openDialog(canvasElement, notifyButton), 'dialog h2', '到貨通知'),
  tags: ['nightly'],
}
export const NotifyOnAPhone: Story = { ...Notify, globals: { viewport: { value: 'w390' } }, tags: ['nightly'] }
