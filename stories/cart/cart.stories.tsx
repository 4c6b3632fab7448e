import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import cart from '../../widgets/cart/cart.element'
import { cartTexts } from '../../widgets/cart/cart.texts'
import { termsTexts } from '../../widgets/cart/terms/terms.texts'
import { loseCode } from '../kit/lose-code'
import { reason } from '../kit/server'
import { fixedPart, hasWords, textsOf, type Words } from '../kit/words'
import { type CartName, cartNamed, serveCart, setCart } from './cart-server'

interface CartProps {
  /** The cart in the page's settings; without it, the cart is requested. */
  readonly pageCart: CartName | undefined
  /** The server's answer to every request. */
  readonly answers: CartName | 'waits' | 'fails' | 'refuses'
  readonly errors: { field: string; message: string }[]
}

/** The cart element. */
function Cart({ pageCart, answers, errors }: CartProps) {
  useState(() => {
    setCart(pageCart && cartNamed(pageCart))
    const isSilent = answers === 'waits' || answers === 'fails' || answers === 'refuses'
    serveCart(isSilent ? answers : cartNamed(answers), errors)
    cart.define()
  })
  return (
    <rove-cart>
      <p>The server’s own form.</p>
    </rove-cart>
  )
}

const meta: Meta<typeof Cart> = {
  title: 'rove-cart',
  component: Cart,
  args: { pageCart: 'full', answers: 'full', errors: [] },
}
export default meta
type Story = StoryObj<typeof Cart>

const t = textsOf(cartTexts)
const rootOf = (canvas: HTMLElement) => canvas.querySelector('rove-cart')?.shadowRoot
const partOf = (canvas: HTMLElement, name: string) => rootOf(canvas)?.querySelector<HTMLElement>(`[part=${name}]`)
const appears = (canvas: HTMLElement, name: string) => waitFor(() => expect(partOf(canvas, name)).toBeTruthy())
const reads = (canvas: HTMLElement, name: string, words: Words) =>
  waitFor(() => hasWords(partOf(canvas, name)?.textContent, words))

/** Presses a part once it is rendered. */
const press =
  (name: string, last: (canvas: HTMLElement) => Promise<unknown>): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await appears(canvasElement, name)
    partOf(canvasElement, name)?.click()
    await last(canvasElement)
  }
/** Types a coupon and submits it. */
const sendCoupon: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await appears(canvasElement, 'coupon-input')
  const input = partOf(canvasElement, 'coupon-input') as HTMLInputElement
  input.value = 'ROOMS10'
  partOf(canvasElement, 'coupon-button')?.click()
}

export const Full: Story = { play: ({ canvasElement }) => appears(canvasElement, 'list') as Promise<void> }
export const Empty: Story = {
  args: { pageCart: 'empty' },
  play: ({ canvasElement }) => appears(canvasElement, 'empty') as Promise<void>,
}
export const Member: Story = { ...Full, globals: { persona: 'member' } }
export const PutBack: Story = {
  play: async ({ canvasElement }) => {
    await appears(canvasElement, 'input')
    const input = partOf(canvasElement, 'input') as HTMLInputElement
    input.focus()
    input.value = '2.5'
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await waitFor(() => expect(input.value).toBe('2.5'))
    input.blur()
    await reads(canvasElement, 'limit', fixedPart(t('wholeNumber', { n: '|' })))
  },
}
export const Waiting: Story = {
  args: { answers: 'waits' },
  play: press('more-button', (canvas) =>
    waitFor(() => expect(partOf(canvas, 'summary')?.dataset.state).toBe('waiting')),
  ),
}
export const Removed: Story = {
  args: { answers: 'empty' },
  play: press('remove-button', (canvas) => reads(canvas, 'status', fixedPart(t('removed', { name: '|' })))),
}
export const Removing: Story = {
  args: { answers: 'waits' },
  play: press('remove-button', (canvas) =>
    waitFor(() => expect(partOf(canvas, 'line')?.dataset.state).toBe('removal')),
  ),
  tags: ['nightly'],
}
export const Failed: Story = {
  args: { answers: 'fails' },
  play: press('remove-button', (canvas) => reads(canvas, 'status', t('failed'))),
}
export const Refused: Story = {
  args: { errors: [{ field: 'OAT-3', message: 'Only 36 available.' }] },
  play: async ({ canvasElement }) => {
    await appears(canvasElement, 'remove-button')
    const button = partOf(canvasElement, 'remove-button')
    button?.focus()
    button?.click()
    await reads(canvasElement, 'error', 'Only 36')
    expect(rootOf(canvasElement)?.activeElement).toBe(button)
  },
}
export const RefusedElsewhere: Story = {
  args: { errors: [{ field: 'gone', message: 'This item is no longer in your cart.' }] },
  play: press('remove-button', (canvas) => reads(canvas, 'status', 'no longer in your cart')),
  tags: ['nightly'],
}
/** The server changes nothing and gives its reason. */
export const RefusedWithAReason: Story = {
  args: { answers: 'refuses' },
  play: press('more-button', (canvas) => reads(canvas, 'error', reason)),
  tags: ['nightly'],
}
export const Coupon: Story = {
  args: { answers: 'coupon' },
  play: async (context) => {
    await sendCoupon(context)
    await reads(context.canvasElement, 'coupon', 'ROOMS10')
  },
}
export const CouponRefused: Story = {
  args: { errors: [{ field: 'coupon', message: 'This coupon has expired.' }] },
  play: async (context) => {
    await sendCoupon(context)
    await reads(context.canvasElement, 'coupon', 'has expired')
  },
  tags: ['nightly'],
}
export const Leaving: Story = {
  args: { answers: 'waits' },
  play: async ({ canvasElement }) => {
    await appears(canvasElement, 'more-button')
    partOf(canvasElement, 'more-button')?.click()
    partOf(canvasElement, 'checkout-button')?.click()
    await reads(canvasElement, 'checkout-button', t('leaving'))
  },
}
export const Terms: Story = {
  args: { pageCart: 'custom', answers: 'custom' },
  play: press('checkout-button', (canvas) => appears(canvas, 'agree-button')),
}
export const TermsFailed: Story = {
  args: { pageCart: 'custom', answers: 'fails' },
  play: async (context) => {
    await Terms.play?.(context)
    partOf(context.canvasElement, 'agree-button')?.click()
    await waitFor(() =>
      hasWords(
        rootOf(context.canvasElement)?.querySelector('dialog, .in-place')?.textContent,
        textsOf(termsTexts)('failed'),
      ),
    )
  },
}
export const Agreeing: Story = {
  args: { pageCart: 'custom', answers: 'waits' },
  play: async (context) => {
    await Terms.play?.(context)
    partOf(context.canvasElement, 'agree-button')?.click()
    await reads(context.canvasElement, 'agree-button', t('leaving'))
  },
  tags: ['nightly'],
}
export const TermsRefused: Story = {
  args: { pageCart: 'custom', answers: 'refuses' },
  play: async (context) => {
    await Terms.play?.(context)
    partOf(context.canvasElement, 'agree-button')?.click()
    await waitFor(() =>
      hasWords(rootOf(context.canvasElement)?.querySelector('dialog, .in-place')?.textContent, reason),
    )
  },
  tags: ['nightly'],
}
/** The code of the terms fails to load: a message is shown beside the pressed button. */
export const TermsUnopened: Story = {
  args: { pageCart: 'custom', answers: 'custom' },
  beforeEach: loseCode,
  play: press('checkout-button', (canvas) => reads(canvas, 'pay', t('unopened'))),
}
/** The server sends a whole page in place of the terms. */
export const TermsUnread: Story = {
  args: { pageCart: 'unreadable', answers: 'unreadable' },
  play: press('checkout-button', (canvas) =>
    waitFor(() =>
      hasWords(rootOf(canvas)?.querySelector('dialog, .in-place')?.textContent, textsOf(termsTexts)('unread')),
    ),
  ),
}
export const ServersFormStays: Story = {
  args: { pageCart: undefined, answers: 'fails' },
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector<HTMLElement>('rove-cart')?.dataset.roveState).toBe('fallback')),
}
export const Korean: Story = { ...Full, globals: { country: 'KR', locale: 'ko_KR' }, tags: ['nightly'] }
export const FrenchOnAPhone: Story = {
  ...Full,
  globals: { country: 'CA', locale: 'fr_CA', viewport: { value: 'w390' } },
  tags: ['nightly'],
}
export const HongKongTermsOnAPhone: Story = {
  ...Terms,
  globals: { country: 'HK', locale: 'ch_HK', viewport: { value: 'w390' } },
  tags: ['nightly'],
}
export const RightToLeft: Story = { ...Full, globals: { direction: 'rtl' }, tags: ['nightly'] }
