/** The delivery of each card of a list to the visitor's destination, in one request for all new cards (DELIV-01). */

import { pageBus } from '../../base/bus/bus'
import { readMarket } from '../../base/country/country.setting'
import { onBfcacheRestore } from '../../base/device/bfcache'
import { readCookie } from '../../base/device/cookies'
import { callShop } from '../../base/net/call-shop'
import { guard } from '../../base/report/report'
import { createTextLookup, type Texts } from '../../base/texts/texts'
import { type Delivery, deliveries } from '../destination/deliveries.contract'
import { leadDate } from '../product/lead-date.rules'
import { partsOf } from './fill-card'

/** The most products of one request. */
const most = 100

const texts: Texts<'delivered' | 'restricted'> = {
  en: { delivered: 'Delivered to {place}', restricted: 'Not delivered to {place}' },
  fr: { delivered: 'Livré à {place}', restricted: 'Non livré à {place}' },
  ko: { delivered: '배송 가능: {place}', restricted: '배송 불가: {place}' },
  'zh-Hant-HK': { delivered: '送貨至{place}', restricted: '不送貨至{place}' },
}

/**
 * Shows on each card below `root` when its product ships to the visitor's destination, that it is delivered there where
 * no day is known, or that it is not. Without a destination nothing is shown. A failure is reported, and the cards stay as they are.
 *
 * @returns a function to call after cards got new content, or were added without content
 */
export function showCardDeliveries(
  root: ParentNode,
  report: (failure: unknown) => void,
  signal: AbortSignal,
): (empty?: readonly HTMLElement[]) => void {
  const { country, language } = readMarket()
  const t = createTextLookup(texts, language)
  // Not the shared store, which a list does not need.
  const read = (name: 'postal' | 'postal_label') => readCookie(`rove_${name}_${country.code}`)
  /** The answers for the current postal code. `undefined` while one is requested. */
  let known = new Map<string, Delivery | undefined>()
  let postal: string | undefined
  let ending = new AbortController()

  function update(empty: readonly HTMLElement[] = []): void {
    const current = read('postal')
    if (current !== postal) {
      ending.abort()
      ending = new AbortController()
      known = new Map()
      if (postal !== undefined) clear()
      postal = current
    }
    write()
    const nids = [...new Set([...cards(), ...empty].map(({ dataset }) => dataset.nid ?? ''))].filter(
      (nid) => nid && !known.has(nid),
    )
    for (let n = 0; postal && n < nids.length; n += most) request(postal, nids.slice(n, n + most)).catch(report)
  }

  async function request(postal: string, nids: readonly string[]): Promise<void> {
    const { signal } = ending
    for (const nid of nids) known.set(nid, undefined)
    try {
      const { products } = await callShop(deliveries, { postal, nids: nids.join() }, signal)
      if (signal.aborted) return
      for (const nid of nids) known.set(nid, Object.hasOwn(products, nid) ? products[nid] : undefined)
      write()
    } catch (failure) {
      if (!signal.aborted) throw failure
    }
  }

  /** A folded card of a list has no content. */
  const cards = () => root.querySelectorAll<HTMLElement>('[data-nid]:not(:empty)')

  /** Cards without an answer keep what the server has written. */
  function write(): void {
    const place = read('postal_label') || postal
    for (const card of cards()) {
      const delivery = known.get(card.dataset.nid ?? '')
      if (delivery && place) writeOn(card, textOf(delivery, place), delivery.restricted)
    }
  }

  function clear(): void {
    for (const card of cards()) writeOn(card, '', false)
  }

  const textOf = (delivery: Delivery, place: string) =>
    delivery.restricted ? t('restricted', { place }) : (leadDate(language, delivery) ?? t('delivered', { place }))

  function writeOn(card: Element, text: string, isRestricted: boolean): void {
    for (const part of partsOf(card, 'delivery')) {
      part.textContent = text
      part.hidden = text === ''
      part.toggleAttribute('data-restricted', isRestricted)
    }
  }

  signal.addEventListener(
    'abort',
    pageBus().on('destination:changed', () => update()),
  )
  signal.addEventListener('abort', onBfcacheRestore(guard('deliveries', () => update())))
  signal.addEventListener('abort', () => ending.abort())
  update()
  return update
}
