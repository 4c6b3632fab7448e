import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { readMarket } from '../../core/base/country/country.setting'
import { planners } from '../../demo-host/content/planner'
import arTour from '../../widgets/ar-tour/ar-tour.element'
import { arTourTexts } from '../../widgets/ar-tour/ar-tour.texts'
import { hasWords, textsOf } from '../kit/words'

interface Args {
  readonly hasTips: boolean
  /** Whether what the tips explain is on the page. */
  readonly hasAnchors: boolean
  readonly isSeen: boolean
  readonly isRightToLeft: boolean
}

/** The tips of the planner. */
function ArTour({ hasTips, hasAnchors, isSeen, isRightToLeft }: Args) {
  useState(() => {
    localStorage.setItem('rove_ar_tour_seen', `${isSeen}`)
    arTour.define()
  })
  const { tools, tips } = planners[readMarket().language]
  return (
    <div dir={isRightToLeft ? 'rtl' : 'ltr'}>
      {hasAnchors && <button type="button">{tools[0]}</button>}
      <rove-ar-tour>
        <ol data-rove-ar-tour="tips">
          {hasTips &&
            tips.map(([name, text]) => (
              <li key={name} data-rove-anchor="button">
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
        </ol>
      </rove-ar-tour>
    </div>
  )
}

const meta: Meta<typeof ArTour> = {
  title: 'rove-ar-tour',
  component: ArTour,
  args: { hasTips: true, hasAnchors: true, isSeen: false, isRightToLeft: false },
}
export default meta
type Story = StoryObj<typeof ArTour>

const t = textsOf(arTourTexts)
const elementIn = (canvas: HTMLElement) => canvas.querySelector('rove-ar-tour') as HTMLElement
const isIn = (state: string, canvas: HTMLElement) =>
  waitFor(() => expect(elementIn(canvas)).toHaveAttribute('data-rove-state', state))
const part = (canvas: HTMLElement, name: string) =>
  elementIn(canvas).shadowRoot?.querySelector<HTMLElement>(`[part=${name}]`)
const shows = (canvas: HTMLElement, n: number) => waitFor(() => hasWords(part(canvas, 'tip')?.textContent, `${n} / 6`))

export const FirstTip: Story = {
  play: async ({ canvasElement }) => {
    await isIn('ready', canvasElement)
    await shows(canvasElement, 1)
  },
}
export const OnAPhone: Story = { ...FirstTip, globals: { viewport: { value: 'w320' } }, tags: ['nightly'] }
export const FromRightToLeft: Story = { ...FirstTip, args: { isRightToLeft: true }, tags: ['nightly'] }
export const InTheMiddle: Story = { ...FirstTip, args: { hasAnchors: false } }

export const LastTip: Story = {
  play: async ({ canvasElement }) => {
    await isIn('ready', canvasElement)
    for (let n = 2; n <= 6; n++) {
      await userEvent.click(part(canvasElement, 'next-button') as HTMLElement)
      await shows(canvasElement, n)
    }
    hasWords(part(canvasElement, 'next-button')?.textContent, t('close'))
  },
  tags: ['nightly'],
}

export const Seen: Story = {
  args: { isSeen: true },
  play: async ({ canvasElement }) => {
    await isIn('ready', canvasElement)
    expect(part(canvasElement, 'tip')).toBeNull()
    hasWords(part(canvasElement, 'show-button')?.textContent, t('show'))
  },
}

export const WithoutTips: Story = {
  args: { hasTips: false },
  play: async ({ canvasElement }) => {
    await isIn('fallback', canvasElement)
    expect(elementIn(canvasElement)).toHaveAttribute('data-rove-reason', 'no-tips')
  },
  tags: ['nightly'],
}
