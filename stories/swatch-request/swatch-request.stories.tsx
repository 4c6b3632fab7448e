import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { CountryCode } from '../../core/base/country/countries.rules'
import { addressFieldTexts } from '../../core/shop/address/address.texts'
import { lookupTexts } from '../../core/shop/lookup/lookup.texts'
import type { SwatchField } from '../../core/shop/swatch-request/swatch.rules'
import swatchRequest from '../../widgets/swatch-request/swatch-request.element'
import { swatchRequestTexts } from '../../widgets/swatch-request/swatch-request.texts'
import { swatchFormTexts } from '../../widgets/swatch-request/swatch-request-form.texts'
import { addSettings } from '../kit/product-page'
import { type Reply, reason, reply } from '../kit/server'
import { hasWords, textsOf, type Words } from '../kit/words'
import { SwatchRequestForm } from './swatch-request-form'

interface SwatchProps {
  /** The server's answer to the request. */
  readonly answer: Reply
  /** The most swatches of a request; 0 for any number. */
  readonly limit: number
  readonly isSubmitted: boolean
  readonly country: CountryCode
  /** What the visitor has typed differently. */
  readonly typed: Readonly<Partial<Record<SwatchField, string>>>
  readonly isRightToLeft: boolean
}

const valid = {
  ...{ first_name: 'Ida', last_name: 'Lind', email: 'ida@home.test', address1: '1600 Vine Street' },
  ...{ city: 'Los Angeles', province: '5', postal_code: '90028', phone: '5035550117' },
}

/** A request with five swatches at most. Nothing is kept from the previous story. */
function SwatchRequest({ answer, limit, isSubmitted, country, typed, isRightToLeft }: SwatchProps) {
  useState(() => {
    sessionStorage.removeItem('rove_swatches')
    history.replaceState(null, '')
    addSettings(
      {},
      {},
      { swatches: { ...(limit && { limit }), has_been_submitted: isSubmitted }, vendors: { postcode: {} } },
    )
    reply({ '/ajax/swatch-request': answer })
    swatchRequest.define()
  })
  return (
    <div dir={isRightToLeft ? 'rtl' : undefined}>
      <rove-swatch-request>
        <SwatchRequestForm country={country} values={{ ...valid, ...typed }} />
      </rove-swatch-request>
    </div>
  )
}

const meta: Meta<typeof SwatchRequest> = {
  title: 'rove-swatch-request',
  component: SwatchRequest,
  args: { answer: 'waits', limit: 5, isSubmitted: false, country: 'US', typed: {}, isRightToLeft: false },
}
export default meta
type Story = StoryObj<typeof SwatchRequest>
type Play = NonNullable<Story['play']>

const t = textsOf(swatchRequestTexts)
const form = textsOf(swatchFormTexts)
const errors = textsOf(addressFieldTexts)
const lookup = textsOf(lookupTexts)
const find = <Found extends HTMLElement>(canvas: HTMLElement, selector: string) =>
  canvas.querySelector<Found>(`rove-swatch-request ${selector}`)
const says = (canvas: HTMLElement, selector: string, words: Words) =>
  waitFor(() => hasWords(find(canvas, selector)?.textContent, words))

/** Selects the first swatches. */
async function select(canvas: HTMLElement, count: number): Promise<void> {
  await waitFor(() => expect(find(canvas, '.rove-swatch-toggle')).toBeTruthy())
  const toggles = canvas.querySelectorAll<HTMLElement>('.rove-swatch-toggle')
  for (const toggle of [...toggles].slice(0, count)) toggle.click()
}

/** Selects two swatches and opens the address, with its code. */
async function openAddress(canvas: HTMLElement): Promise<void> {
  await select(canvas, 2)
  find(canvas, '.rove-swatch-bar button')?.click()
  await waitFor(() => expect(find(canvas, '.rove-swatch-status')).toBeTruthy())
}

const selected =
  (count: number, selector: string, words: () => string): Play =>
  async ({ canvasElement }) => {
    await select(canvasElement, count)
    await says(canvasElement, selector, words)
  }

const sent =
  (selector: string, words: () => string): Play =>
  async ({ canvasElement }) => {
    await openAddress(canvasElement)
    find(canvasElement, '[type=submit]')?.click()
    await says(canvasElement, selector, words)
  }
const status = (words: () => string) => sent('.rove-swatch-status', words)
const problem = (field: SwatchField, words: () => string) =>
  sent(`[data-rove-field=${field}] [data-rove-problem]`, words)

const none = selected(0, '.rove-swatch-count', () => t('selectedOf', { n: 0, limit: 5 }))
const opened: Play = async ({ canvasElement }) => {
  await openAddress(canvasElement)
  expect(find(canvasElement, '[data-rove-swatches=address]')).toBeVisible()
  expect(find(canvasElement, '[data-rove-swatches=list]')).not.toBeVisible()
}

export const List: Story = { play: none }
export const OneSelected: Story = { play: selected(1, '.rove-swatch-toggle', () => t('remove')), tags: ['nightly'] }
export const WithoutALimit: Story = {
  args: { limit: 0 },
  play: selected(6, '.rove-swatch-count', () => t('selected', { n: 6 })),
}
export const OverTheLimit: Story = { play: selected(6, '.rove-swatch-alert', () => t('limit', { limit: 5 })) }
export const NoneSelected: Story = {
  play: async (context) => {
    await none(context)
    find(context.canvasElement, '.rove-swatch-bar button')?.click()
    await says(context.canvasElement, '.rove-swatch-alert', () => t('none'))
  },
}
export const Address: Story = { play: opened }
export const AddressOnAPhone: Story = { globals: { viewport: { value: 'w320' } }, play: opened, tags: ['nightly'] }
export const AddressInTheUnitedKingdom: Story = { args: { country: 'UK' }, play: opened }
export const AddressInKorea: Story = {
  args: { country: 'KR' },
  play: async (context) => {
    await opened(context)
    await says(context.canvasElement, '.rove-swatch-search', () => lookup('search'))
    expect(find(context.canvasElement, '[data-rove-field=province]')).not.toBeVisible()
  },
}
export const ListFromRightToLeft: Story = { args: { isRightToLeft: true }, play: none, tags: ['nightly'] }
export const AddressFromRightToLeft: Story = { args: { isRightToLeft: true }, play: opened, tags: ['nightly'] }

export const Required: Story = {
  args: { typed: { first_name: '', city: '' } },
  play: problem('first_name', () => errors('required')),
  tags: ['nightly'],
}
export const Invalid: Story = {
  args: { typed: { postal_code: '9' } },
  play: problem('postal_code', () => errors('invalid')),
}
export const PostOfficeBox: Story = {
  args: { typed: { address1: 'PO Box 12' } },
  play: problem('address1', () => errors('po-box')),
  tags: ['nightly'],
}

export const Sending: Story = { play: status(() => form('sending')) }
export const Checking: Story = { args: { answer: 'fails' }, play: status(() => form('checking')) }
/** The shop does not answer any of the attempts. Each pause between them ends as soon as the browser is online. */
export const Lost: Story = {
  args: { answer: 'fails' },
  play: async ({ canvasElement }) => {
    await openAddress(canvasElement)
    find(canvasElement, '[type=submit]')?.click()
    await waitFor(() => {
      const said = find(canvasElement, '.rove-swatch-status')?.textContent
      if (said === form('checking')) window.dispatchEvent(new Event('online'))
      hasWords(said, () => form('lost'))
    })
  },
}
export const Refused: Story = { args: { answer: 'refuses' }, play: status(reason), tags: ['nightly'] }
export const RefusedWithoutAReason: Story = {
  args: { answer: { answer: { requested: false } } },
  play: status(() => form('refused')),
}
export const RejectedField: Story = {
  args: { answer: { answerTo: () => ({ requested: false, errors: [{ field: 'city', message: reason() }] }) } },
  play: problem('city', reason),
  tags: ['nightly'],
}

export const SubmittedAlready: Story = {
  args: { isSubmitted: true },
  play: async ({ canvasElement }) => {
    await says(canvasElement, 'form + p', () => t('already'))
    expect(find(canvasElement, 'form')).not.toBeVisible()
  },
}
