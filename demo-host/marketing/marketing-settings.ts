/** The page's settings of popups, countdown, chat, providers and consent. */

import { faultyPath } from '../faults/faults'
import { vendorKey } from '../log/visitor-tag'
import type { PageFrame, PageSettings } from '../pages/layout/page'
import { reviewsVendor } from '../stand-ins/reviews/reviews-api'
import type { Visitor } from '../visitor/visitor'
import { saleEnd } from './sale'

/** The stand-ins of providers, each with its key. */
const vendorsFor = (visitor: Visitor) => ({
  klaviyo: {
    script: '/vendors/klaviyo/klaviyo.js',
    url: faultyPath(visitor.fault, '/vendors/klaviyo/api'),
    key: vendorKey(visitor),
  },
  geolocation: {
    url: faultyPath(
      visitor.fault,
      `/vendors/geolocation.json?${new URLSearchParams({ city: visitor.marketing.city })}`,
    ),
  },
  reviews: { ...reviewsVendor, url: faultyPath(visitor.fault, reviewsVendor.url) },
  livechat: { script: '/vendors/livechat/tracking.js' },
  meta: { script: '/vendors/pixels/meta.js', key: '310000000000001' },
  podcast: { script: '/vendors/pixels/podcast.js', key: 'demo-podcast' },
  audience: { script: '/vendors/pixels/audience.js', key: 'demo-audience' },
})

/** The chat's accounts. */
const chat = { accounts: { HK: '12003', AU: '12002', KR: '12004', default: '12001' } }

/** The consent for each value of the demo bar. */
const consents: Readonly<Record<string, object>> = {
  all: { analytics: true, ads: true, marketing: true },
  analytics: { analytics: true, ads: false, marketing: false },
  none: { analytics: false, ads: false, marketing: false },
}

/** The pages of each popup. Each also has its own conditions. */
const popups: readonly (readonly [id: string, on: (path: string) => boolean])[] = [
  ['closing-au', isShopping],
  ['closing-kr', isShopping],
  ['showroom', isShopping],
  ['trade-newsletter', (path) => path === '/trade'],
  ['newsletter', (path) => /^\/(home|sofas|chairs|tables|rugs|pillows|outdoor)?$/.test(path)],
]

/** Whether a page is outside the checkout. */
export function isShopping(path: string): boolean {
  return !path.startsWith('/cart/checkout')
}

/** The settings of one page. Those under `rove` are merged with the page's own. */
export function marketingSettings({ visitor, path }: Pick<PageFrame, 'visitor' | 'path'>): PageSettings {
  const { marketing, t } = visitor
  const countdownSettings = {
    countdownTitle: t('saleTitle'),
    countdownEnd: saleEnd(Date.now()).toISOString(),
  }
  const popupSettings = {
    newsletter: { list: 'NEWS01', trade: 'TRADE1' },
    popups: popups.filter(([, on]) => on(path)).map(([id]) => id),
    chat,
  }
  const isOn = marketing.popups === 'on'
  return {
    ...(isOn && isShopping(path) ? countdownSettings : {}),
    rove: { vendors: vendorsFor(visitor), consent: consents[marketing.consent], ...(isOn ? popupSettings : {}) },
  }
}
