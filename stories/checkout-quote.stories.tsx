import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { paneField } from '../core/contract/order-form'
import { addressIn, orderAt, quotesIn, type Where } from './checkout-orders'
import { Checkout, defaults } from './checkout-page'
import { choose, fill, opens, press, reads, stepOf } from './checkout-play'

/** The address is there, and no quote yet. */
const addressed = (where: Where) => ({ delivery: addressIn(where), billing: addressIn(where) })

const meta: Meta<typeof Checkout> = {
  title: 'rove-checkout/Shipping',
  component: Checkout,
  args: { ...defaults, stage: 'address', order: addressed },
}
export default meta
type Story = StoryObj<typeof Checkout>

const phone = { viewport: { value: 'w390' } }
/** Waits until the quote says this. */
const says =
  (words: string | RegExp): NonNullable<Story['play']> =>
  ({ canvasElement }) =>
    reads(canvasElement, '.rove-quote .rove-status', words)

export const Incomplete: Story = { args: { order: {} }, play: says('Please complete your details to continue.') }
export const Asking: Story = {
  args: { says: { quote: 'waits' } },
  play: says("Please wait while we're retrieving your shipping quote"),
}
export const AskingOnAPhone: Story = { ...Asking, globals: phone }
export const Failed: Story = {
  args: { says: { quote: 'fails' } },
  play: says('We could not retrieve your shipping quote.'),
}
export const NoOption: Story = {
  args: {
    says: {
      quote: {
        answerTo: () => {
          const where = { country: { code: 'US', currency: 'USD', numeric: 840 }, language: 'en' } as Where
          return { order: { ...orderAt('address', where), ...addressed(where) }, errors: [] }
        },
      },
    },
  },
  play: says('We have no shipping option for this address.'),
}
export const Options: Story = { args: { stage: 'quote' }, play: says('2 shipping options') }
export const OptionsOnAPhone: Story = { ...Options, globals: phone }
export const OptionsInKorean: Story = {
  ...Options,
  globals: { country: 'KR', locale: 'ko_KR' },
  play: says('배송 방법 2개'),
}
export const OneOption: Story = {
  args: { stage: 'quote', order: (where) => ({ ...addressed(where), quotes: quotesIn(where).slice(0, 1) }) },
  play: says('1 shipping option'),
}
export const Answered: Story = { play: says('2 shipping options') }
export const NotChosen: Story = {
  args: { stage: 'quote' },
  play: async ({ canvasElement: canvas }) => {
    await press(canvas, 'Continue')
    await reads(canvas, '[data-state=current] form > .rove-error', 'Please select a shipping option to continue')
  },
}
export const Chosen: Story = {
  args: { stage: 'quote' },
  play: async ({ canvasElement: canvas }) => {
    await choose(canvas, 'quote_1---0')
    await reads(canvas, '.rove-totals', 'Shipping$190')
    await press(canvas, 'Continue')
    await opens(canvas, 'Protection')
  },
}
/** Another postal code: what was asked before is asked anew. */
export const AskedAnew: Story = {
  args: { stage: 'protection' },
  play: async ({ canvasElement: canvas }) => {
    await press(canvas, 'Edit Address')
    await fill(canvas, { [paneField('delivery', 'postal_code')]: '90029' })
    await reads(canvas, '.rove-quote .rove-status', 'Please wait')
    await reads(canvas, '.rove-quote .rove-status', '2 shipping options')
  },
}

export const Protection: Story = {
  args: { stage: 'protection', order: {} },
  play: async ({ canvasElement }) => {
    await opens(canvasElement, 'Protection')
    expect((await stepOf(canvasElement)).getAllByRole('radio')).toHaveLength(3)
  },
}
export const ProtectionInFrench: Story = {
  ...Protection,
  globals: { country: 'CA', locale: 'fr_CA', viewport: { value: 'w390' } },
}
export const ProtectionUnanswered: Story = {
  ...Protection,
  play: async ({ canvasElement: canvas }) => {
    await press(canvas, 'Continue')
    await reads(canvas, '[data-state=current] form > .rove-error', 'Please choose a protection plan, or No thanks.')
  },
}
export const ProtectionChosen: Story = {
  ...Protection,
  play: async ({ canvasElement: canvas }) => {
    await choose(canvas, '3')
    await reads(canvas, '.rove-totals', '3 years of protection$149')
  },
}
export const ProtectionDetails: Story = {
  ...Protection,
  play: async ({ canvasElement: canvas }) => {
    await press(canvas, 'What is covered?')
    await reads(canvas, 'dialog', 'stains of food, drink and ink')
  },
}
export const ProtectionDetailsFailed: Story = {
  args: { ...Protection.args, says: { covers: 'fails' } },
  play: async ({ canvasElement: canvas }) => {
    await press(canvas, 'What is covered?')
    await reads(canvas, 'dialog', 'This could not be loaded. Please try again.')
  },
}
