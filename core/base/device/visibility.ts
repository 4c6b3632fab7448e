/** Whether an element can be seen: whether it is rendered, and whether it is in the viewport. */
import { own } from '../input/own'

/**
 * Whether an element is rendered. Its style or a closed `<details>` can hide it. The style is asked for by itself, because
 * browsers before 2024 do not know that option of `checkVisibility`.
 */
export const isRendered = (element: Element): boolean =>
  (element.checkVisibility?.() ?? element.getClientRects().length > 0) &&
  !/hidden|collapse/.test(getComputedStyle(element).visibility)

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
