/** The composition that the page shows, and its address. */
import { useEffect, useRef, useState } from 'react'
import { fromFragment, toFragment } from '../state/address'
import type { Composition } from '../state/composition'

/** The time after the last key until the address is written, in milliseconds: browsers limit how often it can be. */
const writeDelay = 250

/** Changes the composition. With `anew`, Back leads to the one before. */
export type Change = (next: Composition, anew?: boolean) => void

/** @param otherwise the composition of an address without one */
export function useComposition(otherwise: Composition): readonly [Composition, Change] {
  const [composition, set] = useState(() => fromFragment(location.hash) ?? otherwise)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const follow = () => {
      clearTimeout(timer.current)
      set(fromFragment(location.hash) ?? otherwise)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [otherwise])
  const change: Change = (next, anew = false) => {
    clearTimeout(timer.current)
    const address = `#${toFragment(next)}`
    if (anew) history.pushState(null, '', address)
    else timer.current = setTimeout(() => history.replaceState(null, '', address), writeDelay)
    set(next)
  }
  return [composition, change]
}
