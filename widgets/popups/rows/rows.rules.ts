/**
 * The popups that are built in: rows like a shop's own definitions. A shop switches one on by its id.
 * Source: document 1, sections 2, 4 and 9 (SHOWROOM-01, CLOSING-01, NEWS-01). What is not shown there is proposed: when
 * the closing modals and the newsletter come, and on which pages the trade newsletter does.
 */
import { showrooms } from './rows-showrooms.rules'

const aWeek = 168
const asSoonAsQuiet = { interval: [2, 1000] }

/** By id, as `popups.rules` reads definitions. */
export const builtIn = {
  showroom: {
    conditions: { notShownFor: 48, city: showrooms.flatMap(({ cities }) => cities) },
    event: { interval: [5, 1000] },
    markup: {},
  },
  'closing-au': {
    conditions: { country: 'AU', notClosedFor: aWeek },
    event: asSoonAsQuiet,
    markup: {},
  },
  'closing-kr': {
    conditions: { country: 'KR', notClosedFor: aWeek },
    event: asSoonAsQuiet,
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
