/** A value that tells when it changes. */
export interface Store<State> {
  get(): State
  set(next: State): void
  /** Calls back after each change. @returns the undo */
  subscribe(listener: () => void): () => void
}

/** A store that holds `initial`. Setting the value it already holds tells nobody. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return
      state = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
