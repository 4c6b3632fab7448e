/** Korea's postal code search: opens below the field, and fills in the chosen address (ADDR-03). */
import { useLayoutEffect, useRef, useState } from 'react'
import { createTextLookup } from '../../../core/page/texts'
import type { AddressField, PaneName } from '../checkout.rules'
import type { PartProps } from '../checkout.types'
import { lookupTexts } from './lookup.texts'
import type { Postcode } from './lookup.types'

interface SearchProps extends Pick<PartProps, 'model'> {
  readonly pane: PaneName
  readonly postcode: Postcode
  /** Moves the focus to a field of the address. */
  readonly focus: (field: AddressField) => void
}

/** @see SearchProps */
export function PostcodeSearch(props: SearchProps) {
  const t = createTextLookup(lookupTexts, props.model.language)
  // `gone`: the search could not be loaded. The field still works.
  const [at, setAt] = useState<'closed' | 'open' | 'gone'>('closed')
  if (at === 'gone') return null
  const isOpen = at === 'open'
  return (
    <div className="rove-postcode">
      <button
        type="button"
        className="rove-secondary"
        aria-expanded={isOpen}
        onClick={() => setAt(isOpen ? 'closed' : 'open')}
      >
        {t(isOpen ? 'close' : 'search')}
      </button>
      {isOpen && <SearchContainer {...props} onEnd={setAt} />}
    </div>
  )
}

interface SearchContainerProps extends SearchProps {
  readonly onEnd: (at: 'closed' | 'gone') => void
}

/** Searches once, for the text that it was opened with. */
function SearchContainer(props: SearchContainerProps) {
  const place = useRef<HTMLDivElement>(null)
  const [opened] = useState(props)
  useLayoutEffect(() => {
    const { model, pane, postcode, focus, onEnd } = opened
    // The search owns the node, so the node is removed with it.
    const container = document.createElement('div')
    place.current?.append(container)
    let wanted = true
    postcode.search(container, model.get().draft[pane].postal_code).then((found) => {
      if (!wanted) return
      if (found) model.type(pane, found)
      onEnd(found ? 'closed' : 'gone')
      // What the search does not fill in: building and floor.
      focus(found ? 'street2' : 'postal_code')
    })
    return () => {
      wanted = false
      container.remove()
    }
  }, [opened])
  return <div className="rove-search-room" ref={place} />
}
