/** POST /ajax/swatch-request, as in the contract. */
import { Hono } from 'hono'
import type { InferInput } from 'valibot'
import { swatchRequest } from '../../core/shop/swatch-request/swatch.contract'
import { readSwatchValues } from '../../core/shop/swatch-request/swatch.rules'
import type { Database } from '../database/open'
import { refuse } from '../refuse'
import { readFields } from '../visitor/fields'
import { setMessage } from '../visitor/messages'
import { isOperation } from '../visitor/operation'
import type { ShopEnv } from '../visitor/visitor'
import { swatchPaths } from './swatch-paths'
import { isSame, keepRequest, requestBefore, requestErrors } from './swatch-records'
import { swatchWord } from './swatch-texts'

/** @param db the shop's database */
export function swatchEndpoint(db: Database): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  app.post(swatchRequest.path, async (context) => {
    const visitor = context.get('visitor')
    const { operation = '', ...fields } = await readFields(context)
    if (!isOperation(operation)) return refuse(context, 'operation is an id of 1 to 64 letters and digits')
    const swatches = Object.entries(fields).flatMap(([name, value]) =>
      value && /^swatches\[\d{1,3}\]$/.test(name) ? [value] : [],
    )
    const request = { operation, swatches, values: readSwatchValues((field) => fields[field] ?? '') }
    const before = await requestBefore(db, visitor, request)
    const isOther = before !== undefined && before.operation !== operation
    const errors = isOther || isSame(before, request) ? new Map<string, string>() : requestErrors(visitor, request)
    const isKept = errors.size === 0 && !isOther && (await keepRequest(db, visitor, request))
    if (errors.size === 0 && !isKept)
      return refuse(context, 'the visitor has a request', 422, swatchWord(visitor.language, 'sent'))
    if (isKept && !before)
      await setMessage(db, visitor, { kind: 'status', text: swatchWord(visitor.language, 'thanks') })
    return context.json({
      requested: isKept,
      url: swatchPaths[0],
      errors: [...errors].map(([field, message]) => ({ field, message })),
    } satisfies InferInput<typeof swatchRequest.answer>)
  })
  return app
}
