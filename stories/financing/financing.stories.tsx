import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { pageBus } from '../../core/base/bus/bus'
import { acquireShared } from '../../core/base/state/page'
import financing from '../../widgets/financing/financing.element'
import { financingTexts } from '../../widgets/financing/financing.texts'
import { holdCode, loseCode } from '../kit/lose-code'
import { addSettings } from '../kit/product-page'
import { amount, textsOf } from '../kit/words'

interface LineProps {
  /** In units of the country's currency. */
  readonly price: number
  readonly programme: string
  /** Whether the page's settings have the lenders' keys. */
  readonly keys: boolean
}

const scripts = { affirm: 'https://one.example/', klarna: 'https://other.example/' }

/** Stand-ins of the lenders' loaded scripts: they fill their nodes on request. */
function installLenders(): void {
  const fill = () => {
    for (const place of document.querySelectorAll<HTMLElement>('.affirm-as-low-as, klarna-placement')) {
      const { amount, purchaseAmount = amount } = place.dataset
      place.textContent = `A lender’s own words about ${Number(purchaseAmount) / 100}`
      Object.assign(place.style, { display: 'block', margin: '0', font: '13px/15px sans-serif' })
    }
  }
  Object.assign(window, { affirm: { ui: { refresh: fill } }, KlarnaOnsiteService: { push: fill } })
  for (const url of Object.values(scripts))
    acquireShared(`script ${url}`, () => ({ loaded: Promise.resolve(), stop() {} }))
}

function Line({ price, programme, keys }: LineProps) {
  useState(() => {
    const key = keys ? 'key' : ''
    addSettings({}, { price }, { financing: { programme, publicKey: key, klarnaClientId: key, scripts } })
    if (keys) installLenders()
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
  // A country with financing.
  globals: { country: 'US', locale: 'en_US' },
  argTypes: { programme: { control: 'select', options: ['standard_3_6_12', 'zero_percent'] } },
}
export default meta
type Story = StoryObj<typeof Line>

const t = textsOf(financingTexts)
const elementIn = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('rove-financing')

async function buttonIn(canvas: HTMLElement): Promise<HTMLButtonElement> {
  return waitFor(() => {
    const button = elementIn(canvas)?.shadowRoot?.querySelector<HTMLButtonElement>('[part=button]')
    if (!button) throw new Error('the line is not rendered yet')
    return button
  })
}

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await buttonIn(canvasElement)
    expect(elementIn(canvasElement)?.shadowRoot?.querySelector('[part=estimate]')?.textContent).toBe(
      t('asLowAs', { amount: amount(87) }),
    )
  },
}

/** The price is below the minimum: there are no plans to open. */
export const BelowAThousand: Story = {
  args: { price: 690 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(elementIn(canvasElement)?.dataset.roveState).toBe('ready'))
    expect(elementIn(canvasElement)?.shadowRoot?.querySelector('[part=line]')).toBeNull()
  },
  tags: ['nightly'],
}

/** Another model's price. */
export const AnotherModel: Story = {
  play: async ({ canvasElement }) => {
    await buttonIn(canvasElement)
    const prices = { price: 2459.99, memberPrice: 1967.99, regularPrice: 2459.99, currency: 'USD' } as const
    const chosen = { nid: 1201, model: 'M', options: [], ...prices, stock: undefined } as const
    pageBus().publish('model:chosen', chosen)
    const estimate = () => elementIn(canvasElement)?.shadowRoot?.querySelector('[part=estimate]')?.textContent
    await waitFor(() => expect(estimate()).toBe(t('asLowAs', { amount: amount(114) })))
  },
}

export const Plans: Story = {
  play: async ({ canvasElement }) => {
    ;(await buttonIn(canvasElement)).click()
    const dialog = () => elementIn(canvasElement)?.shadowRoot?.querySelector('dialog[open]')
    await waitFor(() => expect(dialog()?.querySelector('[part=small-print]')).toBeTruthy(), { timeout: 5000 })
  },
}

/** The code of the plans is on its way. */
export const PlansOpening: Story = {
  beforeEach: holdCode,
  play: async ({ canvasElement }) => {
    const button = await buttonIn(canvasElement)
    button.click()
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}

/** The code of the plans fails to load. */
export const PlansUnopened: Story = {
  beforeEach: loseCode,
  play: async ({ canvasElement }) => {
    ;(await buttonIn(canvasElement)).click()
    const status = () => elementIn(canvasElement)?.shadowRoot?.querySelector('[role=status]')?.textContent
    await waitFor(() => expect(status()).toBe(t('failed')))
  },
}

export const PlansWithoutInterest: Story = { ...Plans, args: { programme: 'zero_percent' } }

export const LendersSpeak: Story = {
  args: { keys: true },
  play: async ({ canvasElement }) => {
    const said = () => elementIn(canvasElement)?.querySelector('.affirm-as-low-as')?.textContent
    await waitFor(() => expect(said()).toBeTruthy(), { timeout: 5000 })
  },
  tags: ['nightly'],
}

export const NobodyLends: Story = {
  globals: { country: 'KR', locale: 'ko_KR' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(elementIn(canvasElement)?.dataset.roveState).toBe('ready'))
    expect(elementIn(canvasElement)?.shadowRoot?.querySelector('button')).toBeNull()
  },
  tags: ['nightly'],
}

export const French: Story = { ...Plans, globals: { country: 'CA', locale: 'fr_CA' }, tags: ['nightly'] }
export const Australia: Story = { ...Plans, globals: { country: 'AU', locale: 'en_AU' }, tags: ['nightly'] }
export const RightToLeft: Story = { ...Plans, globals: { direction: 'rtl' }, tags: ['nightly'] }
export const OnAPhone: Story = { ...Plans, globals: { viewport: { value: 'w390' } }, tags: ['nightly'] }
