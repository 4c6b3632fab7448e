/** What is left, in one line: in the place of the server's words, or in a bar at the lower edge. */
import { type FocusEvent, useRef } from 'react'
import { momentIn } from '../../core/domain/moment'
import type { Model, ViewProps } from '../../core/element/definition'
import { own } from '../../core/own'
import type { Say } from '../../core/texts'
import { CloseIcon } from '../../core/ui/close-icon'
import { atEdge } from '../../core/ui/edge'
import type { countdownAttributes } from './countdown.element'
import type { CountdownState } from './countdown.machine'
import { figures } from './countdown.rules'
import type { CountdownCode } from './countdown.texts'
import type { Place } from './countdown-place.model'

/** What is shown; nothing is counted where the page names no end. */
export type ShownCountdown = CountdownState | { readonly at: 'unset' }

/** What the view is shown with. */
export interface CountdownViewModel extends Model<ShownCountdown> {
  readonly say: Say<CountdownCode>
  readonly title: string
  /** Milliseconds since 1970. */
  readonly end: number
  /** BCP 47. */
  readonly language: string
  /** Where it stands; asked each time it is shown. */
  place(): Place
  close(): void
}

type Props = ViewProps<typeof countdownAttributes, ShownCountdown, CountdownViewModel>

/** @see CountdownViewModel */
export function CountdownView({ state, model }: Props) {
  // Closed, the server's own words stand again: they may be the page's only date.
  if (state.at === 'unset' || state.at === 'closed') return <slot />
  if (state.at === 'over') return null
  const place = model.place()
  if (place === 'nowhere') return null
  // Fixed, so that nothing moves.
  if (place === 'bar')
    return (
      <div className="bar" ref={atLine}>
        <Line left={state.left} model={model} />
      </div>
    )
  return (
    <div className="place">
      <div className="room" inert>
        <slot />
      </div>
      <Line left={state.left} model={model} />
    </div>
  )
}

interface LineProps {
  readonly left: number
  readonly model: CountdownViewModel
}

const atLine = atEdge('line')

function Line({ left, model: { say, title, end, language, close } }: LineProps) {
  const name = title || say('title')
  /** Where the visitor was before: once it is closed, they are there again. */
  const before = useRef<HTMLOrSVGElement | null>(null)
  const enter = ({ relatedTarget }: FocusEvent) => {
    before.current = relatedTarget as (Element & HTMLOrSVGElement) | null
  }
  const away = () => {
    before.current = null
  }
  const leave = () => {
    before.current?.focus(own({ preventScroll: true }))
    close()
  }
  return (
    <div part="banner">
      <p part="title">{name}</p>
      <p
        role="timer"
        aria-live="off"
        aria-label={say(title ? 'ends' : 'until', { title, end: momentIn(language, end) })}
        part="timer"
      >
        {figures(left, language).map(({ unit, value, label }) => (
          <span key={unit} part="figure" data-unit={unit} aria-hidden="true">
            {value}
            <small>{label}</small>
          </span>
        ))}
      </p>
      <button type="button" part="close-button" aria-label={say('close')} onFocus={enter} onBlur={away} onClick={leave}>
        <CloseIcon />
      </button>
    </div>
  )
}
