import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { hostTexts } from '../../widgets/hosts/host/host.texts'
import hosts from '../../widgets/hosts/hosts.element'
import { hostsTexts } from '../../widgets/hosts/hosts.texts'
import { titleOf } from '../kit/catalogue'
import { pictureOf } from '../kit/pictures'
import { serveSearch } from '../kit/search-service'
import { type Reply, reply } from '../kit/server'
import { hasWords, textsOf } from '../kit/words'

interface Args {
  readonly page: Reply
  readonly search: 'finds' | 'waits' | 'fails'
  readonly isRightToLeft: boolean
}

/** A host, whose product has its name in the page's language. */
const maya = () => ({
  fname: 'Maya',
  lname: 'R.',
  url: 'maya-toronto',
  imgCount: 3,
  city: 'Toronto',
  home: 'Loft',
  words: 'An old print shop with one big window.',
  lang: 'en',
  products: [{ name: titleOf('Marlow 3-Seat Sofa'), image: pictureOf('marlow-3-seat-sofa'), option: '' }],
})

/** A list with one host and one filter. */
function Hosts({ page, search, isRightToLeft }: Args) {
  useState(() => {
    serveSearch(search)
    if (search !== 'fails') reply({ '/host-connect': page })
    hosts.define()
  })
  return (
    <div dir={isRightToLeft ? 'rtl' : 'ltr'} lang="en">
      <rove-hosts pictures={pictureOf('marlow-3-seat-sofa')}>
        <form action="/host-connect" data-rove-hosts="filters">
          <select name="city" aria-label="City">
            <option value="">All</option>
            <option>Toronto</option>
          </select>
        </form>
        <p data-rove-hosts="count">1 host</p>
        <ul data-rove-hosts="list">
          <li>
            <a href="#maya" data-rove-hosts="link" data-host="maya-toronto">
              Maya R.
            </a>
          </li>
        </ul>
        <script type="application/json" data-rove-hosts="items">
          {JSON.stringify([maya()])}
        </script>
      </rove-hosts>
    </div>
  )
}

const meta: Meta<typeof Hosts> = {
  title: 'rove-hosts',
  component: Hosts,
  args: { page: 'fails', search: 'finds', isRightToLeft: false },
}
export default meta
type Story = StoryObj<typeof Hosts>

const t = textsOf(hostsTexts)
const home = textsOf(hostTexts)
const elementIn = (canvas: HTMLElement) => canvas.querySelector('rove-hosts') as HTMLElement
const inShadow = (canvas: HTMLElement, selector: string) => elementIn(canvas).shadowRoot?.querySelector(selector)
const isReady = (canvas: HTMLElement) =>
  waitFor(() => expect(elementIn(canvas)).toHaveAttribute('data-rove-state', 'ready'))

export const List: Story = { play: ({ canvasElement }) => isReady(canvasElement), tags: ['nightly'] }

const opens: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await isReady(canvasElement)
  await userEvent.click(canvasElement.querySelector('[data-host]') as HTMLElement)
  await waitFor(() => hasWords(inShadow(canvasElement, '[part=waiting]')?.textContent, home('waiting')))
  await waitFor(() => hasWords(inShadow(canvasElement, '.home h3')?.textContent, home('products')), { timeout: 5000 })
}

export const Home: Story = { play: opens }
export const HomeFromRightToLeft: Story = { args: { isRightToLeft: true }, play: opens, tags: ['nightly'] }
export const HomeOnAPhone: Story = { ...Home, globals: { viewport: { value: 'w320' } }, tags: ['nightly'] }

export const HomeWithoutPrices: Story = {
  args: { search: 'fails' },
  play: async (context) => {
    await opens(context)
    await waitFor(() => hasWords(inShadow(context.canvasElement, '.home')?.textContent, home('unpriced')))
  },
}

/** The prices are on their way. */
export const HomeSearching: Story = {
  args: { search: 'waits' },
  play: async ({ canvasElement }) => {
    await isReady(canvasElement)
    await userEvent.click(canvasElement.querySelector('[data-host]') as HTMLElement)
    await waitFor(() => hasWords(inShadow(canvasElement, '.home')?.textContent, home('searching')), { timeout: 5000 })
  },
}
export const HomeForMembers: Story = { ...Home, globals: { persona: 'member' } }

export const ListLoading: Story = {
  args: { page: 'waits' },
  play: async ({ canvasElement }) => {
    await isReady(canvasElement)
    await userEvent.selectOptions(canvasElement.querySelector('select') as HTMLElement, 'Toronto')
    await waitFor(() => hasWords(elementIn(canvasElement).shadowRoot?.textContent, t('loading')))
  },
}

export const Picture: Story = {
  play: async (context) => {
    await opens(context)
    await userEvent.click(inShadow(context.canvasElement, '[part=picture-button]') as HTMLElement)
    await waitFor(() => expect(inShadow(context.canvasElement, '.photo')).toBeVisible())
  },
  tags: ['nightly'],
}

export const ListThatFails: Story = {
  play: async ({ canvasElement }) => {
    await isReady(canvasElement)
    await userEvent.selectOptions(canvasElement.querySelector('select') as HTMLElement, 'Toronto')
    await waitFor(() => hasWords(inShadow(canvasElement, '[part=notice]')?.textContent, t('failed')))
    hasWords(inShadow(canvasElement, '[part=retry-button]')?.textContent, t('retry'))
  },
}
