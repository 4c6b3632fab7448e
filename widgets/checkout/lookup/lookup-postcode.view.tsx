/** Korea's search for postal codes: a room that opens below the field, and what is chosen in it (ADDR-03). */
import { useLayoutEffect, useRef, useState } from 'react'
import { createSay } from '../../../core/texts'
import type { AddressField, PaneName } from '../checkout.rules'
import type { PartProps } from '../checkout.view'
import { lookupTexts } from './lookup.texts'
import type { Postcode } from './lookup-postcode.model'

interface SearchProps extends Pick<PartProps, 'model'> {
  readonly pane: PaneName
  readonly postcode: Postcode
  /** Brings the shopper to a field of the address. */
  readonly focus: (field: AddressField) => void
}

/** @see SearchProps */
export function PostcodeSearch(props: SearchProps) {
  const say = createSay(lookupTexts, props.model.language)
  // It is gone where it was not to be had: the field is there all the same.
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
        {say(isOpen ? 'close' : 'search')}
      </button>
      {isOpen && <Room {...props} onEnd={setAt} />}
    </div>
  )
}

interface RoomProps extends SearchProps {
  readonly onEnd: (at: 'closed' | 'gone') => void
}

/** It is searched once, for what the room was opened with. */
function Room(props: RoomProps) {
  const place = useRef<HTMLDivElement>(null)
  const [opened] = useState(props)
  useLayoutEffect(() => {
    const { model, pane, postcode, focus, onEnd } = opened
    // The node is the search's own, and goes with it.
    const room = document.createElement('div')
    place.current?.append(room)
    let wanted = true
    postcode.search(room, model.get().draft[pane].postal_code).then((found) => {
      if (!wanted) return
      if (found) model.type(pane, found)
      onEnd(found ? 'closed' : 'gone')
      // What is left to be said of the address: the building, the floor.
      focus(found ? 'street2' : 'postal_code')
    })
    return () => {
      wanted = false
      room.remove()
    }
  }, [opened])
  return <div className="rove-search-room" ref={place} />
}
