/** @jsxImportSource hono/jsx */
import { Hono } from 'hono'
import { catalogueOf } from '../catalogue/catalogue'
import { readNames } from '../catalogue/names'
import { type PageSources, show } from '../pages/layout/show'
import type { ShopEnv } from '../visitor/visitor'
import { hostFields, sliceOfHosts, soldPieces } from './host-list'
import { HostPage } from './host-page'
import { hostWord } from './host-texts'
import { demoHosts } from './hosts'
import { HostsPage } from './hosts-page'

/** Serves `/host-connect` and a page for each host. */
export function hostRoutes(sources: PageSources): Hono<ShopEnv> {
  const { db } = sources
  const app = new Hono<ShopEnv>()
  app.get('/host-connect', async (context) => {
    const visitor = context.get('visitor')
    const query = context.req.query()
    const slice = sliceOfHosts(query, visitor)
    // A shared address opens its host also where that is on another page of the list.
    const named = demoHosts.filter((host) => host.url === query.host && !slice.hosts.includes(host))
    const fields = await hostFields(db, visitor, [...slice.hosts, ...named])
    const body = <HostsPage slice={slice} fields={fields} visitor={visitor} />
    return show(context, sources, { title: hostWord(visitor.language, 'title'), body })
  })
  app.get('/host-connect/:url', async (context, next) => {
    const visitor = context.get('visitor')
    const host = demoHosts.find(({ url }) => url === context.req.param('url'))
    if (!host) return next()
    const [fields] = await hostFields(db, visitor, [host])
    if (!fields) return next()
    const { translate } = await readNames(db, visitor.language)
    const pieces = soldPieces(host, await catalogueOf(db, visitor), translate)
    const body = <HostPage fields={fields} pieces={pieces} visitor={visitor} />
    return show(context, sources, { title: `${host.fname} ${host.lname}`, body })
  })
  return app
}
