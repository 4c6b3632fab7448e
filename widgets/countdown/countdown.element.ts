/** `<rove-countdown>`: the time until an end, by the server's clock. */

import { languageTag } from '../../core/base/country/countries.rules'
import { readMarket } from '../../core/base/country/country.setting'
import { parseTime } from '../../core/base/country/parse-time.rules'
import { readSetting } from '../../core/base/input/read-setting'
import { pageServerClock } from '../../core/base/net/server-clock'
import { RoveError } from '../../core/base/report/errors'
import { inform } from '../../core/base/report/inform'
import { report } from '../../core/base/report/report'
import { createTextLookup } from '../../core/base/texts/texts'
import { type ConditionalContent, declareContent } from '../../core/shop/campaign/contents.store'
import { countdownEnd, countdownTitle } from '../../core/shop/campaign/countdown.setting'
import { defineElement } from '../../core/view/element/define-element'
import css from './countdown.css?inline'
import { createCountdownModel } from './countdown.model'
import { countdownTexts } from './countdown.texts'
import { CountdownView, type CountdownViewModel, type ShownCountdown } from './countdown.view'
import { createClosingModel } from './countdown-closing.model'
import { createPositionModel } from './countdown-position.model'
import { explainCountdown, explainNoEnd, invalidEnd } from './countdown-reasons.rules'

/** The element's attributes. The title is that of any element: `title`. */
const countdownAttributes = { end: { type: 'string', identity: true } } as const

export default defineElement<typeof countdownAttributes, ShownCountdown, CountdownViewModel>({
  tag: 'rove-countdown',
  attributes: countdownAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'The time until an end, by the server’s clock.',
    placing: ['once', 'may-be-empty'],
    attributes: {
      end: 'The end, in place of the setting `countdownEnd`: an ISO time, `2026-11-30 23:59:59` or seconds since 1970; UTC without a time zone. A date without a time is the start of that day.',
    },
    facts: { 'countdown:closed': '`{ by }`: `zero` at the end, `visitor` if the visitor has closed it.' },
    parts: {
      banner: 'The line with title and time.',
      title: 'The title.',
      timer: 'The time left.',
      figure: 'One number with its unit; `data-unit` names the unit.',
      'close-button': 'Closes the countdown for 6 hours.',
    },
    slots: {
      '': 'The server’s text; the countdown replaces it at the same size. Without text, the countdown is a bar at the lower edge (one per page).',
    },
    tokens: {
      '--rove-edge-inset': {
        doc: 'The height at the lower edge that the page’s own bars take, on `:root`.',
        default: '0px',
      },
    },
  },
  styles: [css],
  view: CountdownView,
  async create({ attributes, element, signal, publish }) {
    const [name, value] = attributes.end ? ['end', attributes.end] : ['countdownEnd', readSetting(countdownEnd)]
    const { locale, language } = readMarket()
    const position = createPositionModel(element)
    const shown = {
      t: createTextLookup(countdownTexts, language),
      title: element.title || readSetting(countdownTitle),
      language: languageTag(locale),
      position: position.claim,
    }
    const onAbort = (undo: () => void) => signal.addEventListener('abort', undo)
    onAbort(position.stop)
    const declare = (piece: Pick<ConditionalContent, 'state' | 'explain'>) =>
      declareContent({ kind: 'countdown', id: shown.title || 'countdown', ...piece })
    const end = parseTime(value)
    if (Number.isNaN(end)) {
      const error = value === undefined || value === '' ? undefined : invalidEnd(name, value)
      if (error) report('<rove-countdown>', error)
      else inform(new RoveError('needs-end', '<rove-countdown>'))
      const undeclare = declare({ state: () => 'has no end', explain: () => explainNoEnd(error) })
      return { ...shown, ...unset, stop: undeclare }
    }
    const [clock, releaseClock] = pageServerClock()
    onAbort(releaseClock)
    await clock.settled
    const model = createCountdownModel({
      end,
      clock,
      closing: createClosingModel(end),
      watchPage,
      isPageShown: () => !document.hidden,
      publish: (fact) => publish('countdown:closed', fact),
    })
    const stateName = () => model.get().at
    const undeclare = declare({
      state: () => (stateName() === 'running' && position.isTaken() ? 'not shown' : stateName()),
      explain: () =>
        explainCountdown({
          end,
          now: clock.now(),
          source: clock.source(),
          closed: stateName() === 'closed',
          taken: position.isTaken(),
        }),
    })
    return {
      ...shown,
      ...model,
      end,
      stop() {
        undeclare()
        model.stop()
      },
    }
  },
})

const unset = {
  reason: 'needs-end',
  get: () => ({ at: 'unset' }) as const,
  subscribe: () => () => {},
  end: 0,
  close() {},
}

function watchPage(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  addEventListener('pageshow', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
    removeEventListener('pageshow', listener)
  }
}
