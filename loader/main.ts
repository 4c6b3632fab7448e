/** The one script a shop includes. Runs once a page, however often it is included. */
import type { Actions } from '../core/page/actions'
import { last, listen } from '../core/page/early'
import { page } from '../core/page/page'
import { guard, report } from '../core/page/report'
import { whenShown } from '../core/page/when-shown'
import { baseUrl } from './base-url'
import { createLoader, type WaitFor } from './loader'
import type { Rove } from './rove'
import { settle } from './settle'
import { reservedSpace } from './widgets'

const script = document.currentScript as HTMLScriptElement | null
type OnDemand = typeof import('./on-demand')
type Queue = Parameters<Rove['push']>
const host = window as { rove?: Rove | Queue }

guard('loader', () => {
  const before = host.rove as Partial<Rove> & Queue
  if (Object.hasOwn(Object(before), 'version')) return console?.info?.(`[rove] ${before.version} is here`)

  const importModule = async (name: string) => {
    const url = `${baseUrl(script)}${__ROVE_BUILD__}/${name}.js`
    return import(url).catch(() => import(`${url}?again`))
  }
  /** A function of the module that is loaded on demand. */
  const onDemand =
    <Name extends keyof OnDemand>(name: Name) =>
    async (...given: unknown[]) =>
      ((await importModule('on-demand')) as Record<Name, (...given: unknown[]) => never>)[name](...given)
  const checkName = (name: string, listener?: unknown) => {
    onDemand('checkName')(name, listener).catch(() => {})
  }
  // Where `waitFor` cannot be loaded, the widget loads at once.
  const waitFor: WaitFor = (element, load, when) => settle(onDemand('waitFor')(element, load, when), load)
  const { scan, load, observe } = createLoader(importModule, waitFor, checkName)
  const rove: Rove = {
    version: __ROVE_VERSION__,
    push(...tasks) {
      for (const task of tasks) guard('rove.push', task)(rove)
    },
    on(fact, listener) {
      checkName(fact, listener)
      return listen(fact, listener)
    },
    last,
    ready: () =>
      new Promise((resolve) => {
        const end = () => resolve()
        // If the module cannot be loaded, `ready()` resolves without loading the waiting elements.
        settle(
          importModule('on-demand').then((code) => void (code as OnDemand).ready(load).then(end)),
          end,
        )
      }),
    debug: onDemand('elementReports'),
    // Reading returns the action as widgets call it; writing replaces it with the page's own.
    actions: new Proxy(page().performs as Actions, {
      get: (_, name: keyof Actions) => name !== ('then' as never) && onDemand(name),
    }),
  }
  host.rove = rove
  const start = guard('loader', () => {
    scan()
    onDemand('initPage')(scan, importModule, before).catch((failure) => report('page', failure))
    // At the end, because an older browser throws here.
    observe()
  })
  // A page that is only prerendered starts nothing: its visitor may never see it.
  whenShown(start)
  if (Array.isArray(before)) rove.push(...before)
  // Reserves space for empty elements until their code is loaded. An older browser throws here, when all else is done.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(reservedSpace)
  document.adoptedStyleSheets.push(sheet)
})()
