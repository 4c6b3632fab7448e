/**
 * The built-in popups, in the form of a shop's own definitions. A shop enables one by its id (SHOWROOM-01, CLOSING-01,
 * NEWS-01). Not in the specification, therefore proposed: when the closing modals and the newsletter open, and on which
 * pages the trade newsletter opens.
 */
import { showroomPopup } from './rows-showrooms.rules'

const aWeek = 168
const asSoonAsPossible = { interval: [2, 1000] }

/** By id, as `popups.rules` reads definitions. */
export const builtIn = {
  showroom: showroomPopup,
  'closing-au': {
    conditions: { country: 'AU', notClosedFor: aWeek },
    event: asSoonAsPossible,
    markup: {},
  },
  'closing-kr': {
    conditions: { country: 'KR', notClosedFor: aWeek },
    event: asSoonAsPossible,
    markup: {},
  },
  'trade-newsletter': {
    conditions: { path: '/trade*' },
    event: { interval: [10, 1000] },
    markup: { form: true, signUp: 'trade' },
    cookie: 'rove_trade_newsletter',
  },
  newsletter: {
    conditions: {
      loggedIn: false,
      totalPages: { from: 2 },
      notShownFor: 24,
      notClosedFor: aWeek,
      notPath: ['/cart*', '/user*'],
    },
    event: { interval: [15, 1000] },
    markup: { form: true },
  },
} as const
