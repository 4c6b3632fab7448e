import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import search from '../../widgets/search/search.element'
import { priceTexts } from '../../widgets/search/search-price.texts'
import { type SearchMode, serveSearch } from '../kit/search-service'
import { shop } from '../kit/shop-words'
import { hasWords, textsOf } from '../kit/words'

interface FieldProps {
  readonly mode: SearchMode
  readonly placeholder?: string
  readonly recent?: readonly string[]
}

/** A search field with a given behaviour of the service and a search history. */
function Field({ mode, placeholder = shop('searchHint'), recent = [] }: FieldProps) {
  useState(() => {
    const entries = recent.map((term) => ({ term, href: `/search/products/${term}/` }))
    localStorage.setItem('rove_search_history', JSON.stringify(entries))
    serveSearch(mode)
    search.define()
  })
  return <rove-search placeholder={placeholder} />
}

const meta: Meta<typeof Field> = {
  title: 'rove-search',
  component: Field,
  args: { mode: 'finds' },
  argTypes: { mode: { control: 'select', options: ['finds', 'finds nothing', 'waits', 'fails'] } },
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '720px' } } },
}
export default meta
type Story = StoryObj<typeof Field>

const rootOf = (canvas: HTMLElement) => canvas.querySelector('rove-search')?.shadowRoot

/** Types, and waits for a panel in this state. */
const typed =
  (term: string, state: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const input = await waitFor(() => {
      const found = rootOf(canvasElement)?.querySelector<HTMLInputElement>('[part=input]')
      if (!found) throw new Error('the field is not rendered yet')
      return found
    })
    input.focus()
    if (term) await userEvent.type(input, term)
    await waitFor(
      () => expect(rootOf(canvasElement)?.querySelector<HTMLElement>('[part=panel]')?.dataset.state).toBe(state),
      { timeout: 4000 },
    )
  }

export const Closed: Story = {}
export const History: Story = { args: { recent: ['green velvet', 'oak table', 'rug'] }, play: typed('', 'history') }
export const Searching: Story = { args: { mode: 'waits' }, play: typed('sofa', 'searching') }
export const Results: Story = { play: typed('sofa', 'results') }
/** A member sees the labelled member price, and the regular price struck through. */
export const MemberPrices: Story = {
  globals: { persona: 'member' },
  play: async (context) => {
    await Results.play?.(context)
    const label = () => rootOf(context.canvasElement)?.querySelector('[part=member-label]')?.textContent
    await waitFor(() => hasWords(label(), textsOf(priceTexts)('member')))
  },
}
export const NothingFound: Story = { args: { mode: 'finds nothing' }, play: typed('qqzzxx', 'results') }
export const Failed: Story = { args: { mode: 'fails' }, play: typed('sofa', 'failed') }
export const Korean: Story = { ...Results, globals: { country: 'KR', locale: 'ko_KR' }, tags: ['nightly'] }
export const French: Story = { ...Results, globals: { country: 'CA', locale: 'fr_CA' }, tags: ['nightly'] }
export const HongKong: Story = { ...NothingFound, globals: { country: 'HK', locale: 'ch_HK' }, tags: ['nightly'] }
export const RightToLeft: Story = { ...Results, globals: { direction: 'rtl' }, tags: ['nightly'] }
export const OnAPhone: Story = { ...Results, globals: { viewport: { value: 'w390' } } }
