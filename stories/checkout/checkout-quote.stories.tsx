import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { loseCode } from '../kit/lose-code'
import { money, type Words } from '../kit/words'
import { addressIn, orderAt, quotesIn, type Where } from './checkout-orders'
import { Checkout, defaults } from './checkout-page'
import { choose, opens, press, reads, stepOf } from './checkout-play'
import { t } from './checkout-words'

/** The address is filled in, without a quote. */
const addressed = (where: Where) => ({ delivery: addressIn(where), billing: addressIn(where) })

const meta: Meta<typeof Checkout> = {
  title: 'rove-checkout/Shipping',
  component: Checkout,
  args: { ...defaults, stage: 'address', order: addressed },
}
export default meta
type Story = StoryObj<typeof Checkout>

/** A country and locale in which the shop offers protection and uses postal codes. */
const america = { country: 'US', locale: 'en_US' }
const phone = { viewport: { value: 'w390' } }
/** Waits until the quote shows this text. */
const quoteShows =
  (words: Words): NonNullable<Story['play']> =>
  ({ canvasElement }) =>
    reads(canvasElement, '.rove-quote .rove-status', words)

export const NotAddressed: Story = { args: { order: {} }, play: quoteShows(() => t.address('incomplete')) }
const waits = fn(() => new Promise(() => {}))
export const Asking: Story = {
  args: { replies: { quote: { answerTo: waits } } },
  play: async (context) => {
    await quoteShows(() => t.address('asking'))(context)
    await waitFor(() => expect(waits).toHaveBeenCalled())
  },
}
export const AskingOnAPhone: Story = { ...Asking, globals: phone, tags: ['nightly'] }
export const Failed: Story = {
  args: { replies: { quote: 'fails' } },
  play: quoteShows(() => t.address('failed')),
}
export const NoOption: Story = {
  args: {
    replies: {
      quote: {
        answerTo: () => {
          const where = { country: { code: 'US', currency: 'USD', numeric: 840 }, language: 'en' } as Where
          return { order: { ...orderAt('address', where), ...addressed(where) }, errors: [] }
        },
      },
    },
  },
  play: quoteShows(() => t.address('none')),
}
export const Options: Story = { args: { stage: 'quote' }, play: quoteShows(() => t.address('found', { n: 2 })) }
export const OptionsOnAPhone: Story = { ...Options, globals: phone, tags: ['nightly'] }
export const OptionsInKorean: Story = {
  ...Options,
  globals: { country: 'KR', locale: 'ko_KR' },
  play: quoteShows('배송 방법 2개'),
  tags: ['nightly'],
}
export const OneOption: Story = {
  args: { stage: 'quote', order: (where) => ({ ...addressed(where), quotes: quotesIn(where).slice(0, 1) }) },
  play: quoteShows(() => t.address('found', { n: 1 })),
  tags: ['nightly'],
}
export const NotChosen: Story = {
  args: { stage: 'quote' },
  play: async ({ canvasElement: canvas }) => {
    await press(canvas, t.checkout('continue'))
    await reads(canvas, '[data-state=current] form > .rove-error', t.checkout('quoteRequired'))
  },
}
export const Chosen: Story = {
  globals: america,
  args: { stage: 'quote' },
  play: async ({ canvasElement: canvas }) => {
    await choose(canvas, 'quote_1---0')
    await reads(canvas, '.rove-totals', money(190))
    await press(canvas, t.checkout('continue'))
    await opens(canvas, 'protection')
  },
  tags: ['nightly'],
}

export const Protection: Story = {
  globals: america,
  args: { stage: 'protection', order: {} },
  play: async ({ canvasElement }) => {
    await opens(canvasElement, 'protection')
    expect((await stepOf(canvasElement)).getAllByRole('radio')).toHaveLength(3)
  },
}
export const ProtectionInFrench: Story = {
  ...Protection,
  globals: { country: 'CA', locale: 'fr_CA', viewport: { value: 'w390' } },
  tags: ['nightly'],
}
export const ProtectionUnanswered: Story = {
  ...Protection,
  play: async ({ canvasElement: canvas }) => {
    await press(canvas, t.checkout('continue'))
    await reads(canvas, '[data-state=current] form > .rove-error', t.checkout('protectionRequired'))
  },
}
export const ProtectionChosen: Story = {
  ...Protection,
  play: async ({ canvasElement: canvas }) => {
    await choose(canvas, '3')
    await reads(canvas, '.rove-totals', money(149))
  },
}
export const ProtectionDetails: Story = {
  ...Protection,
  play: async ({ canvasElement: canvas }) => {
    await press(canvas, t.protection('details'))
    await reads(canvas, 'dialog', 'stains of food, drink and ink')
  },
}
/** The dialog's code fails to load: a message is shown beside the pressed button. */
export const ProtectionDetailsUnopened: Story = {
  ...Protection,
  beforeEach: loseCode,
  play: async ({ canvasElement: canvas }) => {
    await press(canvas, t.protection('details'))
    await reads(canvas, '[data-state=current]', t.checkout('unopened'))
  },
  tags: ['nightly'],
}
export const ProtectionDetailsFailed: Story = {
  ...Protection,
  args: { ...Protection.args, replies: { covers: 'fails' } },
  play: async ({ canvasElement: canvas }) => {
    await press(canvas, t.protection('details'))
    await reads(canvas, 'dialog', t.protection('failed'))
  },
}
