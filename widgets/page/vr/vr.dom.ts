/** The link of a virtual-reality viewer, and what the page does while it is open (PAGE-03). */
import type { Language } from '../../../core/base/country/countries.rules'
import { own } from '../../../core/base/input/own'
import { safeUrl } from '../../../core/base/input/safe-url'
import type { PageParts } from '../../../core/base/page/page-parts.setting'
import { createStyles } from '../../../core/base/styles/style-sheet'
import type { Show } from '../page.types'
import { createVrModel, type VrModel } from './vr.model'
import { mobileScreens } from './vr.rules'

/** What a viewer needs from the page. */
export interface VrInput {
  readonly parts: Pick<PageParts, 'adminMenus' | 'vr'>
  readonly language: Language
  readonly show: Show
  readonly signal: AbortSignal
}

/** @returns opens the viewer of a link, until the signal aborts */
export function createViewer({ parts, language, show, signal }: VrInput): (link: HTMLElement) => void {
  let open: VrModel | undefined
  signal.addEventListener('abort', () => open?.close())
  return (link) => {
    if (signal.aborted) return
    open?.close()
    const src = viewerAddress(link)
    // Safari does not focus a link that is pressed. The dialog returns the focus when it is closed.
    link.focus()
    open = createVrModel({
      language,
      src,
      name: link.textContent?.trim() || (link.getAttribute('aria-label') ?? ''),
      show: (content) => show('vr', content),
      hideMenus: () => hideElements(parts.adminMenus),
      watchPolicy: (onForbidden) => watchPolicy(src, onForbidden),
    })
  }
}

/** The address for this device: `data-mobile` on a phone or a tablet, the link's own otherwise. */
function viewerAddress(link: Element): string | undefined {
  const mobile = matchMedia(mobileScreens).matches && safeUrl(link.getAttribute('data-mobile') ?? '')
  return mobile || safeUrl(link.getAttribute('href') ?? '')
}

/** Hides what matches a selector, by a style sheet: nothing of the elements changes. @returns the undo */
function hideElements(selector: string): () => void {
  // The ids win over the page's own rules.
  return createStyles(`:is(#rove#rove#rove,${selector}){display:none!important}`).adopt(document)
}

/** Calls back if the page's policy forbids a frame of an address. Browsers report only its origin. @returns the undo */
function watchPolicy(src: string | undefined, onForbidden: () => void): () => void {
  const ending = new AbortController()
  const { origin } = new URL(src ?? location.href)
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      if (effectiveDirective === 'frame-src' && `${blockedURI}/`.startsWith(`${origin}/`)) onForbidden()
    },
    own({ signal: ending.signal }),
  )
  return () => ending.abort()
}
