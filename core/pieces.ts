/** What a page shows only under conditions, declared so that a marketer can be told why, and why not. */
import { page } from './page'
import { createStore, type Store } from './state/create-store'

/** What one condition came to. */
export interface Reason {
  /** The condition's name: `country`. */
  readonly condition: string
  readonly eligible: boolean
  /** In words: `US is not among KR, AU`. */
  readonly reason: string
  /** No visitor meets it: something about it must be mended. */
  readonly never?: true
}

/** One thing that is shown under conditions. */
export interface Piece {
  readonly kind: 'popup' | 'countdown' | 'chat' | 'experiment'
  readonly id: string
  /** Where it is with its showing: `comes in 10 s`, `shown`, `closed by the visitor`. */
  state(): string
  /** Every condition as it is now, met or not. */
  explain(): readonly Reason[]
  /** Whether it stands over the page now. */
  stands?(): boolean
  /** What else a marketer is to know of it: `html is shown without <style>`. */
  notes?(): readonly string[]
}

/** Adds a piece to what this page declares. @returns the undo */
export function declarePiece(piece: Piece): () => void {
  const store = pagePieces()
  store.set([...store.get(), piece])
  return () => store.set(store.get().filter((other) => other !== piece))
}

/** All pieces of this page. */
export function pagePieces(): Store<readonly Piece[]> {
  const shared = page()
  shared.pieces ??= createStore<readonly Piece[]>([])
  return shared.pieces
}
