/** The time left, in one line: in place of the server's text, or in a bar at the lower edge. */
import { type FocusEvent, useMemo, useRef } from 'react'
import { formatDateTime } from '../../core/base/country/date-time.rules'
import { own } from '../../core/base/input/own'
import { guard } from '../../core/base/report/report'
import type { TextLookup } from '../../core/base/texts/texts'
import { CloseIcon } from '../../core/view/dialog/close-icon'
import { atEdge } from '../../core/view/edge/edge'
import type { Model, ViewProps } from '../../core/view/element/definition'
import type { CountdownState } from './countdown.machine'
import { timeParts } from './countdown.rules'
import type { CountdownCode } from './countdown.texts'
import type { Position } from './countdown-position.model'

/** A countdown's state; `unset` if the page sets no end. */
export type ShownCountdown = CountdownState | { readonly at: 'unset' }

/** What the view uses of the model. */
export interface CountdownViewModel extends Model<ShownCountdown> {
  readonly t: TextLookup<CountdownCode>
  readonly title: string
  /** Milliseconds since 1970. */
  readonly end: number
  /** BCP 47. */
  readonly language: string
  /** The position; read at each render. */
  position(): Position
  close(): void
}

type Props = ViewProps<ShownCountdown, CountdownViewModel>

/** @see CountdownViewModel */
export function CountdownView({ state, model }: Props) {
  // When it is closed, the server's own text is shown again: it may contain the only date on the page.
  if (state.at === 'unset' || state.at === 'closed') return <slot />
  if (state.at === 'over') return null
  const position = model.position()
  if (position === 'nowhere') return null
  // The bar is fixed, so the page does not move.
  if (position === 'bar')
    return (
      <div className="bar" ref={atLine}>
        <Line left={state.left} model={model} />
      </div>
    )
  return (
    <div className="place" ref={giveRoom}>
      <div className="room" inert>
        <slot />
      </div>
      <Line left={state.left} model={model} />
    </div>
  )
}

/**
 * Gives the line more room than the server's text has, only where it needs more, as with enlarged text: then nothing is
 * cut off.
 */
function giveRoom(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return
  const line = place.lastElementChild as HTMLElement
  let width = 0
  const fit = guard('<rove-countdown>', () => {
    // Its own change of the height needs no answer.
    if (place.offsetWidth === width) return
    width = place.offsetWidth
    place.dataset.state = 'exact'
    place.style.minBlockSize = ''
    if (!isCut(line)) return
    place.dataset.state = 'grown'
    place.style.minBlockSize = `${line.offsetHeight}px`
  })
  const watch = new ResizeObserver(fit)
  watch.observe(place)
  return () => watch.disconnect()
}

/** Whether a part of the line is not shown. A pixel can be a matter of rounding. */
const isCut = (line: HTMLElement): boolean =>
  line.scrollHeight > line.clientHeight + 1 ||
  [line, ...line.children].some((part) => part.scrollWidth > part.clientWidth + 1)

interface LineProps {
  readonly left: number
  readonly model: CountdownViewModel
}

const atLine = atEdge('line')

function Line({ left, model: { t, title, end, language, close } }: LineProps) {
  const name = title || t('title')
  const ends = useMemo(() => formatDateTime(language, end), [language, end])
  /** The element that had the focus before the bar; it gets the focus back when the bar is closed. */
  const before = useRef<HTMLOrSVGElement | null>(null)
  const enter = ({ relatedTarget }: FocusEvent) => {
    before.current = relatedTarget as (Element & HTMLOrSVGElement) | null
  }
  const forget = () => {
    before.current = null
  }
  const leave = () => {
    before.current?.focus(own({ preventScroll: true }))
    close()
  }
  return (
    <div part="banner">
      <p part="title">{name}</p>
      <p role="timer" aria-live="off" aria-label={t(title ? 'ends' : 'until', { title, end: ends })} part="timer">
        {timeParts(left, language).map(({ unit, value, label }) => (
          <span key={unit} part="figure" data-unit={unit} aria-hidden="true">
            {value}
            <small>{label}</small>
          </span>
        ))}
      </p>
      <button type="button" part="close-button" aria-label={t('close')} onFocus={enter} onBlur={forget} onClick={leave}>
        <CloseIcon />
      </button>
    </div>
  )
}
