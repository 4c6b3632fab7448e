/** `<rove-page>`: what belongs to every page (PAGE-01 to PAGE-08, LIVE-01). */

import { createElement } from 'react'
import { createListen } from '../../core/base/bus/listen'
import { readMarket } from '../../core/base/country/country.setting'
import { readSetting } from '../../core/base/input/read-setting'
import { pageParts } from '../../core/base/page/page-parts.setting'
import { note } from '../../core/base/page/traces'
import { guard, report } from '../../core/base/report/report'
import { acquireShared } from '../../core/base/state/page'
import { startLiveInfo } from '../../core/shop/live/live.store'
import { defineElement } from '../../core/view/element/define-element'
import { watchCookies } from './cookies/cookies-watch.dom'
import { blockImageMenus } from './images/images.dom'
import { watchRequests } from './loading/loading.dom'
import { createLoadingModel } from './loading/loading.model'
import { LoadingView } from './loading/loading.view'
import css from './page.css?inline'
import { createPageModel } from './page.model'
import { where } from './page.rules'
import type { PageModel, PageState, Show } from './page.types'
import { PageView } from './page.view'
import { watchPasswordForm } from './password/password-watch.dom'
import { watchPrint } from './print/print.dom'
import { watchLoginForm } from './staff/staff-watch.dom'
import { watchViewerLinks } from './vr/vr-watch.dom'
import { watchWidths } from './widths/widths.dom'

/** The element, ready to be registered. */
export default defineElement<Record<never, never>, PageState, PageModel>({
  tag: where,
  attributes: {},
  reference: __ROVE_REFERENCE__ && {
    summary: 'What belongs to every page: images, print, viewer, forms, cookies, loading state and live information.',
    placing: ['once', 'may-be-empty', 'in-templates'],
    attributes: {},
    facts: {},
    parts: {
      cookies: 'The error box of a browser that keeps no cookies.',
      loading: 'The bar at the top of the screen while a page request runs.',
      vr: 'The dialog of a virtual-reality viewer. `data-state` is `loading`, `ready` or `failed`.',
      viewer: 'The frame of the viewer.',
      'close-button': 'Closes the error box, or the viewer.',
    },
    slots: {},
    tokens: {},
  },
  styles: [css],
  view: PageView,
  async create({ element, signal }) {
    const model = createPageModel()
    // An element that this one replaces in the same turn has left the page by then.
    await new Promise((resolve) => setTimeout(resolve))
    if (!signal.aborted) startFirst(element, model.show, signal)
    return model
  },
})

/** Only the first element of a page works. When it has left the page, the next one does. */
function startFirst(element: HTMLElement, show: Show, signal: AbortSignal): void {
  const [{ starts }, release] = acquireShared(where, () => ({ starts: [] as (() => void)[], stop() {} }))
  const start = () => startParts(element, show, signal)
  if (starts.push(start) > 1) report(where, 'is on this page twice')
  else start()
  signal.addEventListener('abort', () => {
    const place = starts.indexOf(start)
    starts.splice(place, 1)
    release()
    // Once every part has ended.
    if (place === 0) queueMicrotask(() => starts[0]?.())
  })
}

/** Starts every part. One that fails leaves the others working. */
function startParts(element: HTMLElement, show: Show, signal: AbortSignal): void {
  const parts = readSetting(pageParts)
  const { language } = readMarket()
  const listen = createListen(where, signal)
  const loading = createLoadingModel((isLoading) => {
    note(element, 'data-loading').toggleAttribute('data-loading', isLoading)
    show('loading', createElement(LoadingView, { language, isLoading }))
  })
  const { begin } = loading

  signal.addEventListener('abort', loading.endAll)
  for (const start of [
    () => blockImageMenus(listen, parts.images, signal),
    () => watchPrint(listen, begin, { element, parts, signal }),
    () => watchViewerLinks(listen, { parts, language, show, signal }),
    () => watchPasswordForm(listen, parts.passwordForm, language, signal),
    () => watchCookies(language, show),
    () => watchLoginForm(listen, parts.loginForm, signal),
    () => watchRequests(listen, begin, signal),
    () => watchWidths(listen, signal),
    () => startLiveInfo(listen, signal),
  ])
    guard(where, start)()
}
