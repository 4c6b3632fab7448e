import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import emailCart from '../../widgets/email-cart/email-cart.element'
import { emailCartTexts } from '../../widgets/email-cart/email-cart.texts'
import { cartNamed, serveCart, setCart } from '../cart/cart-server'
import { textsOf } from '../kit/words'

interface EmailCartProps {
  readonly answers: 'full' | 'waits' | 'unreachable'
}

/** The email-cart element. */
function EmailCart({ answers }: EmailCartProps) {
  useState(() => {
    setCart(cartNamed('full'))
    serveCart(answers === 'full' ? cartNamed('full') : answers)
    emailCart.define()
  })
  return <rove-email-cart />
}

const meta: Meta<typeof EmailCart> = { title: 'rove-email-cart', component: EmailCart, args: { answers: 'full' } }
export default meta
type Story = StoryObj<typeof EmailCart>

const t = textsOf(emailCartTexts)
const partOf = (canvas: HTMLElement, name: string) =>
  canvas.querySelector<HTMLButtonElement>(`rove-email-cart [part=${name}]`)
const appears = (canvas: HTMLElement, name: string) => waitFor(() => expect(partOf(canvas, name)).toBeTruthy())

/** Opens the form, types an address and submits it. */
const send =
  (email: string, last: (canvas: HTMLElement) => void): NonNullable<Story['play']> =>
  async (context) => {
    const { canvasElement: canvas } = context
    await Open.play?.(context)
    const input = canvas.querySelector<HTMLInputElement>('input[name=email]')
    if (input) input.value = email
    partOf(canvas, 'submit-button')?.click()
    await waitFor(() => last(canvas))
  }

export const Closed: Story = { play: ({ canvasElement }) => appears(canvasElement, 'button') as Promise<void> }
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await appears(canvasElement, 'button')
    partOf(canvasElement, 'button')?.click()
    await appears(canvasElement, 'form')
  },
}
export const ThreeAddresses: Story = {
  play: async (context) => {
    await Open.play?.(context)
    for (const count of [2, 3]) {
      partOf(context.canvasElement, 'add-button')?.click()
      await waitFor(() => expect(context.canvasElement.querySelectorAll('input[name=email]')).toHaveLength(count))
    }
    expect(partOf(context.canvasElement, 'add-button')).toBeNull()
  },
}
export const NoAddress: Story = {
  play: send('home', (canvas) => expect(partOf(canvas, 'error')?.textContent).toBe(t('wrongEmail'))),
}
export const TooManyAddresses: Story = {
  play: send('a@home.test, b@home.test; c@home.test d@home.test', (canvas) =>
    expect(partOf(canvas, 'error')?.textContent).toBe(t('oneEach')),
  ),
}
export const NotSent: Story = {
  args: { answers: 'unreachable' },
  play: send('me@home.test', (canvas) =>
    expect(canvas.querySelector('[part=form] > [part=error]')?.textContent).toBe(t('unsent')),
  ),
}
export const Sending: Story = {
  args: { answers: 'waits' },
  play: send('me@home.test', (canvas) => expect(partOf(canvas, 'submit-button')?.disabled).toBe(true)),
}
export const Sent: Story = {
  play: send('me@home.test', (canvas) => expect(partOf(canvas, 'button')?.textContent).toBe(t('sent'))),
}
export const KoreanOnAPhone: Story = {
  ...Open,
  globals: { country: 'KR', locale: 'ko_KR', viewport: { value: 'w390' } },
  tags: ['nightly'],
}
