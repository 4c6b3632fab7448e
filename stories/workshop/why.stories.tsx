import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { page } from '../../core/base/state/page'
import { type ConditionalContent, declareContent } from '../../core/shop/campaign/contents.store'
import { openWhy } from '../../workshop/why/why'
import { reply } from '../kit/server'

interface WhyArgs {
  readonly pieces: readonly ConditionalContent[]
}

const spring: ConditionalContent = {
  kind: 'popup',
  id: 'spring',
  state: () => 'waits: the visitor is typing',
  explain: () => [
    { condition: 'country', eligible: true, reason: 'US is among US, CA' },
    { condition: 'sessions', eligible: false, reason: '1 session is fewer than 2' },
    { condition: 'closed', eligible: true, reason: 'the visitor has not closed it' },
  ],
}
const chat: ConditionalContent = { kind: 'chat', id: 'chat', state: () => 'idle', explain: () => [] }

const meta: Meta<WhyArgs> = {
  title: 'why-panel',
  // Its browser tests run for each change.
  tags: ['nightly'],
  args: { pieces: [chat, spring] },
  render: () => <p>Open with ?rove-why on any page.</p>,
  /** The panel is open while the story is shown. */
  beforeEach({ args: { pieces } }) {
    reply({ '/ajax/live_info.json': 'fails' })
    const undo = pieces.map(declareContent)
    openWhy()
    return () => {
      page().shared.get('why')?.value.stop()
      page().shared.delete('why')
      for (const leave of undo) leave()
    }
  },
}
export default meta
type Story = StoryObj<WhyArgs>

const root = () => document.querySelector('[data-rove-why]')?.shadowRoot
const showsText = (words: string) => () => waitFor(() => expect(root()?.textContent).toContain(words)) as Promise<void>

export const Open: Story = { play: showsText('✗ not met') }
export const NothingConditional: Story = {
  args: { pieces: [] },
  play: showsText('Nothing on this page is shown'),
}
export const Folded: Story = {
  play: async () => {
    await showsText('Fold')()
    root()?.querySelector<HTMLButtonElement>('header button')?.click()
    await showsText('Unfold')()
  },
}
export const SomebodyElse: Story = {
  play: async () => {
    await showsText('as it is: ')()
    root()?.querySelector('summary')?.click()
    const country = root()?.querySelector<HTMLSelectElement>('#country')
    if (country) country.value = 'KR'
    country?.dispatchEvent(new Event('change', { bubbles: true }))
    await waitFor(() => expect(root()?.querySelector<HTMLAnchorElement>('.ways a')?.href).toContain('country:KR'))
  },
}
export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'w390' } } }
