/** What a page says of what comes unasked: popups, countdown, chat, and who may be told what the visitor does. */

import { spoiltAddress } from '../faults/faults'
import { vendorKey } from '../log/visitor-tag'
import type { PageFrame, PageSettings } from '../pages/page'
import type { Visitor } from '../visitor/visitor'
import { saleEnd } from './sale'

/** The stand-ins. `key` is what each of them asks for. */
const vendorsFor = (visitor: Visitor) => ({
  klaviyo: {
    script: '/vendors/klaviyo/klaviyo.js',
    url: spoiltAddress(visitor.fault, '/vendors/klaviyo/api'),
    key: vendorKey(visitor),
  },
  geolocation: {
    url: spoiltAddress(
      visitor.fault,
      `/vendors/geolocation.json?${new URLSearchParams({ city: visitor.marketing.city })}`,
    ),
  },
  livechat: { script: '/vendors/livechat/tracking.js' },
  meta: { script: '/vendors/pixels/meta.js', key: '310000000000001' },
  podcast: { script: '/vendors/pixels/podcast.js', key: 'demo-podcast' },
  audience: { script: '/vendors/pixels/audience.js', key: 'demo-audience' },
})

/** The chat's accounts: document 3, section 4. */
const chat = { accounts: { HK: '12003', AU: '12002', KR: '12004', default: '12001' } }

/** Whom each answer to the question of consent allows. */
const consents: Readonly<Record<string, object>> = {
  all: { analytics: true, ads: true, marketing: true },
  analytics: { analytics: true, ads: false, marketing: false },
  none: { analytics: false, ads: false, marketing: false },
}

/** Popups by the pages they are on; each has its own conditions besides. */
const popups: readonly (readonly [id: string, on: (path: string) => boolean])[] = [
  ['closing-au', isShopping],
  ['closing-kr', isShopping],
  ['showroom', isShopping],
  ['trade-newsletter', (path) => path === '/trade'],
  ['newsletter', (path) => /^\/(home|sofas|chairs|tables|rugs|pillows|outdoor)?$/.test(path)],
]

/** Whether a page is none of those where an order is made. */
export function isShopping(path: string): boolean {
  return !path.startsWith('/cart/checkout')
}

/** Settings of one page; what stands under `rove` comes beside what the page says there. */
export function marketingSettings({ visitor, path }: Pick<PageFrame, 'visitor' | 'path'>): PageSettings {
  const { marketing, say } = visitor
  const asked = {
    countdownTitle: say('saleTitle'),
    countdownEnd: saleEnd(Date.now()).toISOString(),
  }
  const unasked = {
    newsletter: { list: 'NEWS01', trade: 'TRADE1' },
    popups: popups.filter(([, on]) => on(path)).map(([id]) => id),
    chat,
  }
  const isOn = marketing.popups === 'on'
  return {
    ...(isOn && isShopping(path) ? asked : {}),
    rove: { vendors: vendorsFor(visitor), consent: consents[marketing.consent], ...(isOn ? unasked : {}) },
  }
}
