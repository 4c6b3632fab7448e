import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import results from '../widgets/search-results/search-results.element'
import { resultsTexts } from '../widgets/search-results/search-results.texts'
import { titleOf } from './catalogue'
import { pictureOf } from './pictures'
import { type SearchMode, serveSearch } from './search-service'
import { shop } from './shop-words'
import { textsOf } from './words'

interface ResultsProps {
  /** What the search service does. */
  readonly service: SearchMode
}

const t = textsOf(resultsTexts)
const name = 'Marlow 3-Seat Sofa'

/** One card as the server writes it, or its template. */
function Card({ isTemplate }: { isTemplate?: boolean }) {
  return (
    <article data-nid={isTemplate ? undefined : '1201'}>
      <a href="/product/marlow-3-seat-sofa" data-rove-card="link">
        <img
          data-rove-card="picture"
          src={isTemplate ? undefined : pictureOf('marlow-3-seat-sofa')}
          alt=""
          width="160"
          height="200"
        />
        <br />
        <span data-rove-card="title">{isTemplate ? '' : titleOf(name)}</span>
      </a>
      <p data-rove-card="price">
        <span data-rove-card="due-amount" />
      </p>
    </article>
  )
}

/** The server's page of sofas, with one facet. */
function Results({ service }: ResultsProps) {
  useState(() => {
    serveSearch(service)
    history.replaceState(null, '', '/search/products/sofa/')
    results.define()
  })
  return (
    <rove-search-results>
      <form data-rove-results="filters" action="/search/products/sofa/">
        <label>
          <input type="checkbox" name="color" value="Green" /> {shop('sofas')}{' '}
          <span data-rove-results="facet-count">(1)</span>
        </label>
      </form>
      <p data-rove-results="count">{t('found', { n: 1 })}</p>
      <ul data-rove-results="chips" />
      <p data-rove-results="status" role="status" />
      <div data-rove-results="list">
        <Card />
      </div>
      <nav data-rove-results="paging" aria-label={shop('aPage')} />
      <template
        data-rove-results="template"
        data-type="products"
        ref={(template) => {
          if (template) template.content.replaceChildren(...template.childNodes)
        }}
      >
        <div data-rove-results="list">
          <Card isTemplate />
        </div>
      </template>
    </rove-search-results>
  )
}

const meta: Meta<typeof Results> = {
  title: 'rove-search-results',
  component: Results,
  args: { service: 'finds' },
  argTypes: { service: { control: 'inline-radio', options: ['finds', 'finds nothing', 'waits', 'fails'] } },
}
export default meta
type Story = StoryObj<typeof Results>

const element = (canvas: HTMLElement) => canvas.querySelector('rove-search-results') as HTMLElement
const list = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('[data-rove-results=list]')

async function choose(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(element(canvas).dataset.roveState).toBe('ready'))
  within(canvas).getByRole('checkbox').click()
}

export const ServersPage: Story = {}
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    await waitFor(() => expect(list(canvasElement)?.childElementCount).toBeGreaterThan(1))
    expect(canvasElement.querySelector('[data-rove-results=chips]')?.childElementCount).toBe(2)
  },
}
export const NothingFound: Story = {
  args: { service: 'finds nothing' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-rove-results=status]')?.textContent).toBe(t('products')),
    )
  },
}
export const Searching: Story = {
  args: { service: 'waits' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    await waitFor(() => expect(list(canvasElement)?.getAttribute('aria-busy')).toBe('true'))
  },
}
export const NotAnswering: Story = {
  args: { service: 'fails' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    const root = element(canvasElement).shadowRoot as ShadowRoot
    await waitFor(() =>
      expect(root.querySelector('[part=notice]')?.textContent).toContain(t('unapplied', { name: shop('sofas') })),
    )
  },
}
