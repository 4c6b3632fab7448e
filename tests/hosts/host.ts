/** A real system with our integration, in a folder of its own, for the tests. */
export interface Host {
  /** Where it is served. */
  readonly origin: string
  /** The folder that has all of it, also its database. */
  readonly folder: string
  /** Ends its processes. The folder stays. */
  stop(): Promise<void>
}
