/** The data of every page. */
import type { Child } from 'hono/jsx'
import type { TrackedPage } from '../../tracking/tracked-page'
import type { Message } from '../../visitor/messages'
import type { Visitor } from '../../visitor/visitor'

/** The data of the layout. */
export interface PageFrame {
  readonly visitor: Visitor
  /** Allows the page's own inline script. */
  readonly nonce: string
  /** The text direction: right to left below `/ar`. */
  readonly direction: 'ltr' | 'rtl'
  /** The path below the host: `/product/marlow`. */
  readonly path: string
  /** The parameters of the address. */
  readonly parameters: readonly (readonly [name: string, value: string])[]
  /** Node ids that this visitor loves, newest first. */
  readonly loved: readonly number[]
  /** The number of pieces in the cart. */
  readonly cartPieces: number
  /** The host of the search service. */
  readonly searchHost: { readonly url: string; readonly protocol: 'http' | 'https' }
  /** Messages, shown once. */
  readonly messages: readonly Message[]
  /** Whether the visitor has closed the countdown to the end of the sale. */
  readonly isSaleClosed: boolean
  /** The text in the search field. */
  readonly query: string
}

/** `Drupal.settings`, or a part of it. */
export interface PageSettings extends Readonly<Record<string, unknown>> {
  readonly rove?: Readonly<Record<string, unknown>>
}

/** The content of one page. */
export interface PageContent {
  /** Text, or HTML without tags. */
  readonly title: Child
  /** Further nodes in the head. */
  readonly head?: Child
  readonly body: Child
  /** Drupal's internal path, if the address is an alias: `node/1201`. */
  readonly systemPath?: string
  /** More body classes. */
  readonly classes?: readonly string[]
  /** More settings; those under `rove` are merged with every page's. */
  readonly settings?: PageSettings
  /** The data for tracking. */
  readonly tracked?: TrackedPage
}
