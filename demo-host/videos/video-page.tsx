/** @jsxImportSource hono/jsx */

import { pictureUrl } from '../catalogue/pictures'
import { mp4Of } from '../catalogue/video-files'
import { type Film, films } from '../content/films'
import type { Visitor } from '../visitor/visitor'
import { FilmTile } from './videos-page'

/** The page of one film. The browser plays it by itself. */
export function VideoPage({ film, visitor: { t } }: { film: Film; visitor: Visitor }) {
  const { title, description, file, slug } = film
  const at = films.indexOf(film)
  const others = [1, 2, 3].flatMap((step) => films[(at + step) % films.length] ?? [])
  return (
    <>
      <section class="film">
        <video
          controls
          playsinline
          muted
          preload="none"
          width="640"
          height="800"
          poster={pictureUrl(file, 768)}
          src={mp4Of(slug).src}
          aria-label={title}
        />
        <div>
          <p class="quiet__before">
            <a href="/videos">{t('pageVideos')}</a>
          </p>
          <div lang="en">
            <h1>{title}</h1>
            <p class="film__text">{description}</p>
          </div>
          <p>
            <a href={`/product/${slug}`}>{t('shop')}</a>
          </p>
        </div>
      </section>
      <section class="band">
        <h2 class="band__title">{t('videosMore')}</h2>
        <ul class="films">
          {others.map((other) => (
            <li>
              <FilmTile film={other} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
