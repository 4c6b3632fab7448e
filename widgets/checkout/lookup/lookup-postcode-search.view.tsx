/** The postal code search below the field (ADDR-03). */
import { useLayoutEffect, useRef, useState } from 'react'
import type { Postcode } from '../../../core/shop/lookup/lookup.types'
import type { AddressField, PaneName } from '../checkout.rules'
import type { PartProps } from '../checkout.types'

type Props = PartProps<'get' | 'language' | 'type'>

/** What the search needs. */
export interface PostcodeProps extends Pick<Props, 'model'> {
  readonly pane: PaneName
  readonly postcode: Postcode
  /** Moves the focus to a field of the address. */
  readonly focus: (field: AddressField) => void
}

interface PostcodeSearchProps extends PostcodeProps {
  /** `gone`: the search could not be loaded. */
  readonly onEnd: (at: 'closed' | 'gone') => void
}

/** Searches once, for the text that it was opened with. */
export function PostcodeSearch(props: PostcodeSearchProps) {
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
  return <div className="rove-postcode-search" ref={place} />
}
