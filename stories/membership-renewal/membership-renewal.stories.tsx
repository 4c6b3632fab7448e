import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { readMarket } from '../../core/base/country/country.setting'
import { readMemberOffer } from '../../core/shop/membership/member-offer'
import { renewalDiscount } from '../../core/shop/membership/renewal.contract'
import { shopTexts } from '../../demo-host/visitor/texts/texts'
import renewal from '../../widgets/membership-renewal/membership-renewal.element'
import { renewalTexts } from '../../widgets/membership-renewal/membership-renewal.texts'
import { reply } from '../kit/server'
import { hasWords, textsOf } from '../kit/words'

interface Args {
  readonly discount: string | undefined
  readonly hasForm: boolean
  readonly isRightToLeft: boolean
}

/** A form that the story does not submit. */
function Renewal({ discount, hasForm, isRightToLeft }: Args) {
  useState(() => renewal.define())
  return (
    <div dir={isRightToLeft ? 'rtl' : 'ltr'} onSubmit={(event) => event.preventDefault()}>
      <rove-membership-renewal discount={discount}>
        {hasForm && (
          <form>
            <button type="submit">{shopTexts[readMarket().language].membershipRenew}</button>
          </form>
        )}
      </rove-membership-renewal>
    </div>
  )
}

const meta: Meta<typeof Renewal> = {
  title: 'rove-membership-renewal',
  component: Renewal,
  args: { discount: '15%', hasForm: true, isRightToLeft: false },
}
export default meta
type Story = StoryObj<typeof Renewal>

const t = textsOf(renewalTexts)
const elementIn = (canvas: HTMLElement) => canvas.querySelector('rove-membership-renewal') as HTMLElement
const isIn = (state: string, canvas: HTMLElement) =>
  waitFor(() => expect(elementIn(canvas)).toHaveAttribute('data-rove-state', state))

export const Form: Story = { play: ({ canvasElement }) => isIn('ready', canvasElement) }

/** Opens the offer. */
const opens: NonNullable<Story['play']> = async ({ canvasElement, args }) => {
  await isIn('ready', canvasElement)
  await userEvent.click(within(canvasElement).getByRole('button'))
  const dialog = () => elementIn(canvasElement).shadowRoot?.querySelector('dialog')
  await waitFor(() => expect(dialog()).toBeVisible())
  hasWords(dialog()?.textContent, args.discount ? t('offerPercent', { percent: args.discount }) : t('offer'))
  hasWords(dialog()?.textContent, readMemberOffer() ?? '')
}

export const Offer: Story = { play: opens }
export const OfferOnAPhone: Story = { ...Offer, globals: { viewport: { value: 'w320' } }, tags: ['nightly'] }
export const OfferFromRightToLeft: Story = { ...Offer, args: { isRightToLeft: true }, tags: ['nightly'] }
export const OfferWithoutPercent: Story = { args: { discount: undefined }, play: opens }

/** The membership is being added. */
export const Adding: Story = {
  beforeEach: () => reply({ [renewalDiscount.path]: 'waits' }),
  play: async (context) => {
    await opens(context)
    const dialog = elementIn(context.canvasElement).shadowRoot?.querySelector('dialog')
    dialog?.querySelector<HTMLElement>('[part=accept-button]')?.click()
    await waitFor(() => hasWords(dialog?.textContent, t('adding')))
  },
}

/** The discount was accepted, and could not be applied. */
export const DiscountFailed: Story = {
  beforeEach: () => reply({ [renewalDiscount.path]: 'fails' }),
  play: async (context) => {
    await opens(context)
    const root = elementIn(context.canvasElement).shadowRoot
    root?.querySelector<HTMLElement>('[part=accept-button]')?.click()
    await waitFor(() => hasWords(root?.querySelector('[part=message]')?.textContent, t('failed')))
    hasWords(root?.querySelector('[part=retry-button]')?.textContent, t('retry'))
    expect(root?.querySelector('dialog')).toBeNull()
  },
}

export const WithoutForm: Story = {
  args: { hasForm: false },
  play: async ({ canvasElement }) => {
    await isIn('fallback', canvasElement)
    expect(elementIn(canvasElement)).toHaveAttribute('data-rove-reason', 'no-form')
  },
}
