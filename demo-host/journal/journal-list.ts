/** Which posts a page of the journal shows, and the addresses of its filters. */
import { type JournalCategory, journalCategories, type Post, posts } from '../content/journal'

/** The number of posts on a page. */
export const postsOnPage = 6

/** The orders of posts, the usual one first. */
export const journalSorts = ['newest', 'oldest', 'read'] as const

/** The chosen filters. */
export interface JournalFilters {
  readonly category: JournalCategory | undefined
  readonly sort: (typeof journalSorts)[number]
}

/** Reads the filters of an address. Unknown values are the usual ones. */
export function readJournalFilters(query: Readonly<Record<string, string>>): JournalFilters {
  return {
    category: journalCategories.find((one) => one === query.category),
    sort: journalSorts.find((one) => one === query.sort) ?? 'newest',
  }
}

/** The address of a page with these filters. */
export function journalAddress({ category, sort }: JournalFilters, page = 1): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(sort !== 'newest' && { sort }) })
  return `/journal${page > 1 ? `/page/${page}` : ''}${query.size > 0 ? `?${query}` : ''}`
}

/** The posts of these filters, in their order. */
export function filterPosts({ category, sort }: JournalFilters): readonly Post[] {
  const found = posts.filter((post) => !category || post.category === category)
  if (sort === 'oldest') return found.toReversed()
  return sort === 'read' ? found.toSorted((a, b) => b.reads - a.reads) : found
}
