/** Watches whether an element is in the viewport. */
import { own } from '../input/own'

/**
 * Calls the listener when a tenth of the element enters or leaves the viewport.
 *
 * @returns a function that stops watching
 */
export function watchVisibility(element: Element, listener: (seen: boolean) => void): () => void {
  const options = own({ threshold: 0.1 })
  const observer = new IntersectionObserver((entries) => listener(entries.at(-1)?.isIntersecting ?? false), options)
  observer.observe(element)
  return () => observer.disconnect()
}
