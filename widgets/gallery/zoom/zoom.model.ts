/** Enlarging a gallery's pictures: fetched when one is pressed. */
import type { Language } from '../../../core/domain/countries'
import { createSay } from '../../../core/texts'
import { openZoom } from '../../../core/ui/zoom'
import type { Picture } from '../gallery.rules'
import { zoomTexts } from './zoom.texts'

/** Opens the pictures over the page. @returns the way to close them */
export function enlarge(root: ShadowRoot, pictures: readonly Picture[], index: number, language: Language): () => void {
  const say = createSay(zoomTexts, language)
  const words = {
    title: say('zoomed'),
    close: say('close'),
    previous: say('previous'),
    next: say('next'),
    zoom: say('zoom'),
    failed: say('pictureFailed'),
    position: (n: number) => say('position', { n, count: pictures.length }),
  }
  return openZoom({ root, pictures, index, words })
}
