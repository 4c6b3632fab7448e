/** `<rove-countdown>`: what is left until something ends, by the server's clock. Source: document 3, sections 3, 4 and 9. */
import { languageTag } from '../../core/domain/countries'
import { timeOf } from '../../core/domain/time-of'
import { defineElement } from '../../core/element/define-element'
import { RoveError } from '../../core/errors'
import { readPlace } from '../../core/host/place'
import { countdownEnd, countdownTitle } from '../../core/host/settings/countdown'
import { readSetting } from '../../core/host/settings/read-setting'
import { declarePiece } from '../../core/pieces'
import { pageServerClock } from '../../core/server-clock'
import { createSay } from '../../core/texts'
import css from './countdown.css?inline'
import { createCountdownModel } from './countdown.model'
import { countdownTexts } from './countdown.texts'
import { CountdownView, type CountdownViewModel, type ShownCountdown } from './countdown.view'
import { createClosing } from './countdown-closing.model'
import { explainCountdown } from './countdown-piece.rules'

/** What the tag takes; what ends is said by `title`, as on any element. */
export const countdownAttributes = { end: { type: 'string', identity: true } } as const

/** The element, ready to be registered. */
export default defineElement<typeof countdownAttributes, ShownCountdown, CountdownViewModel>({
  tag: 'rove-countdown',
  attributes: countdownAttributes,
  reference: __ROVE_REFERENCE__ && {
    summary: 'What is left until something ends, by the server’s clock.',
    attributes: {
      end: 'When it ends, in place of the setting `countdownEnd`: an ISO time, `2026-11-30 23:59:59` or seconds since 1970; UTC where no zone is said.',
    },
    facts: { 'countdown:closed': '`{ by }`: `zero` when it has run out, `visitor` when it was closed.' },
    parts: {
      banner: 'The line with all of it.',
      title: 'What ends.',
      timer: 'What is left.',
      figure: 'One figure with its unit; `data-unit` says which.',
      'close-button': 'Closes it for 6 hours.',
    },
    slots: { '': 'What the server says: the countdown takes exactly its place. Empty, it is a bar at the lower edge.' },
    tokens: {
      '--rove-countdown-inset': { doc: 'How far the bar stands above the lower edge, on `:root`.', default: '0px' },
    },
  },
  styles: [css],
  view: CountdownView,
  async create({ attributes, element, signal, tell }) {
    const given = attributes.end ?? readSetting(countdownEnd)
    const end = given === undefined || given === '' ? undefined : timeOf(given)
    if (Number.isNaN(end)) throw new RoveError('bad-end', '<rove-countdown>')
    const closing = createClosing()
    const until = (undo: () => void) => signal.addEventListener('abort', undo)
    const { locale, language } = readPlace()
    const shown = {
      say: createSay(countdownTexts, language),
      title: element.title || readSetting(countdownTitle),
      language: languageTag(locale),
      // Asked at each tick: a tag may be known before what is in it.
      isPlaced: () => [...element.childNodes].some((node) => node instanceof Element || node.textContent?.trim()),
    }
    if (end === undefined) {
      const explain = () => explainCountdown({ end, now: 0, source: 'device', closed: false })
      until(declarePiece({ kind: 'countdown', id: 'countdown', state: () => 'unset', explain }))
      return { ...shown, ...nothingToCount }
    }
    const [clock, letGo] = pageServerClock()
    until(letGo)
    await clock.asked
    const model = createCountdownModel({
      end,
      clock,
      closing,
      watchPage,
      isPageShown: () => !document.hidden,
      tell: (fact) => tell('countdown:closed', fact),
    })
    const explain = () =>
      explainCountdown({ end, now: clock.now(), source: clock.source(), closed: model.get().at === 'closed' })
    const undeclare = declarePiece({
      kind: 'countdown',
      id: shown.title || 'countdown',
      state: () => model.get().at,
      explain,
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
  stop() {},
}

function watchPage(shown: () => void): () => void {
  document.addEventListener('visibilitychange', shown)
  addEventListener('pageshow', shown)
  return () => {
    document.removeEventListener('visibilitychange', shown)
    removeEventListener('pageshow', shown)
  }
}
