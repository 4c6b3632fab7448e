import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { endlessTexts } from '../../core/lists/endless-list.texts'
import listing from '../../widgets/listing/listing.element'
import { titleOf } from '../kit/catalogue'
import { pictureOf } from '../kit/pictures'
import { priceIn } from '../kit/prices'
import { type Reply, reply } from '../kit/server'
import { shop } from '../kit/shop-words'
import { amount, textsOf } from '../kit/words'

interface ListingProps {
  readonly page: Reply
}

const pieces = [
  [1201, 'Marlow 3-Seat Sofa', 'marlow-3-seat-sofa', 1890],
  [1216, 'Isla Lounger', 'isla-lounger', 1190],
  [1235, 'Dune Wool Rug', 'dune-wool-rug', 690],
] as const

const fieldsOf = ([nid, title, slug, price]: (typeof pieces)[number]) => ({
  nid,
  url: `/product/${slug}`,
  title: titleOf(title),
  image_lrg: pictureOf(slug),
  default_price: priceIn(price),
  sold_out: nid === 1216 ? 'notify' : null,
})

/** One card as the server writes it, or its template. */
function Card({ piece }: { piece?: (typeof pieces)[number] }) {
  const fields = piece && fieldsOf(piece)
  return (
    <article data-nid={fields?.nid}>
      <a href={fields?.url ?? '/'} data-rove-card="link">
        <img data-rove-card="picture" src={fields?.image_lrg} alt="" width="160" height="200" />
        <br />
        <span data-rove-card="title">{fields?.title}</span>
      </a>
      <p data-rove-card="price">
        <span data-rove-card="due-amount">{fields && amount(fields.default_price)}</span>
      </p>
    </article>
  )
}

/** A category with one product, whose second page has two more. */
function Listing({ page }: ListingProps) {
  useState(() => {
    reply({ '/list/page/2/items': page })
    listing.define()
  })
  return (
    <rove-listing more="button">
      <h1>{shop('sofas')}</h1>
      <div data-rove-listing="grid" data-page="1" data-pages="2" data-total="3">
        <Card piece={pieces[0]} />
      </div>
      <template
        data-rove-listing="template"
        ref={(template) => {
          if (template) template.content.replaceChildren(...template.childNodes)
        }}
      >
        <Card />
      </template>
      <a href="/list/page/2" rel="next" data-rove-listing="next">
        {shop('aPage')}
      </a>
    </rove-listing>
  )
}

const meta: Meta<typeof Listing> = {
  title: 'rove-listing',
  component: Listing,
  args: {
    page: {
      answerTo: () => ({ items: pieces.map(fieldsOf), details: { page: 2, pages: 2, total: 3, version: '' } }),
    },
  },
}
export default meta
type Story = StoryObj<typeof Listing>

const t = textsOf(endlessTexts)
const part = (canvas: HTMLElement, name: string) =>
  canvas.querySelector('rove-listing')?.shadowRoot?.querySelector<HTMLElement>(`[part=${name}]`)

async function press(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvas.querySelector<HTMLElement>('rove-listing')?.dataset.roveState).toBe('ready'))
  canvas.querySelector<HTMLElement>('[data-rove-listing=next]')?.click()
}

export const FirstPage: Story = {}
export const AllPages: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-nid]')).toHaveLength(3))
    const added = t('added', { n: 2, place: t('shown', { shown: 3, total: 3 }) })
    await waitFor(() => expect(part(canvasElement, 'status')?.textContent).toContain(added))
  },
}
export const Loading: Story = {
  args: { page: 'waits' },
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(part(canvasElement, 'status')?.textContent).toBe(t('loading')))
  },
}
export const Failed: Story = {
  args: { page: 'fails' },
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(part(canvasElement, 'message')?.textContent).toContain(t('failed')))
    expect(part(canvasElement, 'retry-button')?.textContent).toBe(t('retry'))
  },
}
