import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { readMarket } from '../../core/base/country/country.setting'
import { type ShopCode, shopTexts } from '../../demo-host/visitor/texts/texts'
import showroom from '../../widgets/showroom/showroom.element'
import { formatMinute } from '../../widgets/showroom/showroom.rules'
import { type ShowroomCode, showroomTexts } from '../../widgets/showroom/showroom.texts'
import { fixedPart, textsOf } from '../kit/words'

/** A text of the demo shop, in the language of the page. */
const shop = (code: ShopCode) => shopTexts[readMarket().language][code]

const minute = 60_000
const day = 24 * 60 * minute

/** A place whose clock hardly anybody's device shows: fourteen hours before UTC. */
const farZone = 'Pacific/Kiritimati'
const farMinutes = 14 * 60

/** Hours of every day, from now on by UTC, in minutes. */
function daily(from: number, to: number): string {
  const at = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString().slice(11, 16)
  return `Mo-Su ${at(from)}-${at(to)}`
}

/** Hours of the day after tomorrow alone. */
function later(): string {
  const { day: name } = formatMinute('en', (Math.floor(Date.now() / day) + 2 + 3) * 24 * 60)
  return `${name.slice(0, 2)} 10:00-18:00`
}

interface Args {
  readonly hours: 'open' | 'openFarAway' | 'always' | 'closed' | 'later' | 'unreadable'
  readonly isRightToLeft: boolean
}

const hoursOf: Readonly<Record<Args['hours'], () => string>> = {
  open: () => daily(-120, 120),
  openFarAway: () => daily(farMinutes - 120, farMinutes + 120),
  always: () => 'Mo-Su 00:00-24:00',
  closed: () => daily(5, 120),
  later,
  unreadable: () => 'whenever',
}

function Showroom({ hours, isRightToLeft }: Args) {
  useState(() => showroom.define())
  return (
    <div dir={isRightToLeft ? 'rtl' : 'ltr'}>
      <rove-showroom>
        <p
          data-rove-showroom="hours"
          data-rove-hours={hoursOf[hours]()}
          data-rove-zone={hours === 'openFarAway' ? farZone : 'UTC'}
        >
          {shop('showroomOpen')}
        </p>
        <p data-rove-showroom="status" />
        <a data-rove-showroom="directions" href="https://www.google.com/maps/dir/?api=1&destination=Toronto">
          {shop('showroomDirections')}
        </a>
      </rove-showroom>
    </div>
  )
}

const meta: Meta<typeof Showroom> = {
  title: 'rove-showroom',
  component: Showroom,
  args: { hours: 'open', isRightToLeft: false },
}
export default meta
type Story = StoryObj<typeof Showroom>

const t = textsOf(showroomTexts)
/** Waits for one of these texts; without a code, for no text. */
const says = async (canvas: HTMLElement, ...codes: ShowroomCode[]) => {
  await waitFor(() => expect(canvas.querySelector('rove-showroom')).toHaveAttribute('data-rove-state', 'ready'))
  const said = canvas.querySelector('[data-rove-showroom=status]')?.textContent ?? ''
  const expected = codes.map((code) => fixedPart(t(code, { day: '|', time: '|' })))
  if (expected.length === 0) expect(said).toBe('')
  else expect(expected.some((part) => said.includes(part))).toBe(true)
}

export const Open: Story = { play: ({ canvasElement }) => says(canvasElement, 'openUntil') }
/** The time is that of the showroom: it says so, with the day. */
export const OpenInAnotherTimeZone: Story = {
  args: { hours: 'openFarAway' },
  play: ({ canvasElement }) => says(canvasElement, 'openUntilOn'),
}
export const OpenWithoutEnd: Story = {
  args: { hours: 'always' },
  play: ({ canvasElement }) => says(canvasElement, 'open'),
}
// Late in the evening it opens on the next day.
export const OpensSoon: Story = {
  args: { hours: 'closed' },
  play: ({ canvasElement }) => says(canvasElement, 'opensAt', 'opensOn'),
}
export const OpensAnotherDay: Story = {
  args: { hours: 'later' },
  play: ({ canvasElement }) => says(canvasElement, 'opensOn'),
}
export const OnAPhone: Story = { ...OpensAnotherDay, globals: { viewport: { value: 'w320' } }, tags: ['nightly'] }
export const FromRightToLeft: Story = { ...Open, args: { isRightToLeft: true }, tags: ['nightly'] }
export const UnreadableHours: Story = {
  args: { hours: 'unreadable' },
  play: ({ canvasElement }) => says(canvasElement),
}
