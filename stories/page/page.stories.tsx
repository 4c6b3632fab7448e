import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { page } from '../../core/base/state/page'
import { cookiesTexts } from '../../widgets/page/cookies/cookies.texts'
import { loadingTexts } from '../../widgets/page/loading/loading.texts'
import pageElement from '../../widgets/page/page.element'
import { passwordTexts } from '../../widgets/page/password/password.texts'
import { vrTexts } from '../../widgets/page/vr/vr.texts'
import { loseCode } from '../kit/lose-code'
import { hasWords, textsOf } from '../kit/words'

interface PageProps {
  /** The address of the viewer. */
  readonly viewer: string
  /** Whether the form is sent. */
  readonly isSent: boolean
}

/** A page with the HTML that the element is for. */
function EveryPage({ viewer, isSent }: PageProps) {
  useState(() => {
    page().shared.delete('rove-page')
    pageElement.define()
  })
  return (
    <>
      <rove-page />
      <p>
        <a className="open-vr" href={viewer}>
          360°
        </a>
      </p>
      <form
        id="user-pass"
        action={isSent ? 'about:blank' : '/nowhere'}
        target="sent"
        method="post"
        onSubmit={(event) => {
          if (isSent) return
          event.preventDefault()
          event.currentTarget.dataset.sent = ''
        }}
      >
        <label>
          @ <input type="text" name="name" autoComplete="off" />
        </label>
        <input type="submit" name="op" value="→" />
      </form>
      <iframe name="sent" title="Sent" hidden />
    </>
  )
}

const meta: Meta<typeof EveryPage> = {
  title: 'rove-page',
  component: EveryPage,
  // A page of this Storybook's own.
  args: { viewer: '/iframe.html?viewMode=docs&id=nothing', isSent: false },
  beforeEach: () => {
    const fetchNow = window.fetch
    window.fetch = (input, init) =>
      String(input).includes('live_info') ? Promise.resolve(Response.json({})) : fetchNow(input, init)
    return () => {
      window.fetch = fetchNow
    }
  },
}
export default meta
type Story = StoryObj<typeof EveryPage>

const shadow = (canvas: HTMLElement) => canvas.querySelector('rove-page')?.shadowRoot as ShadowRoot
const part = (canvas: HTMLElement, name: string) => shadow(canvas).querySelector<HTMLElement>(`[part=${name}]`)
const isReady = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector('rove-page')).toHaveAttribute('data-rove-state', 'ready'))
const cookieWords = textsOf(cookiesTexts)
const loadingWords = textsOf(loadingTexts)
const passwordWords = textsOf(passwordTexts)
const vrWords = textsOf(vrTexts)

export const NothingToShow: Story = {
  play: async ({ canvasElement }) => {
    await isReady(canvasElement)
    expect(shadow(canvasElement).textContent).toBe('')
  },
}

export const CookiesAreOff: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'cookieEnabled', { configurable: true, value: false })
    return () => Reflect.deleteProperty(navigator, 'cookieEnabled')
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => hasWords(part(canvasElement, 'cookies')?.textContent, cookieWords('off')))
  },
}
export const CookiesAreOffOnAPhone: Story = {
  ...CookiesAreOff,
  globals: { viewport: { value: 'w320' } },
  tags: ['nightly'],
}

/** A navigation that is under way. */
const navigate = () =>
  (window as unknown as { navigation: EventTarget }).navigation.dispatchEvent(
    Object.assign(new CustomEvent('navigate'), {
      destination: { url: 'https://shop.test/', sameDocument: false },
      downloadRequest: null,
    }),
  )

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await isReady(canvasElement)
    navigate()
    await waitFor(() => expect(part(canvasElement, 'loading')).toBeTruthy())
    await waitFor(() =>
      hasWords(shadow(canvasElement).querySelector('[role=status]')?.textContent, loadingWords('loading')),
    )
  },
}

const openViewer = async (canvas: HTMLElement) => {
  await isReady(canvas)
  await userEvent.click(within(canvas).getByRole('link'))
  await waitFor(() => expect(part(canvas, 'vr')).toBeTruthy())
}

export const Viewer: Story = {
  play: async ({ canvasElement }) => {
    await openViewer(canvasElement)
    await waitFor(() => expect(part(canvasElement, 'vr')?.dataset.state).toBe('ready'))
  },
}

/** The viewer is on its way. */
export const ViewerLoading: Story = {
  play: async ({ canvasElement }) => {
    await isReady(canvasElement)
    shadow(canvasElement).addEventListener('load', (event) => event.stopImmediatePropagation(), true)
    await openViewer(canvasElement)
    hasWords(part(canvasElement, 'vr')?.textContent, vrWords('loading'))
  },
}

/** After half a minute without an answer, a link opens the viewer in a tab of its own. */
export const ViewerTooSlow: Story = {
  beforeEach: () => {
    const { setTimeout } = window
    const hurried = (run: () => void, time = 0) => setTimeout(run, time > 10_000 ? 0 : time)
    window.setTimeout = hurried as typeof window.setTimeout
    return () => {
      window.setTimeout = setTimeout
    }
  },
  play: async ({ canvasElement }) => {
    await isReady(canvasElement)
    shadow(canvasElement).addEventListener('load', (event) => event.stopImmediatePropagation(), true)
    await openViewer(canvasElement)
    await waitFor(() => hasWords(part(canvasElement, 'vr')?.textContent, vrWords('newTab')))
  },
}

export const ViewerDoesNotLoad: Story = {
  args: { viewer: 'ftp://viewer.test/' },
  play: async ({ canvasElement }) => {
    await openViewer(canvasElement)
    hasWords(part(canvasElement, 'vr')?.textContent, vrWords('failed'))
  },
}

const submit = async (canvas: HTMLElement, address: string) => {
  await isReady(canvas)
  await userEvent.type(within(canvas).getByRole('textbox'), address)
  await userEvent.click(within(canvas).getByRole('button'))
}

export const PasswordOfNoAddress: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement, 'me@home')
    await waitFor(() => hasWords(within(canvasElement).getByRole('alert').textContent, passwordWords('wrongEmail')))
    expect(within(canvasElement).getByRole('button')).toHaveValue('→')
  },
}

/** The form is on its way: here, into a frame that is not shown. */
export const PasswordSending: Story = {
  args: { isSent: true },
  play: async ({ canvasElement }) => {
    await submit(canvasElement, 'me@home.test')
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveValue(passwordWords('wait')))
  },
}

export const PasswordWithoutItsCode: Story = {
  beforeEach: loseCode,
  play: async ({ canvasElement }) => {
    await submit(canvasElement, 'me@home')
    await waitFor(() => expect(canvasElement.querySelector('form')?.dataset.sent).toBe(''))
    expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}
