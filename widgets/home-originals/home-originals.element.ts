/** `<rove-home-originals>`: the slider of original designs, vertical on wide screens (HOME-03). */

import { adoptInPage } from '../../core/base/styles/style-sheet'
import { startCarousel } from '../../core/view/carousel/carousel'
import { enhance } from '../../core/view/element/enhance'
import css from './home-originals.css?inline'

/** The element, ready to be registered. */
export default enhance({
  tag: 'rove-home-originals',
  reference: __ROVE_REFERENCE__ && {
    summary: 'Makes a carousel of slides, which moves vertically on screens wider than 1050 px and sideways on others.',
    placing: [],
    attributes: {},
    facts: {},
    parts: {},
    slots: {
      '': 'The server’s slides in a list with `data-rove-carousel="slides"`. Without script, up to 1050 px it scrolls sideways; on wider screens the slides are one below the other.',
    },
    tokens: {
      '--rove-home-originals-height': {
        doc: 'The height of the list on screens wider than 1050 px.',
        default: 'min(640px, 80svh)',
      },
    },
  },
  start({ element, signal }) {
    signal.addEventListener('abort', adoptInPage(css))
    startCarousel({ root: element, signal })
  },
})
