/** What the files of the membership section share. */

/** The film of one slide. */
export interface Film {
  /** The number of its slide, from 0. */
  readonly slide: number
  /** Begins to load it. */
  load(): void
  play(): void
  pause(): void
}

/** What happens to films. */
export interface FilmEvents {
  /** The section has come near the screen, or gone. */
  onNear(isNear: boolean): void
  /** A film plays now, or no longer: because of the model, or of the visitor. */
  onUse(film: Film, isPlaying: boolean): void
}

/** The films of a section. */
export interface Films {
  readonly films: readonly Film[]
  /** Whether a film may begin without a press. */
  playByThemselves(): boolean
  /** Reports what happens, until the section leaves the page. */
  watch(events: FilmEvents): void
}
