/** The facts of tracking. */

/** An event was sent to a sink. */
export interface TrackSent {
  /** Its name in the sink. */
  readonly event: string
  readonly sink: string
}

declare module '../base/bus/facts' {
  interface Facts {
    'track:sent': TrackSent
  }
}
