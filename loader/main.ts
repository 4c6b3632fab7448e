/** The one script a shop includes. Runs once a page, however often it is included. */
import type { Actions } from '../core/actions/actions'
import { pageBus } from '../core/bus'
import { page } from '../core/page'
import { guard, report } from '../core/report'
import { baseUrl } from './base-url'
import { createLoader } from './loader'
import { reserveRoom } from './reserve-room'
import type { Rove } from './rove'

const script = document.currentScript as HTMLScriptElement | null
type Queue = Parameters<Rove['push']>
const host = window as { rove?: Rove | Queue }

guard('loader', () => {
  const before = host.rove as Partial<Rove> & Queue
  if (before?.version) return console.info(`[rove] ${before.version} is here`)

  const importModule = (name: string) => {
    const url = `${baseUrl(script)}${__ROVE_BUILD__}/${name}.js`
    return import(url).catch(() => import(`${url}?again`))
  }
  const onDemand = (): Promise<typeof import('./on-demand')> => importModule('on-demand')
  const { on, last } = pageBus()
  const { scan, load } = createLoader(importModule)
  const rove: Rove = {
    version: __ROVE_VERSION__,
    push(...tasks) {
      for (const task of tasks) guard('rove.push', task)(rove)
    },
    on,
    last,
    ready: async () => (await onDemand()).ready(load),
    debug: async () => (await onDemand()).elementReports(),
    // Reading gives the action as widgets do it, whoever performs it; writing puts the page's own in its place.
    actions: new Proxy(page().performs as Actions, {
      get: (_, name: keyof Actions) =>
        name !== ('then' as never) && (async (input: never) => (await onDemand())[name](input)),
    }),
  }
  host.rove = rove
  reserveRoom()
  const start = () => {
    scan()
    onDemand()
      .then((own) => own.joinPage(scan, importModule))
      .catch((failure) => report('page', failure))
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
  if (before) rove.push(...before)
})()
