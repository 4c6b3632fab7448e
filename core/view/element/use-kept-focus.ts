import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus where it is removed with the control that was pressed (WCAG 2.4.3).
 *
 * @param moveOn moves the focus; gets the place
 * @returns the place whose focus is kept: an element that stays
 */
export function useKeptFocus<Place extends HTMLElement>(moveOn: (place: Place) => void): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const hadFocus = hasFocus(place.current)
  useLayoutEffect(() => {
    const { current } = place
    if (current && hadFocus && !hasFocus(current)) moveOn(current)
  })
  return place
}

/** The document does not see into a shadow tree. */
const hasFocus = (place: HTMLElement | null) =>
  place?.contains((place.getRootNode() as Document | ShadowRoot).activeElement) ?? false
