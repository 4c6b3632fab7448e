/**
 * State that all bundles and versions of our code on one page share.
 * The loader and the widgets are separate bundles: a variable of a module would exist once in each.
 */

import type { Store } from './create-store'

/**
 * The shared state of a page. A field that one file owns is declared in that file:
 * `declare module './page' { interface Page { … } }`.
 */
export interface Page {
  /** The lines that `report` has logged. A list, because a page can replace `Set`, and that has to be reported too. */
  readonly reported: string[]
  /** Values that several elements hold together, by name. See `acquireShared`. */
  readonly shared: Map<string, Shared>
  /** Looks for tags below a node, once the page is shown. */
  scan?: (root?: Scanned) => void
  /** The number of our open dialogs. */
  openDialogs?: Store<number>
}

/** What is looked through for tags. */
export type Scanned = Pick<ParentNode, 'querySelector' | 'querySelectorAll'>

interface Shared {
  readonly value: { stop(): void }
  users: number
}

const key = Symbol.for('rove.page')

/** The shared state of this page. Created on first use. */
export function page(): Page {
  const root = globalThis as { [key]?: Page }
  // Without a prototype: fields that a page has put on `Object.prototype` are not found here.
  root[key] ??= { __proto__: null, early: new Set(), reported: [], shared: new Map(), performs: {} } as Page
  return root[key]
}

/**
 * A reference-counted value. All callers with the same name share one: the first call creates it, the last release
 * stops it.
 *
 * @returns the value and its release
 */
export function acquireShared<T extends { stop(): void }>(name: string, create: () => T): readonly [T, () => void] {
  const { shared } = page()
  const entry = shared.get(name) ?? { value: create(), users: 0 }
  shared.set(name, entry)
  entry.users += 1
  let isHeld = true
  const release = () => {
    if (!isHeld) return
    isHeld = false
    entry.users -= 1
    if (entry.users > 0) return
    shared.delete(name)
    entry.value.stop()
  }
  return [entry.value as T, release]
}
