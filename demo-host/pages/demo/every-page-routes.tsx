/** @jsxImportSource hono/jsx */
/** The pages and answers for trying what belongs to every page. */
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import type { ShopEnv } from '../../visitor/visitor'
import { type PageSources, show } from '../layout/show'
import { EveryPage, neverPath, ViewerPage } from './every-page'

/** Times of slow answers, in milliseconds. */
const slow = { page: 3000, commands: 2000, other: 1000 }

export function everyPageRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const content = { title: 'On every page', body: <EveryPage /> }

  app.get('/demo/page', (context) => show(context, sources, content))
  app.get('/demo/page/print', (context) => show(context, sources, { ...content, classes: ['is-print'] }))
  app.get('/demo/page/slow', async (context) => {
    await wait(slow.page)
    return show(context, sources, content)
  })
  app.get('/demo/page/empty', async (context) => {
    await wait(slow.other)
    return context.body(null, 204)
  })
  app.get('/demo/page/file', async (context) => {
    await wait(slow.other)
    context.header('content-disposition', 'attachment; filename="care.txt"')
    return context.text('Vacuum once a week.')
  })
  app.get('/demo/page/nojs/commands', (context) => context.redirect('/demo/page'))
  app.post('/demo/page/ajax/commands', async (context) => {
    await wait(slow.commands)
    return context.json([])
  })

  app.get(neverPath, () => new Promise<never>(() => {}))
  for (const kind of ['', '/phone'])
    app.get(`/tour/vr/:scene{[a-z]+}${kind}`, (context) =>
      context.html(`<!doctype html>${<ViewerPage scene={context.req.param('scene')} isPhone={kind !== ''} />}`),
    )
  return app
}
