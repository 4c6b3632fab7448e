import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useReducer, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { SearchAnswer, SearchHit } from '../core/contract/search'
import { RoveError } from '../core/errors'
import { readPlace } from '../core/host/place'
import { safeUrl } from '../core/safe-url'
import resetCss from '../core/styles/reset.css?inline'
import tokensCss from '../core/styles/tokens.css?inline'
import { createSay } from '../core/texts'
import searchCss from '../widgets/search/search.css?inline'
import { createSearchModel } from '../widgets/search/search.model'
import type { HistoryEntry } from '../widgets/search/search.rules'
import { searchTexts } from '../widgets/search/search.texts'
import { SearchView } from '../widgets/search/search.view'
import panelCss from '../widgets/search/search-panel.css?inline'

type Mood = 'finds' | 'finds nothing' | 'waits' | 'fails'

interface FieldProps {
  readonly mood: Mood
  readonly placeholder?: string
  readonly recent?: readonly string[]
}

const hit = (n: number, title: string, more: Partial<SearchHit> = {}): SearchHit => ({
  objectID: `X${n}-0`,
  title,
  url: `/found/${n}`,
  image: '',
  language: 'und',
  prices: undefined,
  _highlightResult: { title: { value: title.replace('Sofa', '<em>Sofa</em>') } },
  ...more,
})
const final = { usd: 1890, cad: 2550, aud: 2840, krw: 2550000, gbp: 1510, hkd: 14750 }
const products = [
  'Marlow 3-Seat Sofa',
  'Hollis Sofa',
  'Juno Velvet Sofa',
  'Fjord Leather Sofa',
  'Cove Curved Sofa',
].map((title, n) => hit(n, title, { prices: { final } }))
const none = { hits: [], nbHits: 0 }
const found: SearchAnswer = {
  results: [
    { hits: products, nbHits: 14 },
    { hits: [hit(10, 'Caring for upholstery')], nbHits: 4 },
    { hits: [hit(20, 'Sofas')], nbHits: 1 },
    { hits: [], nbHits: 8 },
    { hits: [], nbHits: 12 },
    none,
    { hits: [hit(30, 'Boucle and oak')], nbHits: 5 },
  ],
}

async function answer(mood: Mood): Promise<SearchAnswer> {
  if (mood === 'waits') return new Promise(() => {})
  if (mood === 'fails') throw new RoveError('timeout', 'search')
  return mood === 'finds' ? found : { results: Array(7).fill(none) }
}

/** The field with its real model, in a shadow root, before a service in some mood. */
function Field({ mood, placeholder, recent = [] }: FieldProps) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  const [, render] = useReducer((n: number) => n + 1, 0)
  const [model] = useState(() => {
    const { country, locale, language } = readPlace()
    let kept: readonly HistoryEntry[] = recent.map((term) => ({ term, href: `/search/products/${term}/` }))
    return createSearchModel({
      outlook: { country, locale, basePath: '/', safeUrl },
      say: createSay(searchTexts, language),
      begun: { term: '', selection: undefined },
      history: { read: () => kept, write: (entries) => (kept = entries), watch: () => () => {} },
      search: () => answer(mood),
      warm() {},
      tell() {},
      go() {},
      report() {},
    })
  })
  useEffect(() => model.subscribe(render), [model])
  useEffect(() => {
    if (!host.current) return
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [tokensCss, resetCss, searchCss, panelCss].map((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      return sheet
    })
    setRoot(shadow)
  }, [])
  const attributes = { placeholder, withoutHistory: false }
  return (
    <div ref={host}>
      {root && createPortal(<SearchView state={model.get()} model={model} attributes={attributes} />, root)}
    </div>
  )
}

const meta: Meta<typeof Field> = {
  title: 'rove-search',
  component: Field,
  args: { mood: 'finds', placeholder: 'Search sofas, rugs, ideas' },
  argTypes: { mood: { control: 'select', options: ['finds', 'finds nothing', 'waits', 'fails'] } },
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '720px' } } },
}
export default meta
type Story = StoryObj<typeof Field>

const rootOf = (canvas: HTMLElement) =>
  canvas.querySelector('div > div, div')?.shadowRoot ??
  [...canvas.querySelectorAll('div')].find((one) => one.shadowRoot)?.shadowRoot

/** Types, and waits for a panel of this kind. */
const typed =
  (term: string, state: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const input = await waitFor(() => {
      const found = rootOf(canvasElement)?.querySelector<HTMLInputElement>('[part=input]')
      if (!found) throw new Error('the field is not there yet')
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
export const Searching: Story = { args: { mood: 'waits' }, play: typed('sofa', 'searching') }
export const Results: Story = { play: typed('sofa', 'results') }
export const NothingFound: Story = { args: { mood: 'finds nothing' }, play: typed('qqzzxx', 'results') }
export const Failed: Story = { args: { mood: 'fails' }, play: typed('sofa', 'failed') }
export const Korean: Story = { ...Results, globals: { country: 'KR', locale: 'ko_KR' } }
export const French: Story = { ...Results, globals: { country: 'CA', locale: 'fr_CA' } }
export const HongKong: Story = { ...NothingFound, globals: { country: 'HK', locale: 'ch_HK' } }
export const RightToLeft: Story = { ...Results, globals: { direction: 'rtl' } }
export const OnAPhone: Story = { ...Results, globals: { viewport: { value: 'w390' } } }
