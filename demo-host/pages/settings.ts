/** `Drupal.settings` and the body's classes, as a page of this shop writes them. */
import { membershipDefaults } from '../../core/domain/membership'
import { voucherDefaults } from '../../core/domain/voucher'
import { priceIn } from '../database/prices'
import { marketingSettings } from '../marketing/marketing-settings'
import { indexSetting } from '../search/index-names'
import { searchAppId, searchKey } from '../search/search-endpoint'
import { type TrackedPage, trackingSettings } from '../tracking/tracked-page'
import type { PageFrame, PageSettings } from './page'

/**
 * The settings of one page. Document 0, section 3; ours stand under `rove`.
 *
 * @param more the page's own
 * @param tracked what is to be tracked of it
 */
export function pageSettings(frame: PageFrame, more: PageSettings = {}, tracked?: TrackedPage): PageSettings {
  const { visitor, account, loved, cartPieces, searchHost } = frame
  const { country, locale, persona, language } = visitor
  const indexes = indexSetting(language)
  const { rove: unasked, ...countdown } = marketingSettings(frame)
  return {
    ...countdown,
    ...more,
    basePath: '/',
    pathPrefix: '',
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
      ...(account
        ? {
            login: {
              id: account.name,
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
      ...unasked,
      tracking: trackingSettings(visitor, tracked),
      ...more.rove,
      vendors: { ...Object(unasked?.vendors), ...Object(more.rove?.vendors) },
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

/** A number stands for any number too. */
function pageTypes(words: readonly string[]): string[] {
  return words.flatMap((word, n) => {
    const before = words.slice(0, n)
    const own = `page-${[...before, classWord(word)].join('-')}`
    return /^\d+$/.test(word) ? [`page-${before.join('-')}-`, own] : [own]
  })
}

const classWord = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}_-]+/gu, '-')

/** JSON that may stand in a script: nothing in it ends the script. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
