/** Moves the poem in browsers whose style sheets cannot (HOME-01). */
import { translationAt } from './home-poem.rules'

/** Whether the style sheet moves the poem. */
export const movesByStyle = (): boolean => CSS.supports('animation-timeline: view()')

/** Moves the poem while its section is on the screen, and the visitor wants motion. */
export function movePoem(section: HTMLElement, poem: HTMLElement, signal: AbortSignal): void {
  const still = matchMedia('(prefers-reduced-motion: reduce), (max-height: 479.98px)')
  let frame = 0
  const move = () => {
    const offset = still.matches ? 0 : -section.getBoundingClientRect().top
    place(poem, `${-translationAt(offset)}%`)
    frame = requestAnimationFrame(move)
  }
  const observer = new IntersectionObserver((entries) => {
    cancelAnimationFrame(frame)
    if (entries.at(-1)?.isIntersecting && !signal.aborted) move()
  })
  observer.observe(section)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    place(poem, '')
  })
}

/** Chrome and Edge before 104 have no `translate`. @param y how far it is moved; empty for its own place */
function place({ style }: HTMLElement, y: string): void {
  if (CSS.supports('translate: 0')) style.translate = y && `0 ${y}`
  else style.transform = y && `translateY(${y})`
}
