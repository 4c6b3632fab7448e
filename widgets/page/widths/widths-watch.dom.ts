/** Finds images with `data-widths` (PAGE-08). */
import { loadCode } from '../../../core/async/load-code'
import { loadOnce } from '../../../core/async/load-once'
import type { Listen } from '../../../core/page/listen'
import { withCode } from '../page-code.dom'

const selector = 'img[data-widths]:not([srcset])'

/** An image that is inserted later is found when it has loaded its `src`, or has failed to. */
export function watchWidths(listen: Listen, signal: AbortSignal): void {
  const load = loadOnce(async () => {
    const code = await loadCode(import('./widths.dom'))
    signal.addEventListener('abort', code.unsetWidths)
    return code
  })
  const set = (images: readonly HTMLImageElement[]) =>
    withCode(load(), ({ setWidths }) => signal.aborted || images.forEach(setWidths))

  const present = [...document.querySelectorAll<HTMLImageElement>(selector)]
  if (present.length > 0) set(present)
  listen(
    document,
    'load error',
    ({ target }) => {
      const image = target as HTMLImageElement
      // A document has no such method.
      if (image.matches?.(selector)) set([image])
    },
    true,
  )
}
