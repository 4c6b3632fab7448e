import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { type ResultType, resultsPath } from '../../core/shop/search/results-path.rules'
import results from '../../widgets/search-results/search-results.element'
import { resultsTexts } from '../../widgets/search-results/search-results.texts'
import { titleOf } from '../kit/catalogue'
import { pictureOf } from '../kit/pictures'
import { type SearchMode, serveSearch } from '../kit/search-service'
import { shop } from '../kit/shop-words'
import { textsOf } from '../kit/words'

interface ResultsProps {
  /** The type of results that the second tab is about. */
  readonly type: ResultType
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
function Results({ service, type }: ResultsProps) {
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
      <nav data-rove-results="tabs" aria-label={shop('sofas')}>
        <a href={resultsPath(type, 'sofa', '/')} data-type={type}>
          {type}
        </a>
      </nav>
      <p data-rove-results="count">{t('found', { n: 1 })}</p>
      <ul data-rove-results="chips" />
      <p data-rove-results="status" role="status" />
      <div data-rove-results="list">
        <Card />
      </div>
      <nav data-rove-results="paging" aria-label={shop('aPage')} />
      <button type="button" data-rove-results="apply">
        {t('apply', { n: 1 })}
      </button>
      <template
        data-rove-results="template"
        data-type={type}
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
  args: { service: 'finds', type: 'products' },
  argTypes: {
    service: { control: 'inline-radio', options: ['finds', 'finds many', 'finds nothing', 'waits', 'fails'] },
  },
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
/** The visitor goes back to other results. */
async function goTo(canvas: HTMLElement, path: string): Promise<void> {
  await waitFor(() => expect(element(canvas).dataset.roveState).toBe('ready'))
  history.replaceState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}
const status = (canvas: HTMLElement) => canvas.querySelector('[data-rove-results=status]')?.textContent
const noResults = (type: ResultType): Story => ({
  args: { service: 'finds nothing', type },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(element(canvasElement).dataset.roveState).toBe('ready'))
    within(canvasElement).getByRole('link', { name: type }).click()
    await waitFor(() => expect(status(canvasElement)).toBe(t(type)))
  },
})
export const NoPhotos = noResults('customer_photos')
export const NoReviews = noResults('reviews')
export const NoPages = noResults('pages')
export const NoModels = noResults('STL')

export const SecondPage: Story = {
  args: { service: 'finds many' },
  play: async ({ canvasElement }) => {
    await goTo(canvasElement, '/search/products/sofa/filter/colors:Green/?page=2')
    expect(await within(canvasElement).findByRole('link', { name: t('prev') })).toBeVisible()
    expect(canvasElement.querySelector('[data-rove-results=paging]')?.textContent).toContain(
      t('shown', { n: 60, shown: 5 }),
    )
  },
}
export const PageAdded: Story = {
  args: { service: 'finds many' },
  play: async (context) => {
    await SecondPage.play?.(context)
    const { canvasElement } = context
    within(canvasElement)
      .getByRole('link', { name: t('next') })
      .click()
    await waitFor(() => expect(status(canvasElement)).toBe(t('added', { n: 5, shown: 10, count: 60 })))
  },
}
/** The results of the visitor's last page stay, because the search does not answer. */
export const BackNotAnswering: Story = {
  args: { service: 'fails' },
  play: async ({ canvasElement }) => {
    await goTo(canvasElement, '/search/products/sofa/filter/colors:Green/')
    const root = element(canvasElement).shadowRoot as ShadowRoot
    await waitFor(() => expect(root.querySelector('[part=notice]')?.textContent).toContain(t('failed')))
  },
}
export const Searching: Story = {
  args: { service: 'waits' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    await waitFor(() => expect(list(canvasElement)?.getAttribute('aria-busy')).toBe('true'))
    await waitFor(() => expect(status(canvasElement)).toBe(t('loading')))
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
