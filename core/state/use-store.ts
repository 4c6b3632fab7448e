import { useLayoutEffect, useState } from 'react'
import type { Store } from './create-store'

/** What a store holds now; the view is rendered again when that changes. */
export function useStore<State>({ get, subscribe }: Pick<Store<State>, 'get' | 'subscribe'>): State {
  const [state, setState] = useState(get)
  useLayoutEffect(() => {
    setState(get)
    return subscribe(() => setState(get))
  }, [get, subscribe])
  return state
}
