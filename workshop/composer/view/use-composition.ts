/** The composition that the page shows, and its address. */
import { useEffect, useRef, useState } from 'react'
import { fromFragment, toFragment } from '../state/address'
import type { Composition } from '../state/composition'

/** The time after the last key until the address is written, in milliseconds: browsers limit how often it can be. */
const writeDelay = 250

/** Changes the composition. With `anew`, Back leads to the one before. */
export type Change = (next: Composition, anew?: boolean) => void

/**
 * @param otherwise the composition of an address without one, or with one that cannot be read
 * @returns the composition, a function that changes it, and whether the address could not be read
 */
export function useComposition(otherwise: Composition): readonly [Composition, Change, boolean] {
  const [read, set] = useState(() => fromFragment(location.hash))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const follow = () => {
      clearTimeout(timer.current)
      set(fromFragment(location.hash))
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const change: Change = (next, anew = false) => {
    clearTimeout(timer.current)
    const address = `#${toFragment(next)}`
    if (anew) history.pushState(null, '', address)
    else timer.current = setTimeout(() => history.replaceState(null, '', address), writeDelay)
    set(next)
  }
  return [read ?? otherwise, change, !read && location.hash.length > 1]
}
