/** What every page is made from. */
import type { Child } from 'hono/jsx'
import type { users } from '../database/schema'
import type { TrackedPage } from '../tracking/tracked-page'
import type { Message } from '../visitor/messages'
import type { Visitor } from '../visitor/visitor'

/** What every page stands in. */
export interface PageFrame {
  readonly visitor: Visitor
  /** The visitor's account, when one is logged in. */
  readonly account: typeof users.$inferSelect | undefined
  /** Allows the page's own inline script. */
  readonly nonce: string
  /** How the page is written: pages below `/ar` from right to left. */
  readonly direction: 'ltr' | 'rtl'
  /** The path below the host: `/product/marlow`. */
  readonly path: string
  /** Node ids that this visitor loves, newest first. */
  readonly loved: readonly number[]
  /** How many pieces are in the cart. */
  readonly cartPieces: number
  /** Where the search service is. */
  readonly searchHost: { readonly url: string; readonly protocol: 'http' | 'https' }
  /** What the visitor is told, once. */
  readonly messages: readonly Message[]
  /** Whether the visitor has closed the countdown to the end of the sale. */
  readonly isSaleClosed: boolean
  /** What is in the search field. */
  readonly query: string
}

/** `Drupal.settings`, or a part of it. */
export interface PageSettings extends Readonly<Record<string, unknown>> {
  readonly rove?: Readonly<Record<string, unknown>>
}

/** What one page shows. */
export interface PageContent {
  /** Text, or HTML without tags. */
  readonly title: Child
  readonly body: Child
  /** Drupal's own path, where the address is an alias of it: `node/1201`. */
  readonly systemPath?: string
  /** More body classes. */
  readonly classes?: readonly string[]
  /** More settings; what stands under `rove` is put beside what every page says there. */
  readonly settings?: PageSettings
  /** What is to be tracked of it. */
  readonly tracked?: TrackedPage
}
