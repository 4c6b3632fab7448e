/** Follows whether a showroom is open (SHOWROOM-02). */
import { longestWaitMs, minuteOfWeek, type Opening, type OpenState, openStateAt } from './showroom.rules'

/** What is shown. */
export interface Shown extends OpenState {
  /** The minute of the week, by the showroom's clock. */
  readonly minute: number
  /** Whether the visitor's clock shows another time. */
  readonly isElsewhere: boolean
}

interface ShowroomDeps {
  readonly openings: readonly Opening[]
  readonly zone: string
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: () => number
  readonly show: (state: Shown) => void
}

/** Follows one showroom. */
export interface ShowroomModel {
  /** Shows the state of this moment, and of each change. @throws RangeError if the time zone is unknown */
  update(): void
  stop(): void
}

/** @see ShowroomModel */
export function createShowroomModel({ openings, zone, now: readNow, show }: ShowroomDeps): ShowroomModel {
  let timer: ReturnType<typeof setTimeout> | undefined

  function update(): void {
    clearTimeout(timer)
    const now = readNow()
    const minute = minuteOfWeek(zone, now)
    const state = openStateAt(openings, minute)
    show({ ...state, minute, isElsewhere: minute !== minuteOfWeek(undefined, now) })
    timer = setTimeout(update, Math.min(state.changesIn * 60_000 - (now % 60_000), longestWaitMs))
  }

  return { update, stop: () => clearTimeout(timer) }
}
