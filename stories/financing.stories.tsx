import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { pageBus } from '../core/bus'
import { share } from '../core/page'
import financing from '../widgets/financing/financing.element'
import { financingTexts } from '../widgets/financing/financing.texts'
import { loseCode } from './lose-code'
import { addSettings } from './product-page'
import { amount, wordsOf } from './words'

interface LineProps {
  /** In units of the country's currency. */
  readonly price: number
  readonly programme: string
  /** Whether the page has the lenders' keys. */
  readonly keys: boolean
}

const scripts = { affirm: 'https://one.example/', klarna: 'https://other.example/' }

/** Lenders' scripts as they are once they have come: they fill their places when they are told to. */
function lendersAreThere(): void {
  const fill = () => {
    for (const place of document.querySelectorAll<HTMLElement>('.affirm-as-low-as, klarna-placement')) {
      const { amount, purchaseAmount = amount } = place.dataset
      place.textContent = `A lender’s own words about ${Number(purchaseAmount) / 100}`
      Object.assign(place.style, { display: 'block', margin: '0', font: '13px/15px sans-serif' })
    }
  }
  Object.assign(window, { affirm: { ui: { refresh: fill } }, KlarnaOnsiteService: { push: fill } })
  for (const url of Object.values(scripts)) share(`script ${url}`, () => ({ loaded: Promise.resolve(), stop() {} }))
}

function Line({ price, programme, keys }: LineProps) {
  useState(() => {
    const key = keys ? 'key' : ''
    addSettings({}, { price }, { financing: { programme, publicKey: key, klarnaClientId: key, scripts } })
    if (keys) lendersAreThere()
    financing.define()
  })
  return (
    <div style={{ maxWidth: 420 }}>
      <rove-financing nid={1201} />
    </div>
  )
}

const meta: Meta<typeof Line> = {
  title: 'rove-financing',
  component: Line,
  args: { price: 1890, programme: 'standard_3_6_12', keys: false },
  // Where payments over time are offered.
  globals: { country: 'US', locale: 'en_US' },
  argTypes: { programme: { control: 'select', options: ['standard_3_6_12', 'zero_percent'] } },
}
export default meta
type Story = StoryObj<typeof Line>

const say = wordsOf(financingTexts)
const elementIn = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('rove-financing')

async function buttonIn(canvas: HTMLElement): Promise<HTMLButtonElement> {
  return waitFor(() => {
    const button = elementIn(canvas)?.shadowRoot?.querySelector<HTMLButtonElement>('[part=button]')
    if (!button) throw new Error('the line is not there yet')
    return button
  })
}

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await buttonIn(canvasElement)
    expect(elementIn(canvasElement)?.shadowRoot?.querySelector('[part=estimate]')?.textContent).toBe(
      say('asLowAs', { amount: amount(87) }),
    )
  },
}

/** Nobody lends so little: there are no plans to open. */
export const BelowAThousand: Story = {
  args: { price: 690 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(elementIn(canvasElement)?.dataset.roveState).toBe('ready'))
    expect(elementIn(canvasElement)?.shadowRoot?.querySelector('[part=line]')).toBeNull()
  },
}

/** The price of another model. */
export const AnotherModel: Story = {
  play: async ({ canvasElement }) => {
    await buttonIn(canvasElement)
    const chosen = { nid: 1201, model: 'M', options: [], price: 2459.99, currency: 'USD', stock: undefined } as const
    pageBus().tell('model:chosen', chosen)
    const estimate = () => elementIn(canvasElement)?.shadowRoot?.querySelector('[part=estimate]')?.textContent
    await waitFor(() => expect(estimate()).toBe(say('asLowAs', { amount: amount(114) })))
  },
}

export const Plans: Story = {
  play: async ({ canvasElement }) => {
    ;(await buttonIn(canvasElement)).click()
    const dialog = () => elementIn(canvasElement)?.shadowRoot?.querySelector('dialog[open]')
    await waitFor(() => expect(dialog()?.querySelector('[part=small-print]')).toBeTruthy(), { timeout: 5000 })
  },
}

/** The code of the plans does not come. */
export const PlansUnopened: Story = {
  beforeEach: loseCode,
  play: async ({ canvasElement }) => {
    ;(await buttonIn(canvasElement)).click()
    const status = () => elementIn(canvasElement)?.shadowRoot?.querySelector('[role=status]')?.textContent
    await waitFor(() => expect(status()).toBe(say('failed')))
  },
}

export const PlansWithoutInterest: Story = { ...Plans, args: { programme: 'zero_percent' } }

export const PlansClosed: Story = {
  play: async (context) => {
    await Plans.play?.(context)
    const root = elementIn(context.canvasElement)?.shadowRoot
    root?.querySelector<HTMLButtonElement>('dialog [part=close-button]')?.click()
    await waitFor(() => expect(root?.querySelector('dialog')).toBeNull())
  },
}

export const LendersSpeak: Story = {
  args: { keys: true },
  play: async ({ canvasElement }) => {
    const said = () => elementIn(canvasElement)?.querySelector('.affirm-as-low-as')?.textContent
    await waitFor(() => expect(said()).toBeTruthy(), { timeout: 5000 })
  },
}

export const NobodyLends: Story = {
  globals: { country: 'KR', locale: 'ko_KR' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(elementIn(canvasElement)?.dataset.roveState).toBe('ready'))
    expect(elementIn(canvasElement)?.shadowRoot?.querySelector('button')).toBeNull()
  },
}

export const French: Story = { ...Plans, globals: { country: 'CA', locale: 'fr_CA' } }
export const Australia: Story = { ...Plans, globals: { country: 'AU', locale: 'en_AU' } }
export const RightToLeft: Story = { ...Plans, globals: { direction: 'rtl' } }
export const OnAPhone: Story = { ...Plans, globals: { viewport: { value: 'w390' } } }
