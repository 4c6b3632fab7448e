/** `<rove-gallery nid="1201">`: a product's pictures and video. Source: document 1, sections 2 and 4 (GALLERY-01, 02). */
import { pageBus } from '../../core/bus'
import { watchSeen } from '../../core/device/seen'
import { defineElement } from '../../core/element/define-element'
import { RoveError } from '../../core/errors'
import { readPlace } from '../../core/host/place'
import { pageProduct, productImages } from '../../core/host/settings/product'
import { readSetting } from '../../core/host/settings/read-setting'
import { loadCode } from '../../core/load-code'
import { report } from '../../core/report'
import { safeUrl } from '../../core/safe-url'
import { createSay } from '../../core/texts'
import { decodeImage } from '../../core/ui/decode-image'
import css from './gallery.css?inline'
import { createGalleryModel, type GalleryModel, type GalleryShown } from './gallery.model'
import { hasSeveral, type Picture, picturesFor } from './gallery.rules'
import { galleryTexts } from './gallery.texts'
import { GalleryView } from './gallery.view'
import partsCss from './gallery-parts.css?inline'

/** What the tag takes. */
export const galleryAttributes = {
  nid: { type: 'number', required: true, identity: true },
} as const

/** The element, ready to be registered. */
export default defineElement<typeof galleryAttributes, GalleryShown, GalleryModel>({
  tag: 'rove-gallery',
  attributes: galleryAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'A product’s pictures, which follow the chosen model, with zoom and video.',
    attributes: { nid: 'The node id of the product.' },
    facts: {},
    parts: {
      strip: 'The large pictures in a row, of which one is seen.',
      slide: 'One of them.',
      picture: 'The button around a large picture: enlarges it.',
      video: 'The place of the video. `data-state` is `resting`, `loading`, `begun` or `failed`.',
      'play-button': 'Plays it.',
      position: 'The dots on narrow galleries; a figure where there are more than nine.',
      thumbs: 'The small pictures on wide galleries.',
      thumb: 'One of them. `aria-current` marks the one that is seen large.',
      lookbooks: 'The links to look books.',
      lookbook: 'One of them.',
      zoom: 'The dialog with the enlarged pictures.',
      'close-button': 'Closes it.',
      'zoom-button': 'Zooms in it.',
      'previous-button': 'The picture before.',
      'next-button': 'The picture after.',
      caption: 'What the enlarged picture shows, and which it is.',
    },
    slots: { '': 'The server’s own pictures: shown until ours are decoded, and where our code does not run.' },
    tokens: {
      '--rove-gallery-ground': { doc: 'What pictures stand on.', default: 'var(--rove-color-sand)' },
    },
  },
  styles: [css, partsCss],
  view: GalleryView,
  async create({ element, attributes: { nid } }) {
    const images = readSetting(productImages)
    const product = readSetting(pageProduct)
    const { title, video, lookbooks } = (product?.nid === nid && product) || {}
    const { language } = readPlace()
    const bus = pageBus()
    const told = bus.last('model:chosen')
    const stream = video && safeUrl(video.src)
    const needs = images && { images, title: title ?? '', safeUrl }
    const model = createGalleryModel({
      say: createSay(galleryTexts, language),
      chosen: told?.nid === nid ? told : undefined,
      several: images ? hasSeveral(images) : false,
      video: stream
        ? { src: stream, poster: safeUrl(video.poster ?? '') ?? '', title: video.title || (title ?? '') }
        : undefined,
      lookbooks: (lookbooks ?? []).flatMap(({ title, url }) => {
        const href = safeUrl(url)
        return href ? [{ title, href }] : []
      }),
      picturesFor: (chosen) => (needs ? picturesFor(needs, chosen) : []),
      onChosen: (listener) => bus.on('model:chosen', (chosen) => chosen.nid === nid && listener(chosen)),
      decode,
      openZoom: async (...input) =>
        (await loadCode(import('./zoom/zoom.model'))).enlarge(element.shadowRoot as ShadowRoot, ...input, language),
      play: async (...input) => (await loadCode(import('../../core/ui/hls-video'))).playStream(...input),
      watchSeen,
      onVideoAsked,
      report: (failure) => report('gallery', failure),
    })
    const { pictures } = model.get().pictures
    if (pictures.length === 0) {
      model.stop()
      throw new RoveError('needs-product-imgs', '<rove-gallery>')
    }
    await decode(pictures)
    return model

    /** The large picture, and the small ones where they are beside it. */
    async function decode(all: readonly Picture[]): Promise<void> {
      const beside = element.clientWidth >= 520 ? all : []
      await Promise.all([...all.slice(0, 1), ...beside.map(({ thumb }) => ({ src: thumb }))].map(decodeImage))
    }
  },
})

/** The address says `#play-video`, now or later. */
function onVideoAsked(listener: () => void): () => void {
  const check = () => {
    if (location.hash === '#play-video') listener()
  }
  check()
  addEventListener('hashchange', check)
  return () => removeEventListener('hashchange', check)
}
