/** `Drupal.settings` and the body's classes, as a page of this shop writes them. */

import { membershipDefaults } from '../../../core/shop/membership/membership.rules'
import { voucherDefaults } from '../../../core/shop/product/voucher.rules'
import { priceIn } from '../../database/prices'
import { marketingSettings } from '../../marketing/marketing-settings'
import { indexSetting } from '../../search/index-names'
import { searchAppId, searchKey } from '../../stand-ins/algolia/algolia-api'
import { type TrackedPage, trackingSettings } from '../../tracking/tracked-page'
import { arabicBase } from '../arabic-paths'
import type { PageFrame, PageSettings } from './page'

/**
 * The settings of one page (LOAD-03). Those of the widgets are under `rove`.
 *
 * @param more the page's own settings
 * @param tracked the page's data for tracking
 */
export function pageSettings(frame: PageFrame, more: PageSettings = {}, tracked?: TrackedPage): PageSettings {
  const { visitor, loved, cartPieces, searchHost } = frame
  const { account, country, locale, persona, language } = visitor
  const indexes = indexSetting(language)
  const { rove: marketing, ...countdown } = marketingSettings(frame)
  return {
    ...countdown,
    ...more,
    basePath: '/',
    pathPrefix: frame.direction === 'rtl' ? arabicBase.slice(1) : '',
    ajaxPageState: { theme: 'rooms', theme_token: 'demo', js: {}, css: {} },
    uc_love: { user: loved },
    memberFee: priceIn(country.code, membershipDefaults.fee),
    memberDiscount: membershipDefaults.discountInPrice,
    voucherRate: voucherDefaults.rate,
    voucherType: voucherDefaults.type,
    voucherAmtPer: 100,
    voucherMax: priceIn(country.code, voucherDefaults.cap),
    isMembership: persona === 'member',
    isMSRPShown: country.code === 'US',
    rove: {
      baseUrl: '/rove/',
      country: country.code,
      currency: country.currency,
      locale,
      cartCount: cartPieces,
      // The pictures of this theme are in no container of Ubercart's.
      page: { images: '.picture' },
      ...(account
        ? {
            login: {
              id: persona,
              created: account.created,
              orders: account.orders,
              email: account.mail,
              trade: persona === 'trade',
            },
          }
        : {}),
      search: {
        appId: searchAppId,
        apiKey: searchKey,
        hosts: [searchHost],
        ...(indexes ? { indexes } : {}),
      },
      ...marketing,
      ...(visitor.instant ? { instant: true } : {}),
      tracking: trackingSettings(visitor, tracked),
      ...more.rove,
      vendors: { ...Object(marketing?.vendors), ...Object(more.rove?.vendors) },
    },
  }
}

/**
 * Drupal's classes on the body: page types by system path, most general first, and the shop's flags.
 *
 * @param path without a slash before it: `node/1201` gives `page-node page-node- page-node-1201`
 */
export function bodyClasses({ visitor }: PageFrame, path: string, more: readonly string[] = []): string {
  const isFront = path === '' || path === 'home'
  return [
    'html',
    isFront ? 'front' : 'not-front',
    visitor.persona === 'guest' ? 'not-logged-in' : 'logged-in',
    'no-sidebars',
    ...pageTypes(path.split('/').filter(Boolean)),
    ...more,
    ...visitor.flags,
  ].join(' ')
}

/** A numeric part also matches any number. */
function pageTypes(words: readonly string[]): string[] {
  return words.flatMap((word, n) => {
    const before = words.slice(0, n)
    const own = `page-${[...before, classWord(word)].join('-')}`
    return /^\d+$/.test(word) ? [`page-${before.join('-')}-`, own] : [own]
  })
}

const classWord = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}_-]+/gu, '-')

/** JSON for a script element: it cannot end the script. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
