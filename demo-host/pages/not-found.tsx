/** @jsxImportSource hono/jsx */
import type { Visitor } from '../visitor/visitor'
import { Ways } from './ways'

export function NotFoundPage({ visitor }: { visitor: Visitor }) {
  return (
    <section class="quiet">
      <p class="quiet__before">404</p>
      <h1>{visitor.say('notFound')}</h1>
      <p>{visitor.say('notFoundHint')}</p>
      <Ways visitor={visitor} />
      <a class="button" href="/">
        {visitor.say('home')}
      </a>
    </section>
  )
}
