/** @jsxImportSource hono/jsx */
/** Pages of a few lines: wishlist, login, account, cart, articles, the log, and the page that is not there. */
import type { Product } from '../catalogue/catalogue'
import type { events } from '../database/schema'
import { personas, type Visitor } from '../visitor/visitor'
import type { Article } from './articles'
import { Card } from './card'

/** What the visitor loves: complete without script, and taken over by the widget. */
export function WishlistPage({ products, visitor }: { products: readonly Product[]; visitor: Visitor }) {
  const { say } = visitor
  return (
    <section class="band listing">
      <header class="band__head">
        <h1>{say('loved')}</h1>
      </header>
      <rove-wishlist>
        {products.length === 0 ? (
          <div class="quiet">
            <h2>{say('lovedEmpty')}</h2>
            <p>{say('lovedHint')}</p>
          </div>
        ) : (
          <div class="grid">
            {products.map((product) => (
              <div>
                <Card product={product} visitor={visitor} />
                <form action="/i-love/remove" method="post">
                  <input type="hidden" name="nid" value={product.nid} />
                  <button type="submit">{say('remove')}</button>
                </form>
              </div>
            ))}
          </div>
        )}
      </rove-wishlist>
    </section>
  )
}

export function LoginPage({ visitor }: { visitor: Visitor }) {
  return (
    <section class="quiet">
      <h1>{visitor.say('login')}</h1>
      <p>{visitor.say('loginHint')}</p>
      <form action="/user" method="get" class="personas">
        {personas.map((persona) => (
          <button class="button button--quiet" type="submit" name="as" value={persona}>
            {persona}
          </button>
        ))}
      </form>
    </section>
  )
}

export function AccountPage({ visitor }: { visitor: Visitor }) {
  return (
    <section class="quiet">
      <h1>{visitor.say('account')}</h1>
      <p>{visitor.persona}</p>
      <a href="/user/logout">{visitor.say('logout')}</a>
    </section>
  )
}

export function CartPage({ visitor }: { visitor: Visitor }) {
  return (
    <section class="quiet">
      <h1>{visitor.say('cartEmpty')}</h1>
      <p>{visitor.say('cartHint')}</p>
      <a class="button" href="/sofas">
        {visitor.say('discover')}
      </a>
    </section>
  )
}

export function ArticlePage({ article }: { article: Article }) {
  return (
    <article class="article">
      <h1>{article.title}</h1>
      <p>{article.text}</p>
    </article>
  )
}

export function NotFoundPage({ visitor }: { visitor: Visitor }) {
  return (
    <section class="quiet">
      <h1>{visitor.say('notFound')}</h1>
      <p>{visitor.say('notFoundHint')}</p>
      <a class="button" href="/">
        {visitor.say('discover')}
      </a>
    </section>
  )
}

/** What the server was told, newest first. */
export function LogPage({ rows }: { rows: readonly (typeof events.$inferSelect)[] }) {
  return (
    <section class="band">
      <h1>Log</h1>
      <table class="log">
        <thead>
          <tr>
            <th>When</th>
            <th>Who</th>
            <th>What</th>
            <th>Detail</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, owner, what, detail }) => (
            <tr>
              <td>{new Date(at).toISOString()}</td>
              <td>{owner}</td>
              <td>{what}</td>
              <td>{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
