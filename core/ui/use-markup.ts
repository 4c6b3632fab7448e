import { type Ref, useLayoutEffect, useRef, useState } from 'react'

/** The node for markup that is loaded. */
export interface MarkupState {
  readonly place: Ref<HTMLDivElement>
  readonly at: 'reading' | 'read' | 'failed'
}

/**
 * Loads markup into a node, unless another one is requested by then.
 *
 * @param name what is loaded; nothing while it is `undefined`
 * @param read returns sanitised markup: see `sanitise`
 * @param report called with the failure
 */
export function useMarkup(
  name: string | undefined,
  read: (name: string) => Promise<DocumentFragment>,
  report: (failure: unknown) => void,
): MarkupState {
  const place = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<MarkupState['at']>('reading')
  useLayoutEffect(() => {
    let isCurrent = true
    if (name !== undefined)
      read(name).then(
        (fragment) => {
          if (!isCurrent) return
          place.current?.replaceChildren(fragment)
          setAt('read')
        },
        (failure) => {
          report(failure)
          if (isCurrent) setAt('failed')
        },
      )
    return () => {
      isCurrent = false
    }
  }, [name, read, report])
  return { place, at }
}
