/** The one script a shop includes. Runs once a page, however often it is included. */

import type { Actions } from '../core/base/bus/actions'
import { last, listen } from '../core/base/bus/early'
import { isCrawler } from '../core/base/device/crawler'
import { pageNonce } from '../core/base/page/page-nonce'
import { guard, report } from '../core/base/report/report'
import { page } from '../core/base/state/page'
import { baseUrl } from './base-url'
import { isAsked, isOfCms } from './is-asked'
import { createLoader, type WaitFor } from './loader'
import { whenParsed, whenShown } from './page-ready'
import type { Rove } from './rove.types'
import { settle } from './settle'
import { undefinedBoxes } from './widgets'

const script = document.currentScript as HTMLScriptElement | null
type OnDemand = typeof import('./on-demand')
type Queue = Parameters<Rove['push']>
const host = window as { rove?: Rove | Queue }

guard('loader', () => {
  // Before Chrome 100, Safari 15.4 and Firefox 97, calls and style sheets would fail halfway.
  if (!AbortSignal.prototype.throwIfAborted)
    return report('rove.js', 'this browser is too old, the page keeps the server’s HTML')
  const before = host.rove as Queue
  if (Object.hasOwn(Object(before), 'version')) return report('rove.js', 'is on this page twice')

  let build = __ROVE_BUILD__
  const urlOf = async (name: string) => `${await baseUrl(script)}${build}/${name}.js`
  /** Where a file cannot be loaded or throws, this page uses the last good build from then on. */
  const importModule = async (name: string): Promise<unknown> => {
    const used = build
    const url = await urlOf(name)
    return import(url)
      .catch(() => import(`${url}?again`))
      .catch((failure) => {
        if (!roveLast || used === roveLast) throw failure
        report('rove.js', `${used}/${name}.js has failed, this page uses the build ${roveLast}: ${failure}`)
        build = roveLast
        return importModule(name)
      })
  }
  const hasTags = () => !!document.querySelector('[data-rove-state],[data-rove]')
  /** The file of the module that is loaded on demand: beside tags, the one that shares their runtime. */
  let fileOnDemand: string | undefined
  /** A function of the module that is loaded on demand. Once it is requested, what joins the page runs. */
  const onDemand =
    <Name extends keyof OnDemand>(name: Name) =>
    async (...given: unknown[]) => {
      join()
      fileOnDemand ??= hasTags() ? 'on-demand-shared' : 'on-demand'
      return ((await importModule(fileOnDemand)) as Record<Name, (...given: unknown[]) => never>)[name](...given)
    }
  let isJoined = false
  const join = () => {
    if (isJoined) return
    isJoined = true
    whenShown(() =>
      onDemand('initPage')(scan, before, isCrawler()).catch((failure) => {
        isJoined = false
        report('page', failure)
      }),
    )
  }
  /** Requests the element's file and what it needs, so that all arrive together. */
  const request = (name: string) => {
    for (const part of ['_runtime', name])
      urlOf(part)
        .then((url) => import(url))
        .catch(() => {})
  }
  const importElement = (name: string) => {
    if (isOfCms() || isAsked()) join()
    request(name)
    return importModule(name)
  }
  const placeTags = () => {
    onDemand('placeTags')().catch((failure) => report('data-rove', failure))
  }
  const reportTag = (tag: string, failure: unknown) => {
    onDemand('reportTag')(tag, failure).catch(() => report(tag, failure))
  }
  // Where `waitFor` cannot be loaded, the widget loads at once.
  const waitFor: WaitFor = (element, load, when) => settle(onDemand('waitFor')(element, load, when), load)
  const { scan, load, observe } = createLoader({
    off: roveOff,
    request,
    importModule: importElement,
    waitFor,
    placeTags,
    reportTag,
  })
  const rove: Rove = {
    version: __ROVE_VERSION__,
    push(...tasks) {
      for (const task of tasks) guard('rove.push', task)(rove)
    },
    on(fact, listener) {
      // Once the page's tags are known, because they decide which file has the check.
      whenShown(() => whenParsed(() => onDemand('checkFact')(fact, listener).catch(() => {})))
      return listen(fact, listener)
    },
    last,
    // If the module cannot be loaded, `ready()` resolves without loading the waiting elements.
    ready: () => new Promise((resolve) => settle(onDemand('ready')(load, resolve), resolve as () => void)),
    debug: onDemand('elementReports'),
    capture: onDemand('capture'),
    // Reading returns the action as widgets call it; writing replaces it with the page's own.
    actions: new Proxy(page().performs as Actions, {
      get: (_, name: keyof Actions) =>
        name !== ('then' as never) && ((...given: unknown[]) => onDemand('act')(name, ...given)),
    }),
  }
  host.rove = rove
  const start = guard('loader', () => {
    page().scan = scan
    const find = guard('loader', () => {
      scan()
      // While the page is being parsed, its first tag decides which file joins it.
      if (isAsked() && (document.readyState !== 'loading' || hasTags())) join()
    })
    find()
    // A page that is not observed has further tags by then.
    whenParsed(find)
    // At the end, because an older browser throws here.
    observe()
  })
  // A page that is only prerendered starts nothing: its visitor may never see it.
  whenShown(start)
  if (Array.isArray(before)) rove.push(...before)
  // The boxes of elements until their code is loaded. Without adopted sheets (Safari before 16.4), in a node.
  const sheets = document.adoptedStyleSheets
  if (sheets) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(undefinedBoxes)
    sheets.push(sheet)
  } else
    whenParsed(() =>
      document.head.append(
        Object.assign(document.createElement('style'), { nonce: pageNonce(), textContent: undefinedBoxes }),
      ),
    )
})()
