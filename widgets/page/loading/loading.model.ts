/** Counts what the visitor waits for, and shows the loading state while anything takes longer (PAGE-07). */
import type { Begin } from '../page.types'
import { loadingDelayMs, loadingLimitMs } from './loading.rules'

/** The loading state of the page. */
export interface LoadingModel {
  readonly begin: Begin
  /** Ends everything: the element has left the page. */
  endAll(): void
}

/** @param show called with each change of the loading state */
export function createLoadingModel(show: (isLoading: boolean) => void): LoadingModel {
  const ends = new Set<() => void>()
  let isShown = false
  const set = (isLoading: boolean) => {
    if (isLoading !== isShown) show(isLoading)
    isShown = isLoading
  }
  return {
    begin(isPending = () => true) {
      const end = () => {
        clearTimeout(delay)
        clearTimeout(limit)
        ends.delete(end)
        if (ends.size === 0) set(false)
      }
      const delay = setTimeout(() => (isPending() ? set(true) : end()), loadingDelayMs)
      const limit = setTimeout(end, loadingLimitMs)
      ends.add(end)
      return end
    },
    endAll() {
      for (const end of ends) end()
    },
  }
}
