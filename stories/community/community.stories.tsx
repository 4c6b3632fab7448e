import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, waitFor } from 'storybook/test'
import { endlessTexts } from '../../core/lists/endless-list.texts'
import { photoTexts } from '../../core/view/photos/photo.texts'
import baseCss from '../../demo-host/theme/css/base.css?inline'
import communityCss from '../../demo-host/theme/css/community.css?inline'
import community from '../../widgets/community/community.element'
import { titleOf } from '../kit/catalogue'
import { pictureOf } from '../kit/pictures'
import { type Reply, reply } from '../kit/server'
import { shop } from '../kit/shop-words'
import { textsOf } from '../kit/words'

interface Args {
  readonly page: Reply
  readonly isRightToLeft: boolean
}

const photos = [
  ['1', 'Ida K.', 'Portland', 'Marlow 3-Seat Sofa', 'marlow-3-seat-sofa'],
  ['2', 'Yuna P.', 'Busan', 'Dune Wool Rug', 'dune-wool-rug'],
  ['3', 'Siu Ming C.', 'Sai Kung', 'Isla Lounger', 'isla-lounger'],
] as const

const fieldsOf = ([objectID, name, location, title, slug]: (typeof photos)[number]) => ({
  ...{ objectID, name, location, image_small: pictureOf(slug), image_medium: pictureOf(slug) },
  product_photos: [{ url: `/product/${slug}`, image: pictureOf(slug), name: titleOf(title) }],
})

/** One photo as the server writes it, or its template. */
function Photo({ of }: { of?: (typeof photos)[number] }) {
  const fields = of && fieldsOf(of)
  return (
    <li data-photo={fields?.objectID}>
      <a className="photo-wall__photo" href={`/photo/${fields?.objectID ?? '{objectID}'}`} data-rove-community="link">
        <img
          src={fields?.image_small}
          alt={fields?.product_photos[0]?.name ?? ''}
          width="480"
          height="600"
          data-rove-community="picture"
        />
        <span data-rove-community="name">{fields?.name}</span>
        <span data-rove-community="location">{fields?.location}</span>
      </a>
    </li>
  )
}

/** A wall with two photos, whose second page has one more. */
function Community({ page, isRightToLeft }: Args) {
  useState(() => {
    reply({ '/wall/page/2/photos': page })
    community.define()
  })
  return (
    <div dir={isRightToLeft ? 'rtl' : 'ltr'}>
      <style>{[baseCss, communityCss].join('\n')}</style>
      <rove-community more="button">
        <ul className="photo-wall" data-rove-listing="grid" data-total="3">
          <Photo of={photos[0]} />
          <Photo of={photos[1]} />
        </ul>
        <script type="application/json" data-rove-community="items">
          {JSON.stringify(photos.slice(0, 2).map(fieldsOf))}
        </script>
        <template
          data-rove-community="template"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React would append the photo beside the template's content.
          dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Photo />) }}
        />
        <a href="/wall/page/2" rel="next" data-rove-listing="next">
          {shop('aPage')}
        </a>
      </rove-community>
    </div>
  )
}

const meta: Meta<typeof Community> = {
  title: 'rove-community',
  component: Community,
  args: {
    page: { answer: { items: photos.slice(2).map(fieldsOf), details: { page: 2, pages: 2 } } },
    isRightToLeft: false,
  },
}
export default meta
type Story = StoryObj<typeof Community>

const t = textsOf(endlessTexts)
const photoText = textsOf(photoTexts)
const element = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('rove-community')
const part = (canvas: HTMLElement, name: string) => element(canvas)?.shadowRoot?.querySelector(`[part=${name}]`)

async function press(canvas: HTMLElement, selector: string): Promise<void> {
  await waitFor(() => expect(element(canvas)?.dataset.roveState).toBe('ready'))
  canvas.querySelector<HTMLElement>(selector)?.click()
}

export const FirstPage: Story = {}
export const AllPages: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[rel=next]')
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-photo]')).toHaveLength(3))
    await waitFor(() => expect(part(canvasElement, 'status')?.textContent).toContain(t('end')))
  },
}
export const Failed: Story = {
  args: { page: 'fails' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[rel=next]')
    await waitFor(() => expect(part(canvasElement, 'message')?.textContent).toContain(t('failed')))
  },
}
export const OpenPhoto: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[data-photo="1"] a')
    await waitFor(() =>
      expect(part(canvasElement, 'position')?.textContent).toBe(photoText('position', { n: 1, total: 2 })),
    )
  },
}
/** The large picture cannot be loaded: the small one stays. */
export const PhotoFailed: Story = {
  play: async (context) => {
    await OpenPhoto.play?.(context)
    const large = part(context.canvasElement, 'picture')?.querySelector('img:not([alt=""])')
    large?.dispatchEvent(new Event('error'))
    await waitFor(() => expect(part(context.canvasElement, 'picture')?.textContent).toBe(photoText('failed')))
  },
}
export const FromRightToLeft: Story = { ...OpenPhoto, args: { isRightToLeft: true }, tags: ['nightly'] }
