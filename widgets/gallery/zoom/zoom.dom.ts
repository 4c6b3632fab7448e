/** Enlarges a gallery's pictures. Loaded when a picture is pressed. */
import type { Language } from '../../../core/base/country/countries.rules'
import { createTextLookup } from '../../../core/base/texts/texts'
import { openZoom } from '../../../core/view/zoom/zoom'
import type { Picture } from '../gallery.rules'
import { zoomTexts } from './zoom.texts'

/** Opens the pictures over the page. @returns a function that closes them */
export function enlarge(root: ShadowRoot, pictures: readonly Picture[], index: number, language: Language): () => void {
  const t = createTextLookup(zoomTexts, language)
  const texts = {
    title: t('zoomed'),
    close: t('close'),
    previous: t('previous'),
    next: t('next'),
    zoom: t('zoom'),
    failed: t('pictureFailed'),
    position: (n: number) => t('position', { n, count: pictures.length }),
  }
  return openZoom({ root, pictures, index, texts: texts })
}
