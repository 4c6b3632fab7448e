import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import chat from '../../widgets/chat/chat.element'
import { chatTexts } from '../../widgets/chat/chat.texts'
import { type Agents, chatScript, serveChat } from '../kit/chat-vendor'
import { holdCode, loseCode } from '../kit/lose-code'
import { shop } from '../kit/shop-words'
import { hasWords, textsOf, type Words } from '../kit/words'

interface ChatProps {
  readonly agents: Agents
  /** Whether the shop has an account for this country. */
  readonly account: boolean
  /** Whether a conversation started on an earlier page. */
  readonly talks: boolean
}

/** A chat with a given behaviour of the provider. */
function Chat({ agents, account, talks }: ChatProps) {
  useState(() => {
    if (talks) sessionStorage.setItem('rove_chat_talk', 'minimized 1')
    else sessionStorage.removeItem('rove_chat_talk')
    const { roveSettings } = window as unknown as { roveSettings: { rove: object } }
    Object.assign(roveSettings.rove, {
      chat: { accounts: account ? { default: '1' } : {} },
      vendors: { livechat: { script: chatScript } },
    })
    serveChat(agents)
    chat.define()
  })
  return (
    <rove-chat>
      <a href="/contact-us">{shop('contact')}</a>
    </rove-chat>
  )
}

const meta: Meta<typeof Chat> = {
  title: 'rove-chat',
  component: Chat,
  args: { agents: 'online', account: true, talks: false },
}
export default meta
type Story = StoryObj<typeof Chat>

const buttonIn = (canvas: HTMLElement) =>
  waitFor(() => {
    const button = canvas.querySelector('rove-chat')?.shadowRoot?.querySelector<HTMLElement>('[part=button]')
    if (!button) throw new Error('the button is not rendered yet')
    return button
  })
const dialogIn = (canvas: HTMLElement) => canvas.querySelector<HTMLDialogElement>('rove-chat dialog')

const t = textsOf(chatTexts)

/** Presses the button and waits until the dialog shows the text. */
const opened =
  (words: Words): NonNullable<Story['play']> =>
  async ({ canvasElement: canvas }) => {
    const button = await buttonIn(canvas)
    button.click()
    await waitFor(() => hasWords(dialogIn(canvas)?.textContent, words))
  }

/** Fills in the form and submits it. */
const sent =
  (words: Words, name = 'Ada'): NonNullable<Story['play']> =>
  async (context) => {
    const { canvasElement: canvas } = context
    await opened(/./)(context)
    const form = within(dialogIn(canvas) as HTMLElement)
    if (name) await userEvent.type(form.getByLabelText(t('name')), name)
    await userEvent.type(form.getByLabelText(t('email')), 'ada@home.test')
    await userEvent.selectOptions(form.getByRole('combobox'), t('yes'))
    dialogIn(canvas)?.querySelector<HTMLButtonElement>('[type=submit]')?.click()
    await waitFor(() => hasWords(dialogIn(canvas)?.textContent ?? 'gone', words))
  }

export const Idle: Story = { play: async ({ canvasElement }) => void (await buttonIn(canvasElement)) }
export const Asking: Story = { play: opened(() => t('start')) }
export const NobodyThere: Story = { args: { agents: 'offline' }, play: opened(() => t('away')) }
export const Mistakes: Story = { play: sent(() => t('wrongName'), '') }
/** A form that was sent empty, then with an order that is no number. */
export const AllMistakes: Story = {
  play: async (context) => {
    await opened(/./)(context)
    const dialog = dialogIn(context.canvasElement) as HTMLElement
    await userEvent.selectOptions(within(dialog).getByRole('combobox'), t('yes'))
    await userEvent.type(
      within(dialog).getByLabelText((label) => label.startsWith(t('order'))),
      'ABC',
    )
    dialog.querySelector<HTMLButtonElement>('[type=submit]')?.click()
    await waitFor(() => hasWords(dialog.textContent, t('wrongOrder')))
    hasWords(dialog.textContent, t('wrongEmail'))
  },
}
export const NotAnswered: Story = {
  play: async (context) => {
    await opened(/./)(context)
    const dialog = dialogIn(context.canvasElement) as HTMLElement
    dialog.querySelector<HTMLButtonElement>('[type=submit]')?.click()
    await waitFor(() => hasWords(dialog.textContent, t('wrongExisting')))
  },
}
/** The form's code is on its way. */
export const Opening: Story = {
  beforeEach: holdCode,
  play: async ({ canvasElement }) => {
    const button = await buttonIn(canvasElement)
    button.click()
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}
/** The form's code does not arrive: a link is left. */
export const Lost: Story = {
  beforeEach: loseCode,
  play: async ({ canvasElement }) => {
    ;(await buttonIn(canvasElement)).click()
    const root = canvasElement.querySelector('rove-chat')?.shadowRoot
    await waitFor(() => hasWords(root?.querySelector('a[part=button]')?.textContent, t('contact')))
  },
}
export const Connecting: Story = { args: { agents: 'silent' }, play: sent(() => t('connecting')) }
export const Blocked: Story = { args: { agents: 'blocked' }, play: opened(() => t('failed')) }
export const Talking: Story = { play: sent('gone') }
export const Resuming: Story = {
  args: { agents: 'silent', talks: true },
  play: async ({ canvasElement }) => expect((await buttonIn(canvasElement)).getAttribute('aria-busy')).toBe('true'),
  tags: ['nightly'],
}
export const GoingOn: Story = {
  args: { talks: true },
  play: ({ canvasElement: canvas }) =>
    waitFor(() => {
      const element = canvas.querySelector<HTMLElement>('rove-chat')
      expect(element?.dataset.roveState).toBe('ready')
      expect(element?.shadowRoot?.querySelector('[part=button]')).toBeNull()
    }),
}
export const NoAccount: Story = {
  args: { account: false },
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('rove-chat')?.shadowRoot?.querySelector('slot')).toBeTruthy()),
  tags: ['nightly'],
}
export const French: Story = {
  play: opened('Clavardez'),
  globals: { country: 'CA', locale: 'fr_CA' },
  tags: ['nightly'],
}
export const KoreanOnAPhone: Story = {
  play: opened('채팅 상담'),
  globals: { country: 'KR', locale: 'ko_KR', viewport: { value: 'w390' } },
  tags: ['nightly'],
}
export const HongKong: Story = {
  args: { agents: 'offline' },
  play: opened('客服現時不在線'),
  globals: { country: 'HK', locale: 'ch_HK' },
}
