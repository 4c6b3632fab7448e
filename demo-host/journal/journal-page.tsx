/** @jsxImportSource hono/jsx */
/** The list of the journal: categories, orders and a page of posts. */
import { languageTag } from '../../core/base/country/countries.rules'
import { journalCategories, type Post } from '../content/journal'
import { Paging } from '../listing/paging'
import { Previous } from '../listing/previous'
import { Picture, Scene } from '../pages/layout/picture'
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'
import { filterPosts, type JournalFilters, journalAddress, journalSorts, postsOnPage } from './journal-list'

const categoryCodes = {
  rooms: 'journalRooms',
  materials: 'journalMaterials',
  makers: 'journalMakers',
  care: 'journalCare',
} as const satisfies Record<(typeof journalCategories)[number], ShopCode>
const sortCodes = {
  newest: 'journalNewest',
  oldest: 'journalOldest',
  read: 'journalRead',
} as const satisfies Record<(typeof journalSorts)[number], ShopCode>

interface JournalPageProps {
  filters: JournalFilters
  page: number
  visitor: Visitor
}

/** A page of the journal's list. */
export function JournalPage({ filters, page, visitor }: JournalPageProps) {
  const { t } = visitor
  const all = filterPosts(filters)
  const shown = all.slice((page - 1) * postsOnPage, page * postsOnPage)
  const pages = Math.ceil(all.length / postsOnPage)
  return (
    <section class="listing journal">
      <header class="listing__head">
        <h1>{t('pageJournal')}</h1>
        <p>{t('journalLead')}</p>
        {visitor.language !== 'en' && <p class="article__language">{t('inEnglish')}</p>}
      </header>
      <div class="journal__tools">
        <FilterLinks
          label={t('journalCategories')}
          links={[undefined, ...journalCategories].map((category) => ({
            text: t(category ? categoryCodes[category] : 'journalAll'),
            href: journalAddress({ ...filters, category }),
            isCurrent: category === filters.category,
          }))}
        />
        <FilterLinks
          label={t('journalSort')}
          links={journalSorts.map((sort) => ({
            text: t(sortCodes[sort]),
            href: journalAddress({ ...filters, sort }),
            isCurrent: sort === filters.sort,
          }))}
        />
      </div>
      <rove-blog>
        <Previous page={page} addressOf={(n) => journalAddress(filters, n)} visitor={visitor} />
        {all.length === 0 && <p class="none">{t('journalEmpty')}</p>}
        <ul
          class="posts"
          data-rove-listing="grid"
          data-page={page}
          data-pages={pages}
          data-shown={(page - 1) * postsOnPage + shown.length}
          data-total={all.length}
        >
          {shown.map((post, n) => (
            <li id={`post-${post.slug}`}>
              <PostTile post={post} visitor={visitor} eager={page === 1 && n < 3} />
            </li>
          ))}
        </ul>
        <Paging
          page={page}
          pages={pages}
          from={(page - 1) * postsOnPage + 1}
          shown={(page - 1) * postsOnPage + shown.length}
          total={all.length}
          addressOf={(n) => journalAddress(filters, n)}
          visitor={visitor}
        />
      </rove-blog>
    </section>
  )
}

interface FilterLinksProps {
  label: string
  links: readonly { text: string; href: string; isCurrent: boolean }[]
}

function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav class="journal__filter" aria-label={label}>
      <ul>
        {links.map(({ text, href, isCurrent }) => (
          <li>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface PostTileProps {
  post: Post
  visitor: Visitor
  eager?: boolean
}

/** A post with its picture, as a link. */
export function PostTile({ post: { slug, category, title, lead, file }, post, visitor, eager = false }: PostTileProps) {
  const { t } = visitor
  const sizes = '(max-width: 767px) 90vw, (max-width: 1100px) 45vw, 30vw'
  return (
    <a class="post-tile" href={`/journal/${slug}`}>
      <span class="post-tile__picture">
        {file.startsWith('scene') ? (
          <Scene file={file} alt="" sizes={sizes} eager={eager} />
        ) : (
          <Picture file={file} alt="" sizes={sizes} eager={eager} />
        )}
      </span>
      <small>
        {t(categoryCodes[category])} · <PostDate post={post} visitor={visitor} />
      </small>
      <span class="post-tile__title" lang="en">
        {title}
      </span>
      <span lang="en">{lead}</span>
    </a>
  )
}

/** The day of a post, in the visitor's language, and how long it takes to read. */
export function PostDate({ post: { date, minutes }, visitor: { t, locale } }: { post: Post; visitor: Visitor }) {
  const format = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <>
      <time datetime={date}>{format.format(new Date(date))}</time> · {t('journalMinutes', minutes)}
    </>
  )
}
