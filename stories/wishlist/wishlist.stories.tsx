import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { loveSet } from '../../core/shop/love/love.contract'
import loveCount from '../../widgets/love-count/love-count.element'
import wishlist from '../../widgets/wishlist/wishlist.element'
import { wishlistTexts } from '../../widgets/wishlist/wishlist.texts'
import { type Mode, reply, serve } from '../kit/server'
import { shop } from '../kit/shop-words'
import { textsOf } from '../kit/words'

interface WishlistProps {
  readonly mode: Mode
  readonly loved: number
}

/** The wishlist and the counter, which show the same loves. */
function Wishlist({ mode, loved }: WishlistProps) {
  useState(() => {
    serve(mode, loved)
    wishlist.define()
    loveCount.define()
  })
  return (
    <>
      <p>
        {shop('wishlist')} <rove-love-count>{loved}</rove-love-count>
      </p>
      <rove-wishlist>
        <p>{shop('serversList')}</p>
      </rove-wishlist>
    </>
  )
}

const meta: Meta<typeof Wishlist> = {
  title: 'rove-wishlist',
  component: Wishlist,
  args: { mode: 'well', loved: 3 },
  parameters: { loved: [1201, 1235, 1216] },
}
export default meta
type Story = StoryObj<typeof Wishlist>

const t = textsOf(wishlistTexts)
const rootOf = (canvas: HTMLElement) => canvas.querySelector('rove-wishlist')?.shadowRoot

export const Listed: Story = {
  play: ({ canvasElement }) =>
    waitFor(() => expect(rootOf(canvasElement)?.querySelectorAll('[part=card]')).toHaveLength(3)),
}
export const Empty: Story = {
  args: { loved: 0 },
  parameters: { loved: [] },
  play: ({ canvasElement }) => waitFor(() => expect(rootOf(canvasElement)?.querySelector('[part=empty]')).toBeTruthy()),
}
export const Removed: Story = {
  play: async (context) => {
    await Listed.play?.(context)
    rootOf(context.canvasElement)?.querySelector<HTMLButtonElement>('[part=remove-button]')?.click()
    await waitFor(() => expect(rootOf(context.canvasElement)?.querySelector('[part=undo-button]')).toBeTruthy())
  },
}
/** The regular price is struck beside that of a member. */
export const Member: Story = { ...Listed, globals: { persona: 'member' } }
/** The server does not remove the product. */
export const NotRemoved: Story = {
  play: async (context) => {
    await Listed.play?.(context)
    const root = rootOf(context.canvasElement)
    reply({ [loveSet.path]: 'fails' })
    root?.querySelector<HTMLButtonElement>('[part=remove-button]')?.click()
    await waitFor(() => expect(root?.querySelector('.failed')?.textContent).toBe(t('failed')))
  },
}
export const ServersListStays: Story = {
  args: { mode: 'fails' },
  play: ({ canvasElement }) =>
    waitFor(() =>
      expect(canvasElement.querySelector<HTMLElement>('rove-wishlist')?.dataset.roveState).toBe('fallback'),
    ),
  tags: ['nightly'],
}
export const Korean: Story = { ...Listed, globals: { country: 'KR', locale: 'ko_KR' }, tags: ['nightly'] }
export const EmptyInHongKong: Story = { ...Empty, globals: { country: 'HK', locale: 'ch_HK' }, tags: ['nightly'] }
export const OnAPhone: Story = { ...Listed, globals: { viewport: { value: 'w390' } }, tags: ['nightly'] }
