/** `<rove-gallery nid="1201">`: a product's pictures and video (GALLERY-01, 02). */

import { loadCode } from '../../core/base/async/load-code'
import { pageBus } from '../../core/base/bus/bus'
import { readMarket } from '../../core/base/country/country.setting'
import { watchVisibility } from '../../core/base/device/visibility'
import { readSetting } from '../../core/base/input/read-setting'
import { safeUrl } from '../../core/base/input/safe-url'
import { RoveError } from '../../core/base/report/errors'
import { report } from '../../core/base/report/report'
import columnCss from '../../core/base/styles/column.css?inline'
import { createTextLookup } from '../../core/base/texts/texts'
import { pageProduct, productImages } from '../../core/shop/product/product.setting'
import { productSource } from '../../core/shop/product/product-source'
import { defineElement } from '../../core/view/element/define-element'
import { decodeImage } from '../../core/view/zoom/decode-image'
import css from './gallery.css?inline'
import { createGalleryModel, type GalleryModel, type GalleryShown } from './gallery.model'
import { besidePx, hasSeveral, type Picture, picturesFor } from './gallery.rules'
import { galleryTexts } from './gallery.texts'
import { GalleryView } from './gallery.view'
import partsCss from './gallery-parts.css?inline'

/** The element's attributes. */
const galleryAttributes = {
  nid: { type: 'number', required: true, identity: true },
} as const

export default defineElement<typeof galleryAttributes, GalleryShown, GalleryModel>({
  tag: 'rove-gallery',
  attributes: galleryAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'The pictures of a product’s chosen model, with zoom and video.',
    placing: ['may-be-empty'],
    attributes: { nid: 'The node id of the product.' },
    facts: {},
    parts: {
      strip: 'The large pictures in a row, one of which is visible.',
      slide: 'One large picture, or the video.',
      picture: 'The button around a large picture; it enlarges the picture.',
      video: 'The container of the video. `data-state` is `idle`, `loading`, `begun` or `failed`.',
      'play-button': 'Plays the video.',
      position: 'The dots on narrow galleries; numbers if there are more than nine pictures.',
      thumbs: 'The thumbnails on wide galleries.',
      thumb: 'One thumbnail. `aria-current` marks that of the visible picture.',
      lookbooks: 'The links to look books.',
      lookbook: 'One link.',
      zoom: 'The dialog with the enlarged pictures.',
      'close-button': 'Closes the dialog.',
      'zoom-button': 'Zooms in and out.',
      'previous-button': 'Shows the previous picture.',
      'next-button': 'Shows the next picture.',
      caption: 'The alternative text and the position of the enlarged picture.',
    },
    slots: {
      '': 'The server’s own pictures: shown until the element’s first picture is decoded, and if its code does not run.',
    },
    tokens: {
      '--rove-gallery-ground': { doc: 'The background of pictures.', default: 'var(--rove-color-sand)' },
    },
  },
  styles: [columnCss, css, partsCss],
  view: GalleryView,
  async create({ element, attributes: { nid } }) {
    const source = productSource(nid)
    const images = readSetting(productImages, source)
    const product = readSetting(pageProduct, source)
    const { title, video, lookbooks } = (product?.nid === nid && product) || {}
    const { language } = readMarket()
    const bus = pageBus()
    const listener = bus.last('model:chosen')
    const stream = video && safeUrl(video.src)
    const captions = safeUrl(video?.captions ?? '')
    const needs = images && { images, title: title ?? '', safeUrl }
    const model = createGalleryModel({
      t: createTextLookup(galleryTexts, language),
      chosen: listener?.nid === nid ? listener : undefined,
      several: images ? hasSeveral(images) : false,
      video: stream
        ? {
            src: stream,
            poster: safeUrl(video.poster ?? '') ?? '',
            title: video.title || (title ?? ''),
            ...(captions ? { captions: { src: captions, language } } : {}),
          }
        : undefined,
      lookbooks: (lookbooks ?? []).flatMap(({ title, url }) => {
        const href = safeUrl(url)
        return href ? [{ title, href }] : []
      }),
      picturesFor: (chosen) => (needs ? picturesFor(needs, chosen) : []),
      onChosen: (listener) => bus.on('model:chosen', (chosen) => chosen.nid === nid && listener(chosen)),
      decode,
      openZoom: async (...input) =>
        (await loadCode(import('./zoom/zoom.dom'))).enlarge(element.shadowRoot as ShadowRoot, ...input, language),
      play: async (...input) => (await loadCode(import('../../core/view/video/hls-video'))).playStream(...input),
      watchSeen: watchVisibility,
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

    /** Decodes the large picture, and the thumbnails if they are shown beside it. */
    async function decode(all: readonly Picture[]): Promise<void> {
      // On a narrow screen the width is not read: the browser would have to lay out the page.
      const beside = innerWidth >= besidePx && element.clientWidth >= besidePx ? all : []
      await Promise.all([...all.slice(0, 1), ...beside.map(({ thumb }) => ({ src: thumb }))].map(decodeImage))
    }
  },
})

/** Calls back when the URL's fragment is `#play-video`, at once or later. @returns a function that unsubscribes */
function onVideoAsked(listener: () => void): () => void {
  const check = () => {
    if (location.hash === '#play-video') listener()
  }
  check()
  addEventListener('hashchange', check)
  return () => removeEventListener('hashchange', check)
}
