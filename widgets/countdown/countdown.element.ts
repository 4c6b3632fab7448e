/** `<rove-countdown>`: what is left until something ends, by the server's clock. Source: document 3, sections 3, 4 and 9. */
import { languageTag } from '../../core/domain/countries'
import { timeOf } from '../../core/domain/time-of'
import { defineElement } from '../../core/element/define-element'
import { readPlace } from '../../core/host/place'
import { countdownEnd, countdownTitle } from '../../core/host/settings/countdown'
import { readSetting } from '../../core/host/settings/read-setting'
import { declarePiece, type Piece } from '../../core/pieces'
import { report } from '../../core/report'
import { pageServerClock } from '../../core/server-clock'
import { createSay } from '../../core/texts'
import css from './countdown.css?inline'
import { createCountdownModel } from './countdown.model'
import { countdownTexts } from './countdown.texts'
import { CountdownView, type CountdownViewModel, type ShownCountdown } from './countdown.view'
import { createClosing } from './countdown-closing.model'
import { explainCountdown, explainUnset, wrongEnd } from './countdown-piece.rules'
import { createPlace } from './countdown-place.model'

/** What the tag takes; what ends is said by `title`, as on any element. */
export const countdownAttributes = { end: { type: 'string', identity: true } } as const

/** The element, ready to be registered. */
export default defineElement<typeof countdownAttributes, ShownCountdown, CountdownViewModel>({
  tag: 'rove-countdown',
  attributes: countdownAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'What is left until something ends, by the server’s clock.',
    attributes: {
      end: 'When it ends, in place of the setting `countdownEnd`: an ISO time, `2026-11-30 23:59:59` or seconds since 1970; UTC where no zone is said. A date alone is the midnight that it begins with.',
    },
    facts: { 'countdown:closed': '`{ by }`: `zero` when it has run out, `visitor` when it was closed.' },
    parts: {
      banner: 'The line with all of it.',
      title: 'What ends.',
      timer: 'What is left.',
      figure: 'One figure with its unit; `data-unit` says which.',
      'close-button': 'Closes it for 6 hours.',
    },
    slots: {
      '': 'What the server says: the countdown takes exactly its place. Empty, it is the page’s one bar at the lower edge.',
    },
    tokens: {
      '--rove-edge-inset': { doc: 'How much of the lower edge the page takes for itself, on `:root`.', default: '0px' },
    },
  },
  styles: [css],
  view: CountdownView,
  async create({ attributes, element, signal, tell }) {
    const [name, given] = attributes.end ? ['end', attributes.end] : ['countdownEnd', readSetting(countdownEnd)]
    const { locale, language } = readPlace()
    const place = createPlace(element)
    const shown = {
      say: createSay(countdownTexts, language),
      title: element.title || readSetting(countdownTitle),
      language: languageTag(locale),
      place: place.take,
    }
    const until = (undo: () => void) => signal.addEventListener('abort', undo)
    until(place.stop)
    const declare = (piece: Pick<Piece, 'state' | 'explain'>) =>
      declarePiece({ kind: 'countdown', id: shown.title || 'countdown', ...piece })
    const end = timeOf(given)
    if (Number.isNaN(end)) {
      const wrong = given === undefined || given === '' ? undefined : wrongEnd(name, given)
      if (wrong) report('<rove-countdown>', wrong)
      const undeclare = declare({ state: () => 'unset', explain: () => explainUnset(wrong) })
      return { ...shown, ...nothingToCount, stop: undeclare }
    }
    const [clock, letGo] = pageServerClock()
    until(letGo)
    await clock.asked
    const model = createCountdownModel({
      end,
      clock,
      closing: createClosing(end),
      watchPage,
      isPageShown: () => !document.hidden,
      tell: (fact) => tell('countdown:closed', fact),
    })
    const isAt = () => model.get().at
    const undeclare = declare({
      state: () => (isAt() === 'running' && place.isTaken() ? 'not shown' : isAt()),
      explain: () =>
        explainCountdown({
          end,
          now: clock.now(),
          source: clock.source(),
          closed: isAt() === 'closed',
          taken: place.isTaken(),
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

const nothingToCount = {
  get: () => ({ at: 'unset' }) as const,
  subscribe: () => () => {},
  end: 0,
  close() {},
}

function watchPage(shown: () => void): () => void {
  document.addEventListener('visibilitychange', shown)
  addEventListener('pageshow', shown)
  return () => {
    document.removeEventListener('visibilitychange', shown)
    removeEventListener('pageshow', shown)
  }
}
