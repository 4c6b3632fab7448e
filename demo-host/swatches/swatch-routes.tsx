/** @jsxImportSource hono/jsx */
/** The pages of the swatch request, which work without script. */
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { readSwatchValues } from '../../core/shop/swatch-request/swatch.rules'
import { type PageSources, type ShopContext, show } from '../pages/layout/show'
import { paymentSettings } from '../payment/payment-settings'
import { setMessage } from '../visitor/messages'
import { isOperation } from '../visitor/operation'
import type { ShopEnv } from '../visitor/visitor'
import { fabricLimit, fabrics, fabricsOf } from './fabrics'
import { SwatchPage, SwatchSentPage } from './swatch-page'
import { swatchCountries, swatchPaths } from './swatch-paths'
import type { SwatchProps } from './swatch-props'
import { keepRequest, requestErrors, requestOf } from './swatch-records'
import { swatchWord } from './swatch-texts'

/** Serves `/swatch-request` and its variants for other countries. */
export function swatchRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const { db } = sources
  const settings = (isSubmitted: boolean) => ({
    rove: {
      vendors: paymentSettings().vendors,
      swatches: { limit: fabricLimit, has_been_submitted: isSubmitted ? 1 : 0 },
    },
  })

  const showForm = async (context: ShopContext, path: string, sent: Partial<SwatchProps> = {}) => {
    const visitor = context.get('visitor')
    const request = await requestOf(db, visitor)
    const tracked = { type: 'swatches', swatches: fabrics.map(({ name }) => name) }
    const props: SwatchProps = {
      path,
      visitor,
      offered: swatchCountries[path] ?? [],
      operation: randomUUID(),
      chosen: [],
      values: readSwatchValues(() => ''),
      problems: new Map(),
      ...sent,
    }
    const body = request ? (
      <SwatchSentPage visitor={visitor} chosen={fabricsOf(request.swatches)} />
    ) : (
      <SwatchPage {...props} />
    )
    const title = swatchWord(visitor.language, request ? 'sentTitle' : 'title')
    return show(context, sources, { title, body, tracked, settings: settings(!!request) })
  }

  for (const path of swatchPaths) {
    app.get(path, (context) => showForm(context, path))
    app.post(path, async (context) => {
      const visitor = context.get('visitor')
      const sent = await context.req.formData().catch(() => new FormData())
      const texts = (name: string) => sent.getAll(name).flatMap((one) => (typeof one === 'string' ? [one] : []))
      const given = texts('operation')[0] ?? ''
      const operation = isOperation(given) ? given : randomUUID()
      const chosen = texts('swatches[]')
      const values = readSwatchValues((field) => (texts(field)[0] ?? '').slice(0, 255))
      const request = { operation, swatches: chosen, values }
      if (await requestOf(db, visitor)) return context.redirect(path, 303)
      const problems = requestErrors(visitor, request)
      if (problems.size > 0) return showForm(context, path, { operation, chosen, values, problems })
      if (await keepRequest(db, visitor, request))
        await setMessage(db, visitor, { kind: 'status', text: swatchWord(visitor.language, 'thanks') })
      return context.redirect(path, 303)
    })
  }
  return app
}
