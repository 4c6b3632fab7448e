/** Opens virtual-reality links in the page (PAGE-03). */
import { loadCode } from '../../../core/base/async/load-code'
import { loadOnce } from '../../../core/base/async/load-once'
import type { Listen } from '../../../core/base/bus/listen'
import { safeUrl } from '../../../core/base/input/safe-url'
import { page } from '../../../core/base/state/page'
import { withCode } from '../page-code.dom'
import { onPress } from '../page-press.dom'
import type { VrInput } from './vr.dom'

/** A press with Ctrl or the middle button stays the browser's. Without the code, the link opens as without script. */
export function watchViewerLinks(listen: Listen, input: VrInput): void {
  const load = loadOnce(async () => (await loadCode(import('../page-rare.dom'))).rare.createViewer(input))
  page().viewers = input.parts.vr
  onPress(listen, input.parts.vr, (link) => {
    const follow = () => {
      const href = safeUrl(link.getAttribute('href') ?? '')
      if (href) location.assign(href)
    }
    withCode(load(), (open) => open(link), follow)
  })
}
