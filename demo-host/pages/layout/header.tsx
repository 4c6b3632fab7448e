/** @jsxImportSource hono/jsx */
/** The header of every page. */
import { countries, type Locale, languageTag } from '../../../core/base/country/countries.rules'
import { categories } from '../../catalogue/catalogue'
import { switches } from '../../visitor/switches'
import type { ShopCode } from '../../visitor/texts/texts'
import type { Visitor } from '../../visitor/visitor'
import { Icon } from './icon'
import type { PageFrame } from './page'

/** The name of each locale, in its own language. */
const storefrontNames: Readonly<Record<Locale, string>> = {
  en_US: 'United States',
  en_CA: 'Canada (English)',
  fr_CA: 'Canada (français)',
  en_AU: 'Australia',
  ko_KR: '대한민국',
  en_UK: 'United Kingdom',
  ch_HK: '香港',
}

/** A menu one level below the bar, or below the drawer. */
interface Submenu {
  readonly name: ShopCode
  readonly links: readonly { readonly path: string; readonly name: ShopCode; readonly opensTab?: true }[]
}

/** The secondary menus. The looks open beside the shop, in a new tab. */
const submenus = ({ t }: Visitor): readonly Submenu[] => [
  {
    name: 'ideas',
    links: [
      { path: '/new-arrivals', name: 'newArrivals' },
      { path: '/best-sellers', name: 'bestSellers' },
      { path: `/search/STL/${encodeURIComponent(t('sofas'))}`, name: 'shopTheLook', opensTab: true },
      { path: '/looks', name: 'lookbook', opensTab: true },
      { path: '/showrooms', name: 'pageShowrooms' },
    ],
  },
  {
    name: 'help',
    links: [
      { path: '/delivery', name: 'pageDelivery' },
      { path: '/returns', name: 'pageReturns' },
      { path: '/care', name: 'pageCare' },
      { path: '/contact-us', name: 'pageContact' },
    ],
  },
]

/** The header. Without script its menus are disclosures, its links and forms work, and its search has an address. */
export function Header({ frame }: { frame: PageFrame }) {
  const { visitor, loved, cartPieces, path, query } = frame
  const { t } = visitor
  const isSearch = path === '/' || path === '/home' || path.startsWith('/search')
  return (
    <>
      <section class="site-strip" aria-label={t('country')}>
        <p>{t('perk')}</p>
        <rove-country>
          <CountryForm frame={frame} />
        </rove-country>
      </section>
      <rove-header data-search={isSearch ? 'shown' : 'hidden'}>
        <header class="site-header" id="header">
          <div class="site-header__bar">
            <details class="site-menu" data-rove-header="drawer">
              <summary>
                <Icon name="menu" />
                <span class="site-word">{t('menu')}</span>
              </summary>
              <nav aria-label={t('menu')}>
                <MenuList menu="drawer" path={path} visitor={visitor} />
                <ul class="site-menu__account">
                  <AccountLinks visitor={visitor} />
                </ul>
                <rove-country without-notice load="idle">
                  <CountryForm frame={frame} />
                </rove-country>
              </nav>
            </details>
            <a class="wordmark" href="/">
              {t('shopName')}
            </a>
            <search class="site-search" id="site-search">
              <rove-search placeholder={t('searchHint')}>
                <SearchForm visitor={visitor} query={query} />
              </rove-search>
            </search>
            <ul class="site-links">
              <li class="site-links__search">
                <a href="#site-search" data-rove-header="search">
                  <Icon name="search" />
                  <span class="site-word">{t('search')}</span>
                </a>
              </li>
              <li class="site-links__account">
                <details class="site-more" name="bar">
                  <summary>
                    <Icon name="person" />
                    <span class="site-word">{t('account')}</span>
                  </summary>
                  <ul>
                    <AccountLinks visitor={visitor} />
                  </ul>
                </details>
              </li>
              <li>
                <a href="/wishlist">
                  <Icon name="heart" />
                  <span class="site-word">{t('loved')}</span> <rove-love-count>{loved.length}</rove-love-count>
                </a>
              </li>
              <li class="site-links__cart">
                <a href="/cart" data-rove-header="cart">
                  <Icon name="bag" />
                  <span class="site-word">{t('bag')}</span>{' '}
                  <span class="cart-pieces" data-rove-header="count">
                    {cartPieces}
                  </span>
                </a>
                <div class="cart-flyout" data-added={t('cartAdded')}>
                  <p role="status" />
                  <a href="/cart">{t('cartSee')}</a>
                </div>
              </li>
            </ul>
          </div>
          <nav class="site-nav" aria-label={t('shop')}>
            <MenuList menu="bar" path={path} visitor={visitor} />
          </nav>
        </header>
      </rove-header>
    </>
  )
}

/** The links of the visitor's account, by login state. */
function AccountLinks({ visitor: { t, persona } }: { visitor: Visitor }) {
  const links =
    persona === 'guest'
      ? ([
          ['/user', 'login'],
          ['/user/membership/enroll/login?register=1', 'joinMembers'],
        ] as const)
      : ([
          ['/user', 'accountDetails'],
          ['/user/logout', 'logout'],
        ] as const)
  return (
    <>
      {links.map(([href, name]) => (
        <li>
          <a href={href}>{t(name)}</a>
        </li>
      ))}
    </>
  )
}

/** The server's search form, without script. */
function SearchForm({ visitor: { t }, query }: { visitor: Visitor; query: string }) {
  return (
    <form action="/search" method="get" id="search-block-form" accept-charset="UTF-8">
      <input
        type="search"
        name="keys"
        value={query}
        placeholder={t('searchHint')}
        aria-label={t('search')}
        autocomplete="off"
      />
      <button type="submit">
        <Icon name="search" />
        <span class="visually-hidden">{t('search')}</span>
      </button>
    </form>
  )
}

/** A storefront is a country in a language. It works without script, and opens the same page. */
function CountryForm({ frame: { visitor, path, parameters, direction } }: { frame: PageFrame }) {
  const { t, locale } = visitor
  const kept = parameters.filter(([name]) => !['country', 'locale', 'as', ...Object.keys(switches)].includes(name))
  return (
    <form class="country-form" action={direction === 'rtl' ? `/ar${path}` : path} method="get">
      {kept.map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <label>
        <span class="visually-hidden">{t('country')}</span>
        <select name="storefront" autocomplete="off">
          {countries
            .flatMap(({ locales }) => locales)
            .map((one) => (
              <option value={one} lang={languageTag(one)} selected={one === locale}>
                {storefrontNames[one]}
              </option>
            ))}
        </select>
      </label>
      <button type="submit">{t('go')}</button>
    </form>
  )
}

interface MenuListProps extends Pick<PageFrame, 'path' | 'visitor'> {
  /** The name of its `<details>`, of which one is open at a time, also without script. */
  menu: 'drawer' | 'bar'
}

/** The categories, the secondary menus and the sale. */
function MenuList({ menu, path, visitor }: MenuListProps) {
  const { t } = visitor
  const current = (href: string) => (path === href ? 'page' : undefined)
  return (
    <ul>
      {categories.map((category) => (
        <li>
          <a href={`/${category}`} aria-current={current(`/${category}`)}>
            {t(category)}
          </a>
        </li>
      ))}
      {submenus(visitor).map(({ name, links }) => (
        <li>
          <details class="site-more" name={menu}>
            <summary>{t(name)}</summary>
            <ul>
              {links.map(({ path: href, name, opensTab }) => (
                <li>
                  <a href={href} aria-current={current(href)} data-rove-header={opensTab && 'new-tab'}>
                    {t(name)}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
      <li>
        <a class="site-nav__sale" href="/campaign/autumn-sale">
          {t('saleTitle')}
        </a>
      </li>
    </ul>
  )
}
