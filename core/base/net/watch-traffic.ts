/** Whether a request has left the device. */
import { has, own } from '../input/own'

/** The traffic to one address. */
export interface Traffic {
  /** Certain that nothing was sent there; false where it is not known. */
  isNone(): boolean
  stop(): void
}

/**
 * Watches the browser's own record of requests. It has those that failed on the way, but not those that the browser has
 * refused to send.
 *
 * @returns `undefined` if a browser does not record failed requests, or the page has taken the record away
 */
export function watchTraffic(url: string): Traffic | undefined {
  try {
    if (!has(PerformanceResourceTiming.prototype, 'responseStatus')) return undefined
    let isSeen = false
    const note = (entries: readonly PerformanceEntry[]) => {
      isSeen ||= entries.some(({ name }) => name === url)
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe(own({ type: 'resource' }))
    return {
      isNone() {
        note(observer.takeRecords())
        return !isSeen
      },
      stop: () => observer.disconnect(),
    }
  } catch {
    return undefined
  }
}
