import { has } from '../../own'
import type { Sink } from '../outlet'
import { ga4Params } from './ga4-params'

/** `dataLayer`, in GA4's ecommerce form: what was said of the goods before is taken back first. Made where it is absent. */
export function open(): Sink {
  const host = window as { dataLayer?: unknown[] }
  return {
    take(told) {
      if (!has(told, 'event')) return
      if (!Array.isArray(host.dataLayer)) host.dataLayer = []
      const { event, as } = told
      const params = ga4Params(event.params)
      if (!params.items) host.dataLayer.push({ event: as, ...params })
      else host.dataLayer.push({ ecommerce: null }, { event: as, ecommerce: params })
    },
  }
}
