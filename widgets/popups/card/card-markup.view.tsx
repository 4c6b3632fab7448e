/** Inserts a marketer's HTML into a card. */
import { useLayoutEffect, useRef } from 'react'

interface MarkupProps {
  readonly fragment: DocumentFragment
  readonly part?: string
}

/** Inserts a copy, so that the prepared fragment can be inserted again. */
export function Markup({ fragment, part }: MarkupProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(fragment.cloneNode(true)), [fragment])
  return <div part={part} ref={place} />
}

/** A layer over the whole page, behind the card, with a picture or text. A press on it is a press outside the card. */
export function Overlay({ fragment }: Pick<MarkupProps, 'fragment'>) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = place
    current?.replaceChildren(fragment.cloneNode(true))
    current?.togglePopover?.(true)
  }, [fragment])
  return <div part="overlay" popover="manual" aria-hidden="true" ref={place} />
}
