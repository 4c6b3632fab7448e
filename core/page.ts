/**
 * What all of our code on one page shares, whichever bundle or version of it came first.
 * The loader and the widgets are separate bundles: a variable of a module would exist once in each.
 */
import type { Actions } from './actions/actions'
import type { Bus } from './bus'
import type { Contacts } from './contacts'
import type { BackSteps } from './device/back-step'
import type { EarlyListener } from './early'
import type { Piece } from './pieces'
import type { Store } from './state/create-store'
import type { Turns } from './turns'

/** What all widgets on a page have in common, whichever copy of the code they came with. */
export interface Page {
  /** See `pageBus`. */
  bus?: Bus
  /** Who listens before there is a bus. See `listen`. */
  readonly early: Set<EarlyListener>
  /** What `report` has said: a list, because a page may have a `Set` of its own, and this has to be said too. */
  readonly reported: string[]
  /** Values that several elements hold together, by name. See `share`. */
  readonly shared: Map<string, Shared>
  /** What the page put in the place of an action of ours, by the action's name. */
  readonly performs: Partial<Actions>
  /** The end of the asking for a destination that was begun last. */
  askingDestination?: AbortController
  /** What this page shows only under conditions. See `declarePiece`. */
  pieces?: Store<readonly Piece[]>
  /** Who speaks to the visitor unasked. See `takeTurn`. */
  turns?: Turns
  /** Who the visitor said they are, for the declared receiver alone. See `identify`. */
  contacts?: Contacts
  /** How many dialogs of ours stand over the page. */
  standing?: Store<number>
  /** What Back closes. See `addBackStep`. */
  backSteps?: BackSteps
}

interface Shared {
  readonly value: { stop(): void }
  users: number
}

const key = Symbol.for('rove.page')

/** This page's shared things; made on first use. */
export function page(): Page {
  const root = globalThis as { [key]?: Page }
  // Without a prototype: what is not there yet is not there, whatever a page has put on every object.
  root[key] ??= { __proto__: null, early: new Set(), reported: [], shared: new Map(), performs: {} } as Page
  return root[key]
}

/**
 * One value for all who ask under the same name, made for the first and stopped after the last.
 *
 * @returns the value and the way to let go of it
 */
export function share<T extends { stop(): void }>(name: string, create: () => T): readonly [T, () => void] {
  const { shared } = page()
  const held = shared.get(name) ?? { value: create(), users: 0 }
  shared.set(name, held)
  held.users += 1
  let holding = true
  const release = () => {
    if (!holding) return
    holding = false
    held.users -= 1
    if (held.users > 0) return
    shared.delete(name)
    held.value.stop()
  }
  return [held.value as T, release]
}
