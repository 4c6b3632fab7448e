import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import love from '../widgets/love/love.element'
import { titleOf } from './catalogue'
import { type Mood, reason, serve } from './server'

interface HeartProps {
  readonly nid: number
  readonly label?: string
  readonly mood: Mood
}

/** A heart on a page whose server is in some mood. */
function Heart({ nid, label = titleOf('Marlow 3-Seat Sofa'), mood }: HeartProps) {
  useState(() => {
    serve(mood)
    love.define()
  })
  return <rove-love nid={nid} label={label} />
}

const meta: Meta<typeof Heart> = {
  title: 'rove-love',
  component: Heart,
  args: { nid: 1201, mood: 'well' },
  argTypes: { mood: { control: 'select', options: ['well', 'asks', 'waits', 'fails', 'refuses'] } },
}
export default meta
type Story = StoryObj<typeof Heart>

/** The heart's button, once it is there. */
async function buttonIn(canvas: HTMLElement): Promise<HTMLButtonElement> {
  return waitFor(() => {
    const button = canvas.querySelector('rove-love')?.shadowRoot?.querySelector<HTMLButtonElement>('[part=button]')
    if (!button) throw new Error('the heart is not there yet')
    return button
  })
}
const dialogIn = (canvas: HTMLElement) => canvas.querySelector('rove-love')?.shadowRoot?.querySelector('dialog')

export const Resting: Story = {}

export const Loved: Story = { parameters: { loved: [1201] } }

export const Waiting: Story = {
  args: { mood: 'waits' },
  globals: { persona: 'customer' },
  play: async ({ canvasElement }) => {
    const button = await buttonIn(canvasElement)
    button.click()
    await waitFor(() => expect(button.dataset.state).toBe('waiting'))
  },
}

export const Asking: Story = {
  args: { mood: 'asks' },
  play: async ({ canvasElement }) => {
    ;(await buttonIn(canvasElement)).click()
    await waitFor(() => expect(dialogIn(canvasElement)?.querySelector('input[name=email]')).toBeTruthy())
  },
}

export const WrongAddress: Story = {
  args: { mood: 'asks' },
  play: async (context) => {
    await Asking.play?.(context)
    const dialog = dialogIn(context.canvasElement)
    const input = dialog?.querySelector<HTMLInputElement>('input[name=email]')
    if (input) input.value = 'nobody@'
    dialog?.querySelector<HTMLButtonElement>('[type=submit]')?.click()
    await waitFor(() => expect(dialog?.querySelector('[role=alert]')?.textContent).not.toBe(''))
  },
}

export const Failed: Story = {
  args: { mood: 'fails' },
  globals: { persona: 'customer' },
  play: async ({ canvasElement }) => {
    ;(await buttonIn(canvasElement)).click()
    const status = () =>
      canvasElement.querySelector('rove-love')?.shadowRoot?.querySelector('[role=status]')?.textContent
    await waitFor(() => expect(status()).not.toBe(''))
  },
}

/** Why the server does not count it, in its own words. */
export const Refused: Story = {
  args: { mood: 'refuses' },
  globals: { persona: 'customer' },
  play: async ({ canvasElement }) => {
    ;(await buttonIn(canvasElement)).click()
    const error = () => canvasElement.querySelector('rove-love')?.shadowRoot?.querySelector('[part=error]')?.textContent
    await waitFor(() => expect(error()).toBe(reason()))
  },
}

export const Korean: Story = { ...Asking, globals: { country: 'KR', locale: 'ko_KR' } }
export const French: Story = { ...Asking, globals: { country: 'CA', locale: 'fr_CA' } }
export const HongKong: Story = { ...Asking, globals: { country: 'HK', locale: 'ch_HK' } }
export const OnAPhone: Story = { ...Asking, globals: { viewport: { value: 'w390' } } }
