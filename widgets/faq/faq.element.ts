/** `<rove-faq>`: questions and answers, one open at a time, each with an address (FAQ-01). */

import { RoveError } from '../../core/base/report/errors'
import { enhance } from '../../core/view/element/enhance'
import { itemsOf, keepOneOpen } from './faq.dom'

const tag = 'rove-faq'

/** The element, ready to be registered. */
export default enhance({
  tag,
  reference: __ROVE_REFERENCE__ && {
    summary: 'Keeps one item of an accordion open at a time, and gives each an address.',
    placing: [],
    attributes: {},
    facts: {},
    parts: {},
    slots: {
      '': 'The server’s questions and answers: `<details data-rove-faq="item">`, each with an id for its address.',
    },
    tokens: {},
  },
  start({ element, signal }) {
    if (itemsOf(element).length === 0)
      throw new RoveError('no-items', `<${tag}>`, { cause: 'no <details> with data-rove-faq="item"' })
    keepOneOpen(element, signal)
  },
})
