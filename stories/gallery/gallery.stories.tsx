import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { pageBus } from '../../core/base/bus/bus'
import gallery from '../../widgets/gallery/gallery.element'
import { galleryTexts } from '../../widgets/gallery/gallery.texts'
import { zoomTexts } from '../../widgets/gallery/zoom/zoom.texts'
import { titleOf, wordFor } from '../kit/catalogue'
import { loseCode } from '../kit/lose-code'
import { pictureOf } from '../kit/pictures'
import { addSettings } from '../kit/product-page'
import { shop } from '../kit/shop-words'
import { textsOf } from '../kit/words'

interface GalleryProps {
  /** The number of pictures. */
  readonly pictures: number
  readonly video?: boolean
  readonly lookbooks?: number
  /** Whether the server has lost the large pictures. */
  readonly isLost?: boolean
}

const urlOf = (name: string) => pictureOf(`marlow-${name}`)
const front = urlOf('3-seat-sofa')
const all = () => [
  { file: front, alt: titleOf('Marlow 3-Seat Sofa') },
  { file: urlOf('3-seat-sofa--2'), alt: shop('fromTheSide') },
  { file: urlOf('armchair'), alt: titleOf('Marlow Armchair') },
  { file: urlOf('corner-sofa'), alt: titleOf('Marlow Corner Sofa') },
  { file: urlOf('corner-sofa--2'), alt: shop('fromTheSide') },
]

/** A gallery on a product page, with space for a buybox beside it. */
function Gallery({ pictures, video, lookbooks = 0, isLost = false }: GalleryProps) {
  useState(() => {
    addSettings(
      {
        product_imgs: {
          data: {
            default: all().slice(0, pictures),
            MOSS: [{ file: urlOf('3-seat-sofa--moss'), alt: wordFor('Moss') }, ...all().slice(2, pictures)],
          },
          template: '{file}?width={width}',
          original: isLost ? '{file}.lost' : '{file}',
        },
      },
      {
        video: video && {
          src: '/no-such-film.m3u8',
          poster: urlOf('armchair--rust'),
          title: titleOf('Marlow Armchair'),
        },
        lookbooks: ['Boucle and oak', 'A quiet room'].slice(0, lookbooks).map((title) => ({ title, url: '/look' })),
      },
    )
    gallery.define()
  })
  return (
    <div style={{ maxWidth: 760 }}>
      <rove-gallery nid={1201}>
        <img src={front} alt="" style={{ display: 'block', width: '100%' }} />
      </rove-gallery>
    </div>
  )
}

const meta: Meta<typeof Gallery> = {
  title: 'rove-gallery',
  component: Gallery,
  args: { pictures: 5 },
}
export default meta
type Story = StoryObj<typeof Gallery>
type Play = NonNullable<Story['play']>

/** The gallery's shadow root, once its pictures are rendered. */
async function rootIn(canvas: HTMLElement): Promise<ShadowRoot> {
  return waitFor(() => {
    const root = canvas.querySelector('rove-gallery')?.shadowRoot
    if (!root?.querySelector('[part=strip]')) throw new Error('the gallery is not rendered yet')
    return root
  })
}

const one = <E extends HTMLElement>(root: ShadowRoot, selector: string) => {
  const found = root.querySelector<E>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

export const Idle: Story = {
  args: { lookbooks: 2 },
  play: async ({ canvasElement }) => void (await rootIn(canvasElement)),
}

export const OnePicture: Story = { ...Idle, args: { pictures: 1 }, tags: ['nightly'] }

/** The visitor has chosen another colour. */
function publishMoss(): void {
  pageBus().publish('model:chosen', {
    nid: 1201,
    model: 'MOSS',
    options: [],
    price: 1890,
    memberPrice: 1512,
    regularPrice: 1890,
    currency: 'USD',
    stock: undefined,
  })
}

export const AnotherModel: Story = {
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    const { height } = one(root, '[part=strip]').getBoundingClientRect()
    publishMoss()
    await waitFor(() => expect(one<HTMLImageElement>(root, '[part=picture] img').alt).toBe(wordFor('Moss')))
    expect(one(root, '[part=strip]').getBoundingClientRect().height).toBe(height)
  },
  tags: ['nightly'],
}

/** The pictures of another model are on their way: those of the model before stay. */
export const AnotherModelLoading: Story = {
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    const { decode } = HTMLImageElement.prototype
    HTMLImageElement.prototype.decode = () => new Promise(() => {})
    publishMoss()
    HTMLImageElement.prototype.decode = decode
    expect(one<HTMLImageElement>(root, '[part=picture] img').alt).not.toBe(wordFor('Moss'))
  },
}

export const Zoomed: Story = {
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    const picture = one(root, '[part=picture]')
    picture.focus()
    picture.click()
    await waitFor(() => expect(one(root, 'dialog[open] [part=caption]').textContent).toMatch(/1.*5|5.*1/), {
      timeout: 5000,
    })
  },
}

export const ZoomedLast: Story = {
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    const pictures = root.querySelectorAll<HTMLElement>('[part=picture]')
    pictures[pictures.length - 1]?.click()
    await waitFor(() => expect(one(root, 'dialog[open] [part=previous-button]')).toBeVisible(), { timeout: 5000 })
  },
}

/** The large picture is not there. */
export const ZoomedPictureFailed: Story = {
  args: { isLost: true },
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    one(root, '[part=picture]').click()
    const words = textsOf(zoomTexts)('pictureFailed')
    await waitFor(() => expect(one(root, 'dialog[open]').textContent).toContain(words), { timeout: 5000 })
  },
}

/** The code of the enlarged picture fails to load. */
export const ZoomUnopened: Story = {
  beforeEach: loseCode,
  play: async ({ canvasElement }) => {
    const root = await rootIn(canvasElement)
    one(root, '[part=picture]').click()
    await waitFor(() => expect(one(root, '[role=status]').textContent).toBe(textsOf(galleryTexts)('zoomFailed')))
  },
}

export const ZoomedIn: Story = {
  play: async (context) => {
    await Zoomed.play?.(context)
    const root = await rootIn(context.canvasElement)
    const isIn = () => one(root, '.pswp').classList.contains('pswp--zoomed-in')
    one(root, '[part=zoom-button]').click()
    await waitFor(() => expect(isIn()).toBe(true))
    one(root, '[part=zoom-button]').click()
    await waitFor(() => expect(isIn()).toBe(false))
    await userEvent.click(one(root, 'img.pswp__img'))
    await waitFor(() => expect(isIn()).toBe(true))
  },
}

const lookAtVideo: Play = async ({ canvasElement }) => {
  const root = await rootIn(canvasElement)
  one(root, 'li:last-child [part=thumb]').click()
  await waitFor(() => expect(one(root, 'li:last-child [part=thumb]').ariaCurrent).toBe('true'))
}

export const VideoResting: Story = { args: { video: true }, play: lookAtVideo }

/** The stream's server does not respond. */
export const VideoLoading: Story = {
  args: { video: true },
  play: async (context) => {
    await lookAtVideo(context)
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = () => {}
    const root = await rootIn(context.canvasElement)
    one(root, '[part=play-button]').click()
    await waitFor(() => expect(root.querySelector('video')?.src).toBeTruthy(), { timeout: 5000 })
    XMLHttpRequest.prototype.send = send
    expect(one(root, '[part=video]').dataset.state).toBe('loading')
  },
}

export const VideoBegun: Story = {
  args: { video: true },
  play: async (context) => {
    await VideoLoading.play?.(context)
    const root = await rootIn(context.canvasElement)
    one(root, 'video').dispatchEvent(new Event('playing'))
    await waitFor(() => expect(one(root, '[part=video]').dataset.state).toBe('begun'))
  },
}

export const VideoFailed: Story = {
  args: { video: true },
  play: async (context) => {
    await lookAtVideo(context)
    const root = await rootIn(context.canvasElement)
    one(root, '[part=play-button]').click()
    await waitFor(() => expect(one(root, '[part=video] [role=status]').textContent).not.toBe(''), { timeout: 15000 })
    expect(root.querySelector('video')).toBeNull()
  },
}

export const Korean: Story = { ...VideoFailed, globals: { country: 'KR', locale: 'ko_KR' }, tags: ['nightly'] }
export const French: Story = { ...Zoomed, globals: { country: 'CA', locale: 'fr_CA' }, tags: ['nightly'] }
export const HongKong: Story = { ...VideoResting, globals: { country: 'HK', locale: 'ch_HK' }, tags: ['nightly'] }
export const RightToLeft: Story = { ...AnotherModel, globals: { direction: 'rtl' }, tags: ['nightly'] }
export const OnAPhone: Story = { ...Idle, globals: { viewport: { value: 'w390' } }, tags: ['nightly'] }
