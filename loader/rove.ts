/** `window.rove`: what a page may ask of us. */
import type { Actions } from '../core/actions/actions'
import type { Bus } from '../core/bus'
import type { ElementReport } from './on-demand'

export interface Rove {
  readonly version: string
  /** Runs functions with this object: at once, or when the loader arrives if they were queued before. */
  push(...tasks: ((rove: Rove) => void)[]): void
  readonly on: Bus['on']
  readonly last: Bus['last']
  /** Resolves when every element now on the page is ready or shows the server's HTML; fetches those that wait. */
  ready(): Promise<void>
  /** What widgets do on the visitor's behalf. A page may call one, or assign its own in its place. */
  readonly actions: Actions
  /** The elements on the page, each with its state and reason. */
  debug(): Promise<readonly ElementReport[]>
}
