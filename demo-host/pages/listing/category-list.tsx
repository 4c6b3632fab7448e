/** @jsxImportSource hono/jsx */
import { categories } from '../../catalogue/catalogue'
import type { Visitor } from '../../visitor/visitor'

/** Links to all categories, for pages without content. */
export function CategoryList({ visitor }: { visitor: Visitor }) {
  return (
    <ul class="ways">
      {categories.map((category) => (
        <li>
          <a href={`/${category}`}>{visitor.t(category)}</a>
        </li>
      ))}
    </ul>
  )
}
