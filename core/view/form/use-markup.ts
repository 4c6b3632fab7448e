import { type Ref, useLayoutEffect, useRef, useState } from 'react'
import { focusFirstField } from '../dialog/modal'
import { followServerForms, putServerHtml } from './server-forms'

/** The node for the server's HTML. */
export interface MarkupState {
  readonly place: Ref<HTMLDivElement>
  /** `sending`, `unsent` and `changed`: a form in it is on its way, or could not be sent: see `ServerForms`. */
  readonly at: 'reading' | 'read' | 'failed' | 'sending' | 'unsent' | 'changed'
}

/** The server's HTML for a node. */
export interface Markup {
  /** Sanitised: see `shopMarkup`. */
  readonly fragment: DocumentFragment
  /** The address that it came from, to which its forms are sent if they name none. By default that of the page. */
  readonly address?: string
}

/**
 * Loads the server's HTML into a node, unless another one is requested by then. Its forms are used there: each is sent to
 * its own address, and the answer takes its place.
 *
 * @param name what is loaded; nothing while it is `undefined`
 * @param where what it belongs to: named in errors
 * @param read returns the HTML
 * @param report called with the failure
 */
export function useMarkup(
  name: string | undefined,
  where: string,
  read: (name: string) => Promise<Markup>,
  report: (failure: unknown) => void,
): MarkupState {
  const place = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<MarkupState['at']>('reading')
  useLayoutEffect(() => {
    let stop = () => {}
    let isCurrent = true
    if (name !== undefined)
      read(name).then(
        ({ fragment, address = document.baseURI }) => {
          const { current } = place
          if (!isCurrent || !current) return
          putServerHtml(current, fragment)
          focusFirstField(current.closest('dialog'))
          stop = followServerForms({ place: current, where, address, show: setAt, report })
          setAt('read')
        },
        (failure) => {
          report(failure)
          if (isCurrent) setAt('failed')
        },
      )
    return () => {
      isCurrent = false
      stop()
    }
  }, [name, where, read, report])
  return { place, at }
}
