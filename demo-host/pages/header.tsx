/** @jsxImportSource hono/jsx */
/** The head of every page: country, menu, search, and what belongs to the visitor. */
import { countries, type Locale, languageTag } from '../../core/domain/countries'
import { categories } from '../catalogue/catalogue'
import type { Visitor } from '../visitor/visitor'
import { Icon } from './icon'
import type { PageFrame } from './page'

/** Each place in its own language. */
const placeNames: Readonly<Record<Locale, string>> = {
  en_US: 'United States',
  en_CA: 'Canada (English)',
  fr_CA: 'Canada (français)',
  en_AU: 'Australia',
  ko_KR: '대한민국',
  en_UK: 'United Kingdom',
  ch_HK: '香港',
}

export function Header({ frame: { visitor, loved, cartPieces, path, query } }: { frame: PageFrame }) {
  const { say } = visitor
  const account =
    visitor.persona === 'guest' ? { path: '/user/login', name: say('login') } : { path: '/user', name: say('account') }
  return (
    <>
      <section class="site-strip" aria-label={say('country')}>
        <p>{say('perk')}</p>
        <CountryForm visitor={visitor} path={path} />
      </section>
      <header class="site-header" id="header">
        <div class="site-header__bar">
          <details class="site-menu">
            <summary>
              <Icon name="menu" />
              <span class="site-word">{say('menu')}</span>
            </summary>
            <nav aria-label={say('menu')}>
              <CategoryLinks path={path} visitor={visitor} />
              <a class="site-menu__account" href={account.path}>
                {account.name}
              </a>
              <CountryForm visitor={visitor} path={path} />
            </nav>
          </details>
          <a class="wordmark" href="/">
            {say('shopName')}
          </a>
          <search class="site-search">
            <rove-search placeholder={say('searchHint')}>
              <SearchForm visitor={visitor} query={query} />
            </rove-search>
          </search>
          <ul class="site-links">
            <li class="site-links__account">
              <a href={account.path}>
                <Icon name="person" />
                <span class="site-word">{account.name}</span>
              </a>
            </li>
            <li>
              <a href="/i-love">
                <Icon name="heart" />
                <span class="site-word">{say('loved')}</span> <rove-love-count>{loved.length}</rove-love-count>
              </a>
            </li>
            <li class="site-links__cart">
              <a href="/cart">
                <Icon name="bag" />
                <span class="site-word">{say('bag')}</span> <span class="cart-pieces">{cartPieces}</span>
              </a>
              <div class="cart-flyout" data-added={say('cartAdded')}>
                <p role="status" />
                <a href="/cart">{say('cartSee')}</a>
              </div>
            </li>
          </ul>
        </div>
        <nav class="site-nav" aria-label={say('shop')}>
          <CategoryLinks path={path} visitor={visitor} />
        </nav>
      </header>
    </>
  )
}

/** The server's own search: it needs no script. */
function SearchForm({ visitor: { say }, query }: { visitor: Visitor; query: string }) {
  return (
    <form action="/search" method="get" id="search-block-form" accept-charset="UTF-8">
      <input
        type="search"
        name="keys"
        value={query}
        placeholder={say('searchHint')}
        aria-label={say('search')}
        autocomplete="off"
      />
      <button type="submit">
        <Icon name="search" />
        <span class="visually-hidden">{say('search')}</span>
      </button>
    </form>
  )
}

/** A place is a country in a language. Choosing loads the page anew; without script there is a button. */
function CountryForm({ visitor: { say, locale }, path }: { visitor: Visitor; path: string }) {
  return (
    <form class="country-form" action={path} method="get">
      <label>
        <span class="visually-hidden">{say('country')}</span>
        <select name="locale" autocomplete="off">
          {countries
            .flatMap(({ locales }) => locales)
            .map((one) => (
              <option value={one} lang={languageTag(one)} selected={one === locale}>
                {placeNames[one]}
              </option>
            ))}
        </select>
      </label>
      <button type="submit">{say('go')}</button>
    </form>
  )
}

function CategoryLinks({ path, visitor }: Pick<PageFrame, 'path' | 'visitor'>) {
  return (
    <ul>
      {categories.map((category) => (
        <li>
          <a href={`/${category}`} aria-current={path === `/${category}` ? 'page' : undefined}>
            {visitor.say(category)}
          </a>
        </li>
      ))}
      <li>
        <a class="site-nav__sale" href="/campaign/autumn-sale">
          {visitor.say('saleTitle')}
        </a>
      </li>
    </ul>
  )
}
