/** @jsxImportSource hono/jsx */
import { Hono } from 'hono'
import { films } from '../content/films'
import { type PageSources, type ShopContext, show, showNotFound } from '../pages/layout/show'
import type { ShopEnv } from '../visitor/visitor'
import { VideoPage } from './video-page'
import { filmsOnPage, pageOfFilm, VideosPage, videosAddress } from './videos-page'

/** Serves `/videos`, `/videos/page/2` and a page for each film. An address with a film leads to the page that has it. */
export function videoRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  async function showPage(context: ShopContext, page: number): Promise<Response> {
    const visitor = context.get('visitor')
    const query = new URLSearchParams(context.req.query())
    const found = pageOfFilm(query.get('video') ?? '')
    if (found > 0 && found !== page) return context.redirect(`${videosAddress(found)}?${query}`)
    if (page > Math.ceil(films.length / filmsOnPage)) return showNotFound(context, sources)
    return show(context, sources, {
      title: visitor.t('pageVideos'),
      body: <VideosPage page={page} visitor={visitor} />,
    })
  }
  app.get('/videos', (context) => showPage(context, 1))
  app.get('/videos/page/:page{[1-9]\\d*}', (context) => showPage(context, Number(context.req.param('page'))))
  app.get('/videos/:id', (context, next) => {
    const film = films.find(({ id }) => id === context.req.param('id'))
    if (!film) return next()
    return show(context, sources, {
      title: film.title,
      body: <VideoPage film={film} visitor={context.get('visitor')} />,
    })
  })
  return app
}
