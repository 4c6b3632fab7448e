/** Prints the page with its images (PAGE-02). */

import type { Listen } from '../../../core/base/bus/listen'
import { readFlags } from '../../../core/base/page/body-flags.setting'
import type { PageParts } from '../../../core/base/page/page-parts.setting'
import { note, restore } from '../../../core/base/page/traces'
import { report } from '../../../core/base/report/report'
import { where } from '../page.rules'
import type { Begin } from '../page.types'
import { onPress } from '../page-press.dom'
import { showOriginals } from './print-images.dom'
import { decodeImages } from './print-waiting.dom'

/** What printing needs from the page. */
export interface PrintInput {
  readonly element: HTMLElement
  readonly parts: Pick<PageParts, 'lazyAttribute' | 'printButton'>
  readonly signal: AbortSignal
}

/**
 * Replaces lazy images when the browser prints. A press on the page's own button, and the keys of the browser, wait for
 * them first; more presses are ignored until then. In a print version the images are replaced at once, and `data-print`
 * on the element says when they are `ready`.
 */
export function watchPrint(listen: Listen, begin: Begin, input: PrintInput): void {
  const { element, parts, signal } = input
  const names = parts.lazyAttribute.split(' ')

  function whenDecoded(images: readonly HTMLImageElement[], run: () => void): void {
    const end = begin()
    decodeImages(images)
      .catch((failure) => report(where, failure))
      .then(() => {
        end()
        if (!signal.aborted) run()
      })
  }

  let isWaiting = false
  const printWhenDecoded = (images: readonly HTMLImageElement[]) => {
    if (isWaiting) return
    isWaiting = true
    whenDecoded(images, () => {
      isWaiting = false
      print()
    })
  }

  listen(window, 'beforeprint', () => void showOriginals(names))
  onPress(listen, parts.printButton, () => printWhenDecoded(showOriginals(names)))
  listen<KeyboardEvent>(document, 'keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    // Password managers dispatch such events without a key.
    if (event.defaultPrevented || !/^p$/i.test(key) || ctrlKey === metaKey || shiftKey || altKey) return
    const images = showOriginals(names)
    // With every image in place, the browser prints by itself.
    if (images.length === 0 && !isWaiting) return
    event.preventDefault()
    printWhenDecoded(images)
  })

  if (!readFlags().print) return
  note(element, 'data-print').dataset.print = 'loading'
  signal.addEventListener('abort', () => restore(element, 'data-print'))
  whenDecoded(showOriginals(names), () => {
    element.dataset.print = 'ready'
  })
}
