/** @jsxImportSource hono/jsx */
import { categories } from '../catalogue/catalogue'
import type { Visitor } from '../visitor/visitor'

/** The ways on from a page that has nothing to show: each category. */
export function Ways({ visitor }: { visitor: Visitor }) {
  return (
    <ul class="ways">
      {categories.map((category) => (
        <li>
          <a href={`/${category}`}>{visitor.say(category)}</a>
        </li>
      ))}
    </ul>
  )
}
