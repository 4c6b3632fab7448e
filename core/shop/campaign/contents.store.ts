/** Conditional content of a page, declared so that the why-panel can explain why it is shown or not. */

import { createStore, type Store } from '../../base/state/create-store'
import { page } from '../../base/state/page'

/** The result of one condition. */
export interface Reason {
  /** The condition's name: `country`. */
  readonly condition: string
  readonly eligible: boolean
  /** For a marketer: `US is not among KR, AU`. */
  readonly reason: string
  /** No visitor can meet it, because it is misconfigured. */
  readonly never?: true
}

/** Content that is shown under conditions. */
export interface ConditionalContent {
  readonly kind: 'popup' | 'countdown' | 'chat' | 'experiment'
  readonly id: string
  /** Its state: `comes in 10 s`, `shown`, `closed by the visitor`. */
  state(): string
  /** The current result of every condition. */
  explain(): readonly Reason[]
  /** Whether it covers the page now. */
  coversPage?(): boolean
  /** Further notes for a marketer: `html is shown without <style>`. */
  notes?(): readonly string[]
}

declare module '../../base/state/page' {
  interface Page {
    /** The conditional content of this page. See `declareContent`. */
    contents?: Store<readonly ConditionalContent[]>
  }
}

/** Declares conditional content. @returns a function that removes it */
export function declareContent(content: ConditionalContent): () => void {
  const store = pageContents()
  store.set([...store.get(), content])
  return () => store.set(store.get().filter((other) => other !== content))
}

/** All conditional content of this page. */
export function pageContents(): Store<readonly ConditionalContent[]> {
  const shared = page()
  shared.contents ??= createStore<readonly ConditionalContent[]>([])
  return shared.contents
}
