/** The one script a shop includes. Runs once a page, however often it is included. */
import type { Actions } from '../core/actions/actions'
import { last, listen } from '../core/early'
import { page } from '../core/page'
import { guard, report } from '../core/report'
import { baseUrl } from './base-url'
import { createLoader, type WaitFor } from './loader'
import { reserveRoom } from './reserve-room'
import type { Rove } from './rove'
import { settle } from './settle'

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
  /** What stands in the module that is fetched only now. */
  const later =
    <Name extends keyof OnDemand>(name: Name) =>
    async (...given: unknown[]) =>
      ((await importModule('on-demand')) as Record<Name, (...given: unknown[]) => never>)[name](...given)
  const checkName = (name: string, listener?: unknown) => {
    later('checkName')(name, listener).catch(() => {})
  }
  // Where the code that waits cannot be had, nothing is waited for.
  const waitFor: WaitFor = (element, load, when) => settle(later('waitFor')(element, load, when), load)
  const { scan, load } = createLoader(importModule, waitFor, checkName)
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
        // Where the code that looks cannot be had, the elements have been told so by then.
        settle(
          importModule('on-demand').then((code) => void (code as OnDemand).ready(load).then(end)),
          end,
        )
      }),
    debug: later('elementReports'),
    // Reading gives the action as widgets do it, whoever performs it; writing puts the page's own in its place.
    actions: new Proxy(page().performs as Actions, {
      get: (_, name: keyof Actions) => name !== ('then' as never) && later(name),
    }),
  }
  host.rove = rove
  const start = guard('loader', () => {
    scan()
    later('joinPage')(scan, importModule).catch((failure) => report('page', failure))
  })
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
  if (Array.isArray(before)) rove.push(...before)
  else if (before) report('window.rove', 'must be a list')
  // Last: a browser may have no such style sheets.
  reserveRoom()
})()
