/** @jsxImportSource hono/jsx */
import type { Visitor } from '../../visitor/visitor'
import { CategoryList } from '../listing/category-list'

export function NotFoundPage({ visitor }: { visitor: Visitor }) {
  return (
    <section class="quiet">
      <p class="quiet__before">404</p>
      <h1>{visitor.t('notFound')}</h1>
      <p>{visitor.t('notFoundHint')}</p>
      <CategoryList visitor={visitor} />
      <a class="button" href="/">
        {visitor.t('home')}
      </a>
    </section>
  )
}
