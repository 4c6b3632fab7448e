import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { readMarket } from '../../core/base/country/country.setting'
import { faqIds, faqs } from '../../demo-host/content/faq'
import baseCss from '../../demo-host/theme/css/base.css?inline'
import programmesCss from '../../demo-host/theme/css/programmes.css?inline'
import faq from '../../widgets/faq/faq.element'

interface Args {
  /** Whether the server's HTML marks its items. */
  readonly isMarked: boolean
  readonly isRightToLeft: boolean
}

/** The questions of hosts, in the theme of the demo shop. */
function Faq({ isMarked, isRightToLeft }: Args) {
  useState(() => faq.define())
  const { title, questions } = faqs[readMarket().language]
  return (
    <div className="faq" dir={isRightToLeft ? 'rtl' : 'ltr'}>
      <style>{[baseCss, programmesCss].join('\n')}</style>
      <h1>{title}</h1>
      <rove-faq>
        {questions.map(([question, answer], n) => (
          <details key={question} id={faqIds[n]} data-rove-faq={isMarked ? 'item' : undefined}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </rove-faq>
    </div>
  )
}

const meta: Meta<typeof Faq> = { title: 'rove-faq', component: Faq, args: { isMarked: true, isRightToLeft: false } }
export default meta
type Story = StoryObj<typeof Faq>

const isIn = (state: string, canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector('rove-faq')).toHaveAttribute('data-rove-state', state))
const openIn = (canvas: HTMLElement) => [...canvas.querySelectorAll('details[open]')].map(({ id }) => id)

export const Closed: Story = { play: ({ canvasElement }) => isIn('ready', canvasElement) }

export const OneOpen: Story = {
  play: async ({ canvasElement }) => {
    await isIn('ready', canvasElement)
    for (const id of ['host', 'guests']) {
      await userEvent.click(canvasElement.querySelector(`#${id} summary`) as HTMLElement)
      await waitFor(() => expect(openIn(canvasElement)).toEqual([id]))
    }
  },
}
export const OnAPhone: Story = { ...OneOpen, globals: { viewport: { value: 'w320' } }, tags: ['nightly'] }
export const FromRightToLeft: Story = { ...OneOpen, args: { isRightToLeft: true }, tags: ['nightly'] }

export const WithoutItems: Story = {
  args: { isMarked: false },
  play: async ({ canvasElement }) => {
    await isIn('fallback', canvasElement)
    expect(canvasElement.querySelector('rove-faq')).toHaveAttribute('data-rove-reason', 'no-items')
  },
}
