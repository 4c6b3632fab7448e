/** `<rove-home-advantages>`: why to buy here, and the lookbook in a new tab (HOME-05). */

import { RoveError } from '../../core/base/report/errors'
import { enhance } from '../../core/view/element/enhance'
import { openInNewTabs, showSigns } from '../../core/view/link/new-tab'

const tag = 'rove-home-advantages'
const lookbook = '[data-rove-home=lookbook],[href*="/lookbook"]'

/** The element, ready to be registered. */
export default enhance({
  tag,
  reference: __ROVE_REFERENCE__ && {
    summary: 'Opens the link to the lookbook in a new tab, and says so.',
    placing: [],
    attributes: {},
    facts: {},
    parts: {},
    slots: {
      '': 'The server’s grid of advantages, and its link to the lookbook: with `data-rove-home="lookbook"`, or to an address with `/lookbook`.',
    },
    tokens: {},
  },
  start({ element, signal }) {
    if (!element.querySelector(lookbook))
      throw new RoveError('no-lookbook', `<${tag}>`, { cause: 'no link with data-rove-home="lookbook"' })
    openInNewTabs(element, lookbook)
    showSigns(signal)
  },
})
