/** What every page is made from. */
import type { Child } from 'hono/jsx'
import type { Visitor } from '../visitor/visitor'

export interface PageFrame {
  readonly visitor: Visitor
  /** Allows the page's own inline script. */
  readonly nonce: string
  /** The path below the host, for body classes: `/product/marlow`. */
  readonly path: string
  /** Node ids that this visitor loves, newest first. */
  readonly loved: readonly number[]
  /** Where the search service is. */
  readonly searchHost: { readonly url: string; readonly protocol: 'http' | 'https' }
  /** What is in the search field. */
  readonly query?: string
}

export interface PageContent {
  readonly title: string
  readonly body: Child
  /** More body classes. */
  readonly classes?: readonly string[]
}
