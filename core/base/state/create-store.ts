/** A value that notifies its subscribers when it changes. */
export interface Store<State> {
  get(): State
  set(next: State): void
  /** Calls the listener after each change. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void
}

/** Creates a store that holds `initial`. Setting the same value again notifies no subscriber. */
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
