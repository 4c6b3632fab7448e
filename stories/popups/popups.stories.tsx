import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { page } from '../../core/base/state/page'
import { cardTexts } from '../../widgets/popups/card/card.texts'
import popups from '../../widgets/popups/popups.element'
import { type Reply, reply } from '../kit/server'
import { shop } from '../kit/shop-words'
import { textsOf } from '../kit/words'

interface PopupsProps {
  /** One entry of `rove.popups`: the id of a built-in popup, or a definition without id and event. */
  readonly popup: string | { readonly markup: object; readonly conditions?: object }
  /** The answer to a sign-up. */
  readonly subscribing: Reply
  readonly city: string
}

const vendors = {
  klaviyo: { url: '/vendors/klaviyo/api', key: 'stories' },
  geolocation: { url: '/vendors/geolocation' },
}
/** Every popup opens at once here, for every visitor. */
const atOnce = { event: { interval: [0, 250] } }

/** A page with one popup, on a device without stored data. */
function Popups({ popup, subscribing, city }: PopupsProps) {
  useState(() => {
    for (const key of ['rove_last_shown', 'rove_closed', 'rove_engaged', 'rove_subscribed'])
      localStorage.removeItem(key)
    delete page().dialogQueue
    const { roveSettings } = window as unknown as { roveSettings: { rove: Record<string, unknown> } }
    const own =
      typeof popup === 'string'
        ? { id: popup, ...builtIn[popup] }
        : { id: 'autumn', ...popup, markup: 'html' in popup.markup ? popup.markup : { ...promo(), ...popup.markup } }
    Object.assign(roveSettings.rove, {
      consent: { marketing: true },
      newsletter: { list: 'L1', trade: 'T1' },
      vendors,
      popups: [{ ...own, ...atOnce }],
    })
    reply({
      '/klaviyo/api/subscribe': subscribing,
      '/vendors/klaviyo/api/client/subscriptions/': subscribing,
      '/vendors/geolocation': { answer: { cityName: city } },
    })
    popups.define()
  })
  return (
    <>
      <p>{shop('aPage')}</p>
      <rove-popups />
    </>
  )
}

/** Built-in popups, for every visitor. */
const builtIn: Readonly<Record<string, object>> = {
  showroom: { conditions: { city: 'Toronto' } },
  'closing-au': { conditions: {} },
  'closing-kr': { conditions: {} },
  'trade-newsletter': { conditions: {}, cookie: '' },
  newsletter: { conditions: {} },
}

/** A marketer's popup, unless a story has its own. */
const promo = () => ({ title: shop('sale'), html: `<p>${shop('saleText')}</p>` })

const meta: Meta<typeof Popups> = {
  title: 'rove-popups',
  component: Popups,
  args: { popup: { markup: {} }, subscribing: { answer: '' }, city: 'Toronto' },
}
export default meta
type Story = StoryObj<typeof Popups>

const rootOf = (canvas: HTMLElement) => canvas.querySelector('rove-popups')?.shadowRoot
const find = <E extends HTMLElement>(canvas: HTMLElement, selector: string) =>
  waitFor(() => {
    const found = rootOf(canvas)?.querySelector<E>(selector)
    if (!found) throw new Error(`${selector} is not rendered yet`)
    return found
  })
/** Waits until the popup is open. */
const comes: NonNullable<Story['play']> = async ({ canvasElement }) => void (await find(canvasElement, 'dialog h2'))
/** Types an address and submits it. */
const sends =
  (address: string, then: (canvas: HTMLElement) => Promise<unknown>): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const input = await find<HTMLInputElement>(canvasElement, 'form input')
    input.value = address
    input.dispatchEvent(new Event('input', { bubbles: true }))
    ;(await find(canvasElement, 'form button')).click()
    await then(canvasElement)
  }

export const Html: Story = { play: comes }
export const Untitled: Story = {
  args: { popup: { markup: { html: '<h3>Autumn sale</h3><p>Rugs.</p>' } } },
  play: comes,
  tags: ['nightly'],
}
/** A card without title and text: only screen readers hear what it is. */
export const OnlyAForm: Story = {
  args: { popup: { markup: { form: true, html: '' } } },
  play: async ({ canvasElement }) => void (await find(canvasElement, 'dialog form')),
}
export const OurForm: Story = { args: { popup: { markup: { form: true } } }, play: comes }
export const TheirForm: Story = {
  args: {
    popup: {
      markup: {
        form: '<form><div><label>Your mail <input type="email" name="email"></label></div><button type="submit">Keep me posted</button></form>',
      },
    },
  },
  play: comes,
  tags: ['nightly'],
}
export const WrongAddress: Story = {
  args: OurForm.args as PopupsProps,
  play: sends('somebody@', (canvas) => find(canvas, 'input.error')),
}
export const Sending: Story = {
  args: { ...OurForm.args, subscribing: 'waits' },
  play: sends('somebody@example.com', (canvas) => find(canvas, '[aria-busy=true]')),
}
export const Failed: Story = {
  args: { ...OurForm.args, subscribing: 'fails' },
  play: sends('somebody@example.com', async (canvas) => {
    await waitFor(async () => expect((await find(canvas, '[part=form]')).getAttribute('aria-busy')).toBe('false'))
    expect((await find<HTMLInputElement>(canvas, 'input')).value).toBe('somebody@example.com')
    expect((await find(canvas, '[role=alert]')).textContent).toBe(textsOf(cardTexts)('failed'))
  }),
}
export const Done: Story = {
  args: OurForm.args as PopupsProps,
  play: sends('somebody@example.com', (canvas) => find(canvas, '[part=done]')),
}
export const TheirDone: Story = {
  args: { popup: { markup: { form: true, done: '<p>Your code is <b>AUTUMN</b>.</p>' } } },
  play: sends('somebody@example.com', (canvas) => find(canvas, '[part=done] b')),
  tags: ['nightly'],
}
export const Overlay: Story = {
  args: { popup: { markup: { overlay: '<p>SALE</p>' } } },
  play: async ({ canvasElement }) => void (await find(canvasElement, '[part=overlay] p')),
}
export const Lists: Story = { args: { popup: { markup: { list: 'L2', list2: 'L3' } } }, play: comes }
export const Campaign: Story = {
  args: { popup: { markup: { form: true, list: 'C1', signUp: 'campaign' } } },
  play: async ({ canvasElement }) =>
    expect((await find(canvasElement, 'form button')).getAttribute('aria-disabled')).toBe('true'),
  tags: ['nightly'],
}
export const Newsletter: Story = { args: { popup: 'newsletter' }, play: comes }
export const TradeNewsletter: Story = { args: { popup: 'trade-newsletter' }, play: comes }
export const Showroom: Story = {
  args: { popup: 'showroom' },
  play: async ({ canvasElement }) => void (await find(canvasElement, '[part=link]')),
}
export const ClosingInAustralia: Story = {
  args: { popup: 'closing-au' },
  globals: { country: 'AU', locale: 'en_AU' },
  play: comes,
}
export const ClosingInKorea: Story = {
  args: { popup: 'closing-kr' },
  globals: { country: 'KR', locale: 'ko_KR' },
  play: comes,
}
export const French: Story = { ...Newsletter, globals: { country: 'CA', locale: 'fr_CA' }, tags: ['nightly'] }
export const Korean: Story = { ...Newsletter, globals: { country: 'KR', locale: 'ko_KR' }, tags: ['nightly'] }
export const HongKong: Story = { ...Newsletter, globals: { country: 'HK', locale: 'ch_HK' }, tags: ['nightly'] }
export const OnAPhone: Story = { ...Newsletter, globals: { viewport: { value: 'w390' } }, tags: ['nightly'] }
/** No popup opens: the visitor is in another country. */
export const NotEligible: Story = {
  args: { popup: { markup: {}, conditions: { country: 'KR' } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-rove-state=ready]')).toBeTruthy())
    expect(rootOf(canvasElement)?.querySelector('dialog')).toBeNull()
  },
}
