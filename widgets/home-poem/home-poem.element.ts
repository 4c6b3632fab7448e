/** `<rove-home-poem>`: a poem that stays on the screen and moves while the page scrolls (HOME-01). */

import { RoveError } from '../../core/base/report/errors'
import { adoptInPage } from '../../core/base/styles/style-sheet'
import { enhance } from '../../core/view/element/enhance'
import css from './home-poem.css?inline'
import { movePoem, movesByStyle } from './home-poem.dom'
import { farthest, travelPx } from './home-poem.rules'

const tag = 'rove-home-poem'

/** The element, ready to be registered. */
export default enhance({
  tag,
  reference: __ROVE_REFERENCE__ && {
    summary: 'Pins a poem to the screen, and moves it while the page scrolls.',
    placing: [],
    attributes: {},
    facts: {},
    parts: {},
    slots: {
      '': 'The server’s section: an element with `data-rove-home="stage"`, which is pinned, and in it one with `data-rove-home="poem"`, which moves.',
    },
    tokens: {},
  },
  start({ element, signal }) {
    const poem = element.querySelector<HTMLElement>('[data-rove-home=stage] [data-rove-home=poem]')
    if (!poem)
      throw new RoveError('no-poem', `<${tag}>`, {
        cause: 'no element with data-rove-home="poem" in one with data-rove-home="stage"',
      })
    element.style.setProperty('--rove-home-poem-travel', `${travelPx}px`)
    element.style.setProperty('--rove-home-poem-farthest', `${farthest}%`)
    signal.addEventListener('abort', adoptInPage(css))
    if (!movesByStyle()) movePoem(element, poem, signal)
  },
})
