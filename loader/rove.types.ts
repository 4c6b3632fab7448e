/** `window.rove`: the API for the page. */

import type { Actions } from '../core/base/bus/actions'
import type { Bus } from '../core/base/bus/bus'
import type { Capsule } from '../workshop/capsule/capsule'
import type { ElementReports } from './element-reports'

export interface Rove {
  readonly version: string
  /** Calls functions with this object: at once, or when the loader starts if they were queued before. */
  push(...tasks: ((rove: Rove) => void)[]): void
  readonly on: Bus['on']
  readonly last: Bus['last']
  /**
   * Loads all elements on the page. Resolves when each is ready or shows the server's HTML. On a page that is only
   * prerendered, nothing is loaded and it does not resolve before the page is shown.
   */
  ready(): Promise<void>
  /** The actions that widgets perform for the visitor. A page can call one, or assign its own to replace it. */
  readonly actions: Actions
  /**
   * The elements on the page, each with its state and reason. The list's `page` says whether the page was prerendered
   * and when it was shown, whether pages are fetched ahead, and which are not and why; its `tags` what each tag costs.
   */
  debug(): Promise<ElementReports>
  /**
   * The state capsule of this page: its elements with their states, settings, place and pictures, and the facts, without
   * personal data. A file of its JSON can be opened in the composer and in Storybook.
   */
  capture(): Promise<Capsule>
}
