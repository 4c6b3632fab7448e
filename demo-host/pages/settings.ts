/** `Drupal.settings` as a page of this shop writes them. */
import { searchAppId, searchKey } from '../search/search-endpoint'
import type { PageFrame } from './page'

/** The settings of one page. Document 0, section 3; ours stand under `rove`. */
export function pageSettings({ visitor, loved, searchHost }: PageFrame): Record<string, unknown> {
  const { country, locale, persona } = visitor
  return {
    basePath: '/',
    pathPrefix: '',
    ajaxPageState: { theme: 'rooms', theme_token: 'demo', js: {}, css: {} },
    uc_love: { user: loved },
    memberFee: 100,
    memberDiscount: 0.2,
    voucherRate: 0.1,
    voucherType: 'rate',
    voucherMax: 500,
    isMembership: persona === 'member',
    isMSRPShown: country.code === 'US',
    rove: {
      baseUrl: '/rove/',
      country: country.code,
      currency: country.currency,
      locale,
      ...(persona === 'guest'
        ? {}
        : { login: { id: persona, created: 1_700_000_000, orders: 2, email: `${persona}@example.com` } }),
      search: { appId: searchAppId, apiKey: searchKey, hosts: [searchHost] },
    },
  }
}

/** Drupal's classes on the body: page types by path, most general first, and the shop's flags. */
export function bodyClasses({ visitor, path }: PageFrame, more: readonly string[] = []): string {
  const words = path.split('/').filter(Boolean)
  const front = words.length === 0 || path === '/home'
  const types = words.map((_, n) => `page-${words.slice(0, n + 1).join('-')}`)
  return [
    'html',
    front ? 'front' : 'not-front',
    visitor.persona === 'guest' ? 'not-logged-in' : 'logged-in',
    'no-sidebars',
    ...types,
    ...visitor.flags,
    ...more,
  ].join(' ')
}

/** JSON that may stand in a script: nothing in it ends the script. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
