import type { Meta, StoryObj } from '@storybook/react-vite'
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import tokensCss from '../../core/base/styles/tokens.css?raw'
import type { RoveElement } from '../../core/view/element/define-element'
import love from '../../widgets/love/love.element'
import wishlist from '../../widgets/wishlist/wishlist.element'
import { serve } from '../kit/server'
import { toAddress } from './address.rules'
import { ThemePage } from './theme-page'
import { type Owner, ownTokens, readTokens } from './tokens.rules'

interface Args {
  /** The theme in the address: see `toAddress`. */
  readonly theme: string
}

const definitions = import.meta.glob<RoveElement>('../../widgets/*/*.element.ts', { import: 'default', eager: true })
const owners = Object.values(definitions).map(({ definition: { tag, reference } }): Owner => {
  if (!reference) throw new Error(`${tag} has no reference`)
  return { tag, tokens: reference.tokens }
})
const tokens = [...readTokens(tokensCss), ...ownTokens(owners)]

const meta: Meta<Args> = {
  title: 'Theme',
  args: { theme: '' },
  argTypes: { theme: { control: false } },
  // It is a page itself. A page for designers, which no widget needs: tested each night.
  tags: ['!autodocs', 'nightly'],
  parameters: { loved: [1235] },
  beforeEach() {
    serve('well', 2)
    love.define()
    wishlist.define()
  },
  render: ({ theme }, { id }) => (
    <ThemePage
      tokens={tokens}
      address={theme}
      onChange={(theme) => addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: { theme } })}
    />
  ),
}
export default meta
type Story = StoryObj<Args>

/** The page, for designers. */
export const Page: Story = {}

/** A colour is changed: the sample, the verdict and the CSS follow. A wrong value is refused. */
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const css = () => page.getByLabelText<HTMLTextAreaElement>('The theme as CSS').value
    const button = () => buttonIn(canvasElement, 'light')
    const type = async (label: string, text: string) => {
      const field = page.getByLabelText(label)
      await userEvent.clear(field)
      await userEvent.type(field, text)
    }
    await waitFor(() => expect(button()).toHaveStyle({ backgroundColor: 'rgb(164, 72, 31)' }))
    expect(page.getAllByText('5.95 passes').length).toBeGreaterThan(0)
    expect(css()).toBe('')

    await type('--rove-color-accent, light', '#e8b090')
    expect(button()).toHaveStyle({ backgroundColor: 'rgb(232, 176, 144)' })
    expect(buttonIn(canvasElement, 'dark')).toHaveStyle({ backgroundColor: 'rgb(221, 138, 94)' })
    await page.findByText('1.90 fails, needs 4.5')
    expect(css()).toContain('--rove-color-accent: light-dark(#e8b090, #dd8a5e);')

    await type('--rove-radius', 'round')
    expect(page.getByRole('alert')).toHaveTextContent('Write a length, for instance 4px. It is not used.')
    expect(css()).not.toContain('round')

    const [suggestion] = page.getAllByRole('button', { name: /^Use #\w+ for accent$/ })
    if (suggestion) await userEvent.click(suggestion)
    await waitFor(() => expect(page.queryByText(/fails/)).toBeNull())
    expect(page.getByText(/All contrasts are enough/)).toBeVisible()

    await userEvent.type(
      page.getByLabelText('Go on with a theme: paste its CSS'),
      ':root {{ --rove-radius: 6px; --rove-color-glow: red }',
    )
    await userEvent.click(page.getByRole('button', { name: 'Read it' }))
    expect(page.getByText('--rove-color-glow: red. There is no such token.')).toBeVisible()
    expect(css()).toBe(':root {\n  --rove-radius: 6px;\n}\n')
  },
}

/** The button Add to cart of a sample. */
function buttonIn(canvas: HTMLElement, scheme: string): HTMLElement {
  const box = canvas.querySelector(`.theme-sample[data-scheme=${scheme}] rove-buybox`)
  const button = box?.shadowRoot?.querySelector<HTMLElement>('[part=button]')
  if (!button) throw new Error('the sample is not rendered yet')
  return button
}

/** A theme that somebody has sent. */
export const Sent: Story = {
  args: { theme: toAddress({ '--rove-color-accent:light': '#2f5d50', '--rove-radius': '12px' }) },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(buttonIn(canvasElement, 'light')).toHaveStyle({
        backgroundColor: 'rgb(47, 93, 80)',
        borderRadius: '12px',
      }),
    )
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'w390' } } }
