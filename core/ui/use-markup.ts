import { type Ref, useLayoutEffect, useRef, useState } from 'react'

/** A place in a view for markup that is read first. */
export interface MarkupPlace {
  readonly place: Ref<HTMLDivElement>
  readonly at: 'reading' | 'read' | 'failed'
}

/**
 * Reads markup and puts it into a place, where that is still wanted by then.
 *
 * @param name what is read; nothing is, as long as there is none
 * @param read made safe: see `sanitise`
 * @param report is told why it cannot be read
 */
export function useMarkup(
  name: string | undefined,
  read: (name: string) => Promise<DocumentFragment>,
  report: (failure: unknown) => void,
): MarkupPlace {
  const place = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<MarkupPlace['at']>('reading')
  useLayoutEffect(() => {
    let wanted = true
    if (name !== undefined)
      read(name).then(
        (fragment) => {
          if (!wanted) return
          place.current?.replaceChildren(fragment)
          setAt('read')
        },
        (failure) => {
          report(failure)
          if (wanted) setAt('failed')
        },
      )
    return () => {
      wanted = false
    }
  }, [name, read, report])
  return { place, at }
}
