/** Whether an element is on the screen. */
import { own } from '../own'

/** Says it when a tenth of the element comes into view or has gone out of it, by any scrolling. @returns the undo */
export function watchSeen(element: Element, told: (seen: boolean) => void): () => void {
  const options = own({ threshold: 0.1 })
  const observer = new IntersectionObserver((entries) => told(entries.at(-1)?.isIntersecting ?? false), options)
  observer.observe(element)
  return () => observer.disconnect()
}
