import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import loveCount from '../../widgets/love-count/love-count.element'
import { loveCountTexts } from '../../widgets/love-count/love-count.texts'
import { shop } from '../kit/shop-words'
import { textsOf } from '../kit/words'

/** The counter in a line of the shop's own text. */
function Count() {
  useState(() => loveCount.define())
  return (
    <p>
      {shop('wishlist')} <rove-love-count>3</rove-love-count>
    </p>
  )
}

const meta: Meta<typeof Count> = { title: 'rove-love-count', component: Count }
export default meta
type Story = StoryObj<typeof Count>

const t = textsOf(loveCountTexts)

/** Waits for the shown number and for the accessible text. */
const counts =
  (n: number): NonNullable<Story['play']> =>
  ({ canvasElement }) =>
    waitFor(() => {
      const root = canvasElement.querySelector('rove-love-count')?.shadowRoot
      expect(root?.querySelector('[part=count]')?.textContent).toBe(String(n))
      expect(root?.querySelector('.visually-hidden')?.textContent).toBe(t('count', { n }))
    })

export const Some: Story = { parameters: { loved: [1201, 1235] }, play: counts(2) }
export const Empty: Story = { play: counts(0) }
export const One: Story = { parameters: { loved: [1201] }, play: counts(1) }
export const French: Story = { ...Some, globals: { country: 'CA', locale: 'fr_CA' }, tags: ['nightly'] }
export const Korean: Story = { ...Some, globals: { country: 'KR', locale: 'ko_KR' }, tags: ['nightly'] }
export const HongKong: Story = { ...Some, globals: { country: 'HK', locale: 'ch_HK' }, tags: ['nightly'] }
