/** Ready-made nodes of a marketer's, put into a card. */
import { useLayoutEffect, useRef } from 'react'

interface MarkupProps {
  readonly fragment: DocumentFragment
  readonly part?: string
}

/** A copy is put in: what was prepared stays whole. */
export function Markup({ fragment, part }: MarkupProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(fragment.cloneNode(true)), [fragment])
  return <div part={part} ref={place} />
}

/** A layer over the whole page, behind the card: a picture or a word. A press on it is a press beside the card. */
export function Overlay({ fragment }: Pick<MarkupProps, 'fragment'>) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = place
    current?.replaceChildren(fragment.cloneNode(true))
    current?.togglePopover?.(true)
  }, [fragment])
  return <div part="overlay" popover="manual" aria-hidden="true" ref={place} />
}
