/** Where a countdown stands on its page: a page has one bar, or they would lie on each other. */
import { share } from '../../core/page'
import { report } from '../../core/report'
import { onlyOne } from './countdown-piece.rules'

/** In the place of the server's words, in the bar at the lower edge, or nowhere: another one has the bar. */
export type Place = 'words' | 'bar' | 'nowhere'

/** One countdown's place. */
export interface CountdownPlace {
  /** Takes the bar where it is free and there are no words; says so once where it is not. */
  take(): Place
  /** Whether another one has the bar that this one would need. */
  isTaken(): boolean
  stop(): void
}

/** What holds the bar keeps it until it leaves the page: nothing springs up where somebody has just closed it. */
export function createPlace(element: Element): CountdownPlace {
  const [bar, letGo] = share('countdown bar', () => ({ holder: undefined as Element | undefined, stop() {} }))
  // Asked at each tick: a tag may be known before what is in it.
  const hasWords = () => [...element.childNodes].some((node) => node instanceof Element || node.textContent?.trim())
  const isTaken = () => !hasWords() && (bar.holder ?? element) !== element

  function leave(): void {
    if (bar.holder === element) bar.holder = undefined
  }

  return {
    take() {
      if (hasWords()) {
        leave()
        return 'words'
      }
      bar.holder ??= element
      if (!isTaken()) return 'bar'
      report('<rove-countdown>', onlyOne)
      return 'nowhere'
    },
    isTaken,
    stop() {
      leave()
      letGo()
    },
  }
}
