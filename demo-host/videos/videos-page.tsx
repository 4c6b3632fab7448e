/** @jsxImportSource hono/jsx */
/** The list of the shop's films, a page at a time. */
import { filmOf } from '../catalogue/video-files'
import { type Film, films } from '../content/films'
import { Paging } from '../listing/paging'
import { Previous } from '../listing/previous'
import { Picture } from '../pages/layout/picture'
import type { Visitor } from '../visitor/visitor'

/** The number of films on a page. */
export const filmsOnPage = 6

/** The number of the page that has a film. */
export const pageOfFilm = (id: string): number =>
  Math.floor(films.findIndex((film) => film.id === id) / filmsOnPage) + 1

/** The address of a page. */
export const videosAddress = (page: number): string => `/videos${page > 1 ? `/page/${page}` : ''}`

/** A page of the list. */
export function VideosPage({ page, visitor }: { page: number; visitor: Visitor }) {
  const { t } = visitor
  const from = (page - 1) * filmsOnPage
  const shown = films.slice(from, from + filmsOnPage)
  const pages = Math.ceil(films.length / filmsOnPage)
  return (
    <section class="listing">
      <header class="listing__head">
        <h1>{t('pageVideos')}</h1>
        <p>{t('videosLead')}</p>
      </header>
      <rove-videos>
        <Previous page={page} addressOf={videosAddress} visitor={visitor} />
        <ul
          class="films"
          data-rove-listing="grid"
          data-page={page}
          data-pages={pages}
          data-shown={from + shown.length}
          data-total={films.length}
        >
          {shown.map((film, n) => (
            <li id={`video-${film.id}`} data-rove-videos="item">
              <FilmTile film={film} eager={page === 1 && n < 3} />
            </li>
          ))}
        </ul>
        <Paging
          page={page}
          pages={pages}
          from={from + 1}
          shown={from + shown.length}
          total={films.length}
          addressOf={videosAddress}
          visitor={visitor}
        />
      </rove-videos>
    </section>
  )
}

/** A film as a link to its page. */
export function FilmTile({
  film: { id, title, description, file, slug },
  eager = false,
}: {
  film: Film
  eager?: boolean
}) {
  return (
    <a class="film-tile" href={`/videos/${id}`} lang="en" data-rove-video={id} data-rove-stream={filmOf(slug).src}>
      <span class="film-tile__picture">
        <Picture file={file} alt="" sizes="(max-width: 767px) 45vw, 30vw" eager={eager} />
      </span>
      <span data-rove-videos="title">{title}</span>
      <span data-rove-videos="description" hidden>
        {description}
      </span>
    </a>
  )
}
