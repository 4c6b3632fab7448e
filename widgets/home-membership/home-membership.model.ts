/** Decides which film plays: that of the slide that is shown, and no other (HOME-02). */
import type { Film, Films } from './home-membership.types'

/** What a carousel shows. */
interface Shown {
  readonly index: number
  readonly isPaused: boolean
}

/** Plays the films of slides. */
export interface HomeMembershipModel {
  /** Another slide is shown, or the visitor has pressed Pause or Play. */
  show(shown: Shown): void
  /** All films pause. */
  stop(): void
}

/** @see HomeMembershipModel */
export function createHomeMembershipModel({ films, playByThemselves, watch }: Films): HomeMembershipModel {
  let shown: Shown = { index: 0, isPaused: false }
  let isNear = false
  /** The visitor has played these, or paused them. */
  const wishes = new Map<Film, boolean>()

  function plays(film: Film): boolean {
    if (!isNear || film.slide !== shown.index || shown.isPaused) return false
    return wishes.get(film) ?? playByThemselves()
  }

  function update(): void {
    for (const film of films)
      if (plays(film)) film.play()
      else film.pause()
  }

  watch({
    onNear(next) {
      isNear = next
      for (const film of next ? films : []) film.load()
      update()
    },
    onUse(film, isPlaying) {
      // Otherwise this is the effect of what the model has done.
      if (isPlaying !== plays(film)) wishes.set(film, isPlaying)
    },
  })
  return {
    show(next) {
      // A press on Pause or Play is for the film too.
      if (next.isPaused !== shown.isPaused) wishes.clear()
      shown = next
      update()
    },
    stop() {
      for (const film of films) film.pause()
    },
  }
}
