/** What an element shows, from its start until it leaves the page or starts again. */
export interface Stage {
  /** The state of its model; `undefined` while it has none. */
  readonly state?: unknown
  /** An attribute that is no identity has changed. */
  change(name: string): void
  end(): void
}
