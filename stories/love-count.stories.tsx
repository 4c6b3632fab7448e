import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import loveCount from '../widgets/love-count/love-count.element'

/** The count in a line of the shop's own. */
function Count() {
  useState(() => loveCount.define())
  return (
    <p>
      Wishlist <rove-love-count>3</rove-love-count>
    </p>
  )
}

const meta: Meta<typeof Count> = { title: 'rove-love-count', component: Count }
export default meta
type Story = StoryObj<typeof Count>

/** Waits for what is shown, and what is said to people who listen. */
const counts =
  (figure: string, said: string): NonNullable<Story['play']> =>
  ({ canvasElement }) =>
    waitFor(() => {
      const root = canvasElement.querySelector('rove-love-count')?.shadowRoot
      expect(root?.querySelector('[part=count]')?.textContent).toBe(figure)
      expect(root?.querySelector('.visually-hidden')?.textContent).toBe(said)
    })

export const Some: Story = { parameters: { loved: [1201, 1235] }, play: counts('2', '2 loved products') }
export const Empty: Story = { play: counts('0', '0 loved products') }
export const One: Story = { parameters: { loved: [1201] }, play: counts('1', '1 loved product') }
export const French: Story = {
  ...Some,
  globals: { country: 'CA', locale: 'fr_CA' },
  play: counts('2', '2 produits aimés'),
}
export const Korean: Story = {
  ...Some,
  globals: { country: 'KR', locale: 'ko_KR' },
  play: counts('2', '찜한 상품 2개'),
}
export const HongKong: Story = {
  ...Some,
  globals: { country: 'HK', locale: 'ch_HK' },
  play: counts('2', '2 件收藏產品'),
}
