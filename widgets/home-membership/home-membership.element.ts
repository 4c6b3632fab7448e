/** `<rove-home-membership>`: the slides about membership, with films (HOME-02). */

import { startCarousel } from '../../core/view/carousel/carousel'
import { enhance } from '../../core/view/element/enhance'
import { readFilms } from './home-membership.dom'
import { createHomeMembershipModel } from './home-membership.model'

/** The element, ready to be registered. */
export default enhance({
  tag: 'rove-home-membership',
  reference: __ROVE_REFERENCE__ && {
    summary: 'Makes a carousel of slides with a title, a film or picture and a description.',
    placing: [],
    attributes: {},
    facts: {},
    parts: {},
    slots: { '': 'The server’s slides in a list with `data-rove-carousel="slides"`, which scrolls without script.' },
    tokens: {},
  },
  start({ element, signal }) {
    const model = createHomeMembershipModel(readFilms(element, signal))
    signal.addEventListener('abort', model.stop)
    startCarousel({ root: element, onChange: model.show, signal })
  },
})
