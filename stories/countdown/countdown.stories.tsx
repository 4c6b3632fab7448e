import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { writeCookie } from '../../core/base/device/cookies'
import countdown from '../../widgets/countdown/countdown.element'
import { reply } from '../kit/server'
import { shop } from '../kit/shop-words'

interface CountdownProps {
  /** Seconds until it ends. */
  readonly left: number
  readonly title?: string
  /** The server's text inside the tag; without it, the countdown is a bar. */
  readonly words?: ReactNode
  /** An invalid end. */
  readonly end?: string
}

/** A countdown on a page whose server does not send its time: the device's clock is used. */
function Countdown({ left, title = shop('saleEndsIn'), words, end }: CountdownProps) {
  const [until] = useState(() => {
    // Removes the close of an earlier story.
    writeCookie('rove_countdown_closed', '', -1)
    reply({ '/ajax/live_info.json': 'fails' })
    countdown.define()
    return end ?? new Date(Date.now() + left * 1000).toISOString()
  })
  return (
    <rove-countdown end={until} title={title}>
      {words}
    </rove-countdown>
  )
}

const meta: Meta<typeof Countdown> = {
  title: 'rove-countdown',
  component: Countdown,
  args: { left: 200_000 },
}
export default meta
type Story = StoryObj<typeof Countdown>

function Until() {
  return <p style={{ margin: 0, padding: 8, textAlign: 'center' }}>{shop('saleUntil')}</p>
}
const words = <Until />
const partIn = (canvas: HTMLElement, name: string) =>
  canvas.querySelector('rove-countdown')?.shadowRoot?.querySelector<HTMLElement>(`[part=${name}]`)
const appears = (canvas: HTMLElement, name: string) => waitFor(() => expect(partIn(canvas, name)).toBeTruthy())
const goes = (canvas: HTMLElement) => waitFor(() => expect(partIn(canvas, 'banner')).toBeFalsy(), { timeout: 4000 })

export const Bar: Story = { play: ({ canvasElement }) => appears(canvasElement, 'timer') as Promise<void> }
export const InTheServersPlace: Story = { ...Bar, args: { words } }
export const LastSeconds: Story = { ...Bar, args: { left: 9 } }
export const Over: Story = {
  args: { left: 2 },
  play: async ({ canvasElement }) => {
    await appears(canvasElement, 'timer')
    await goes(canvasElement)
  },
}
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await appears(canvasElement, 'timer')
    partIn(canvasElement, 'close-button')?.click()
    await goes(canvasElement)
  },
}
export const WrongEnd: Story = {
  args: { words, end: 'soon' },
  play: ({ canvasElement }) =>
    waitFor(() =>
      expect(canvasElement.querySelector('rove-countdown')?.shadowRoot?.querySelector('slot')).toBeTruthy(),
    ),
}
export const TwoBars: Story = {
  render: (props) => (
    <>
      <Countdown {...props} />
      <Countdown {...props} title="Shows nothing" />
    </>
  ),
  play: ({ canvasElement }) =>
    waitFor(() => {
      const roots = [...canvasElement.querySelectorAll('rove-countdown')].map(({ shadowRoot }) => shadowRoot)
      expect(roots.filter((root) => root?.querySelector('.bar'))).toHaveLength(1)
    }),
}
export const LongTitleOnAPhone: Story = {
  ...Bar,
  args: { title: 'Everything for the terrace, the balcony and the garden at spring prices' },
  globals: { viewport: { value: 'w320' } },
  tags: ['nightly'],
}
export const French: Story = {
  ...Bar,
  args: { title: '' },
  globals: { country: 'CA', locale: 'fr_CA' },
}
export const Korean: Story = {
  ...InTheServersPlace,
  args: { words, title: '' },
  globals: { country: 'KR', locale: 'ko_KR', viewport: { value: 'w390' } },
  tags: ['nightly'],
}
export const HongKong: Story = {
  ...Bar,
  args: { title: '' },
  globals: { country: 'HK', locale: 'ch_HK' },
  tags: ['nightly'],
}
export const RightToLeft: Story = { ...Bar, globals: { direction: 'rtl' }, tags: ['nightly'] }
