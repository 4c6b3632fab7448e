import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { endlessTexts } from '../../core/lists/endless-list.texts'
import { reviews as written } from '../../demo-host/content/reviews'
import baseCss from '../../demo-host/theme/css/base.css?inline'
import wallsCss from '../../demo-host/theme/css/walls.css?inline'
import reviews from '../../widgets/reviews/reviews.element'
import { type Reply, reply } from '../kit/server'
import { shop } from '../kit/shop-words'
import { textsOf } from '../kit/words'

interface Args {
  readonly page: Reply
  readonly isRightToLeft: boolean
  /** Whether the server says how many reviews there are. */
  readonly isCounted: boolean
}

const further = `<ul data-rove-listing="grid">${written
  .slice(3, 5)
  .map(({ title, text }) => `<li><article class="review"><h2>${title}</h2><p>${text}</p></article></li>`)
  .join('')}</ul>`

/** A wall with three reviews, whose second page has two more. */
function Reviews({ page, isRightToLeft, isCounted }: Args) {
  useState(() => {
    reply({ '/wall/page/2': page })
    reviews.define()
  })
  return (
    <div dir={isRightToLeft ? 'rtl' : 'ltr'}>
      <style>{[baseCss, wallsCss].join('\n')}</style>
      <rove-reviews more="button">
        <ul className="reviews-wall" data-rove-listing="grid" data-total={isCounted ? 5 : undefined}>
          {written.slice(0, 3).map(({ id, title, text, stars, author }) => (
            <li key={id} id={`review-${id}`}>
              <article className="review">
                <p className="review__rating">
                  <span aria-hidden="true">{'★'.repeat(stars)}</span> {stars}/5
                </p>
                <h2 className="review__title">{title}</h2>
                <p>{text}</p>
                <p className="review__by">{author}</p>
              </article>
            </li>
          ))}
        </ul>
        <a href="/wall/page/2" rel="next" data-rove-listing="next">
          {shop('aPage')}
        </a>
      </rove-reviews>
    </div>
  )
}

const meta: Meta<typeof Reviews> = {
  title: 'rove-reviews',
  component: Reviews,
  args: { page: { answer: further }, isRightToLeft: false, isCounted: true },
}
export default meta
type Story = StoryObj<typeof Reviews>

const t = textsOf(endlessTexts)
const element = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('rove-reviews')
const part = (canvas: HTMLElement, name: string) => element(canvas)?.shadowRoot?.querySelector(`[part=${name}]`)

async function press(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(element(canvas)?.dataset.roveState).toBe('ready'))
  canvas.querySelector<HTMLElement>('[rel=next]')?.click()
}

export const FirstPage: Story = {}
export const AllPages: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-rove-listing=grid] > li')).toHaveLength(5))
    await waitFor(() => expect(part(canvasElement, 'status')?.textContent).toContain(t('end')))
  },
}
export const NotCounted: Story = {
  args: { isCounted: false },
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(part(canvasElement, 'status')?.textContent).toContain(t('more', { n: 2 })))
  },
}
export const OnAPhone: Story = { ...AllPages, globals: { viewport: { value: 'w320' } }, tags: ['nightly'] }
export const FromRightToLeft: Story = { ...AllPages, args: { isRightToLeft: true }, tags: ['nightly'] }
export const Failed: Story = {
  args: { page: 'fails' },
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(part(canvasElement, 'message')?.textContent).toContain(t('failed')))
    expect(part(canvasElement, 'retry-button')?.textContent).toBe(t('retry'))
  },
}
