import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { loveSet } from '../../core/shop/love/love.contract'
import love from '../../widgets/love/love.element'
import { loveTexts } from '../../widgets/love/love.texts'
import { titleOf } from '../kit/catalogue'
import { type Mode, type Reply, reason, reply, serve } from '../kit/server'
import { textsOf } from '../kit/words'

interface HeartProps {
  readonly nid: number
  readonly label?: string
  readonly mode: Mode
}

/** A heart with a given behaviour of the server. */
function Heart({ nid, label = titleOf('Marlow 3-Seat Sofa'), mode }: HeartProps) {
  useState(() => {
    serve(mode)
    love.define()
  })
  return <rove-love nid={nid} label={label} />
}

const meta: Meta<typeof Heart> = {
  title: 'rove-love',
  component: Heart,
  args: { nid: 1201, mode: 'well' },
  argTypes: { mode: { control: 'select', options: ['well', 'asks', 'waits', 'fails', 'refuses'] } },
}
export default meta
type Story = StoryObj<typeof Heart>

const t = textsOf(loveTexts)

/** The heart's button, once it is rendered. */
async function buttonIn(canvas: HTMLElement): Promise<HTMLButtonElement> {
  return waitFor(() => {
    const button = canvas.querySelector('rove-love')?.shadowRoot?.querySelector<HTMLButtonElement>('[part=button]')
    if (!button) throw new Error('the heart is not rendered yet')
    return button
  })
}
const dialogIn = (canvas: HTMLElement) => canvas.querySelector('rove-love')?.shadowRoot?.querySelector('dialog')

export const Idle: Story = {}

export const Loved: Story = { parameters: { loved: [1201] } }

export const Waiting: Story = {
  args: { mode: 'waits' },
  globals: { persona: 'customer' },
  play: async ({ canvasElement }) => {
    const button = await buttonIn(canvasElement)
    button.click()
    await waitFor(() => expect(button.dataset.state).toBe('waiting'))
  },
}

/** The server has not said yet whether to ask for an address. */
export const Checking: Story = { ...Waiting, globals: { persona: 'guest' } }

/** A tag without a label. */
export const WithoutName: Story = {
  args: { label: '' },
  play: async ({ canvasElement }) => expect(await buttonIn(canvasElement)).toHaveAccessibleName(t('love')),
}

export const Asking: Story = {
  args: { mode: 'asks' },
  globals: { persona: 'guest' },
  play: async ({ canvasElement }) => {
    ;(await buttonIn(canvasElement)).click()
    await waitFor(() => expect(dialogIn(canvasElement)?.querySelector('input[name=email]')).toBeTruthy())
  },
}

/** An address is sent in the dialog. @param then what the server does with it */
function sends(address: string, then: Reply, shown: (dialog: Element) => void): Story {
  return {
    ...Asking,
    play: async (context) => {
      await Asking.play?.(context)
      reply({ [loveSet.path]: then })
      const dialog = dialogIn(context.canvasElement)
      const input = dialog?.querySelector<HTMLInputElement>('input[name=email]')
      if (input) input.value = address
      dialog?.querySelector<HTMLButtonElement>('[type=submit]')?.click()
      await waitFor(() => shown(dialog as Element))
    },
  }
}
const says = (text: () => string) => (dialog: Element) =>
  expect(dialog.querySelector('[role=alert]')?.textContent).toBe(text())

export const WrongAddress: Story = sends(
  'nobody@',
  'refuses',
  says(() => t('wrongEmail')),
)

export const AddressOnItsWay: Story = {
  ...sends('somebody@example.com', 'waits', (dialog) =>
    expect(dialog.querySelector('[type=submit]')?.ariaDisabled).toBe('true'),
  ),
  tags: ['nightly'],
}

export const AddressRefused: Story = { ...sends('somebody@example.com', 'refuses', says(reason)), tags: ['nightly'] }

export const AddressNotSaved: Story = {
  ...sends(
    'somebody@example.com',
    'fails',
    says(() => t('failed')),
  ),
  tags: ['nightly'],
}

export const Failed: Story = {
  args: { mode: 'fails' },
  globals: { persona: 'customer' },
  play: async ({ canvasElement }) => {
    ;(await buttonIn(canvasElement)).click()
    const status = () =>
      canvasElement.querySelector('rove-love')?.shadowRoot?.querySelector('[role=status]')?.textContent
    await waitFor(() => expect(status()).not.toBe(''))
  },
}

/** The server refuses the change and gives its reason. */
export const Refused: Story = {
  args: { mode: 'refuses' },
  globals: { persona: 'customer' },
  play: async ({ canvasElement }) => {
    ;(await buttonIn(canvasElement)).click()
    const error = () => canvasElement.querySelector('rove-love')?.shadowRoot?.querySelector('[part=error]')?.textContent
    await waitFor(() => expect(error()).toBe(reason()))
  },
  tags: ['nightly'],
}

export const Korean: Story = {
  ...Asking,
  globals: { ...Asking.globals, country: 'KR', locale: 'ko_KR' },
  tags: ['nightly'],
}
export const French: Story = {
  ...Asking,
  globals: { ...Asking.globals, country: 'CA', locale: 'fr_CA' },
  tags: ['nightly'],
}
export const HongKong: Story = {
  ...Asking,
  globals: { ...Asking.globals, country: 'HK', locale: 'ch_HK' },
  tags: ['nightly'],
}
export const OnAPhone: Story = {
  ...Asking,
  globals: { ...Asking.globals, viewport: { value: 'w390' } },
  tags: ['nightly'],
}
