/** @jsxImportSource hono/jsx */
/** The frame of every page, as Drupal 7 writes it: scripts in the head, settings last, our tags in the templates. */
import { raw } from 'hono/html'
import { languageTag } from '../../core/domain/countries'
import { categories } from '../catalogue/catalogue'
import { DemoBar } from './demo-bar'
import type { PageContent, PageFrame } from './page'
import { bodyClasses, pageSettings, scriptJson } from './settings'

const scripts = ['/misc/jquery.js', '/misc/drupal.js', '/misc/ajax.js', '/theme/rooms.js']
const styles = ['fonts', 'base', 'header', 'cards', 'home', 'product', 'pages', 'demo-bar']

/** One whole page. */
export function Layout({ frame, content }: { frame: PageFrame; content: PageContent }) {
  const { visitor, nonce } = frame
  return (
    <html lang={languageTag(visitor.locale)} dir="ltr">
      <head>
        <meta charset="utf-8" />
        <title>{`${content.title} | Rooms`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/theme/icon.svg" type="image/svg+xml" />
        {styles.map((name) => (
          <link rel="stylesheet" href={`/theme/${name}.css`} />
        ))}
        {scripts.map((src) => (
          <script src={src} />
        ))}
        <script nonce={nonce}>
          {raw(
            `\n<!--//--><![CDATA[//><!--\njQuery.extend(Drupal.settings, ${scriptJson(pageSettings(frame))});\n//--><!]]>\n`,
          )}
        </script>
        <script src="/rove/rove.js" />
      </head>
      <body class={bodyClasses(frame, content.classes)}>
        <a class="skip-link" href="#main-content">
          {visitor.say('skip')}
        </a>
        <Header frame={frame} />
        <main id="main-content">{content.body}</main>
        <Footer frame={frame} />
        <DemoBar visitor={visitor} path={frame.path} />
      </body>
    </html>
  )
}

function Header({ frame: { visitor, loved, path, query } }: { frame: PageFrame }) {
  const { say } = visitor
  return (
    <header class="site-header">
      <div class="site-header__bar">
        <details class="site-menu">
          <summary>{say('menu')}</summary>
          <nav aria-label={say('menu')}>
            <CategoryLinks path={path} visitor={visitor} />
          </nav>
        </details>
        <a class="wordmark" href="/">
          Rooms
        </a>
        <div class="site-search">
          <rove-search placeholder={say('searchHint')}>
            <form action="/search" method="get" id="search-block-form" accept-charset="UTF-8">
              <input
                type="search"
                name="keys"
                value={query}
                placeholder={say('searchHint')}
                aria-label={say('search')}
              />
              <button type="submit">{say('search')}</button>
            </form>
          </rove-search>
        </div>
        <ul class="site-links">
          <li>
            <a href={visitor.persona === 'guest' ? '/user/login' : '/user'}>
              {say(visitor.persona === 'guest' ? 'login' : 'account')}
            </a>
          </li>
          <li>
            <a href="/i-love">
              {say('loved')} <rove-love-count>{loved.length}</rove-love-count>
            </a>
          </li>
          <li>
            <a href="/cart">{say('bag')}</a>
          </li>
        </ul>
      </div>
      <nav class="site-nav" aria-label={say('shop')}>
        <CategoryLinks path={path} visitor={visitor} />
      </nav>
    </header>
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
    </ul>
  )
}

function Footer({ frame: { visitor } }: { frame: PageFrame }) {
  return (
    <footer class="site-footer">
      <p class="wordmark">Rooms</p>
      <p>{visitor.say('footer')}</p>
      <ul>
        {['delivery', 'returns', 'membership', 'trade', 'swatches', 'showrooms', 'contact'].map((slug) => (
          <li>
            <a href={`/${slug}`}>{slug.charAt(0).toUpperCase() + slug.slice(1)}</a>
          </li>
        ))}
      </ul>
    </footer>
  )
}
