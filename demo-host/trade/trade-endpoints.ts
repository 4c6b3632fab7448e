/** POST /ajax/trade/file and POST /ajax/trade/enrol, as in the contract. */
import { Hono } from 'hono'
import type { InferInput } from 'valibot'
import { tradeEnrol } from '../../core/shop/trade/trade.contract'
import { readTradeValues } from '../../core/shop/trade/trade.rules'
import { tradeFile } from '../../core/shop/trade/trade-file.contract'
import type { Database } from '../database/open'
import { refuse } from '../refuse'
import { readFields } from '../visitor/fields'
import { isOperation } from '../visitor/operation'
import type { ShopEnv } from '../visitor/visitor'
import { thanksPath } from './trade-paths'
import { applicationErrors, enrol, isEnrolled, keepFile } from './trade-records'
import { tradeWord } from './trade-texts'

/** @param db the shop's database */
export function tradeEndpoints(db: Database): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()

  app.post(tradeFile.path, async (context) => {
    const visitor = context.get('visitor')
    const { file } = await context.req.parseBody().catch(() => ({ file: undefined }))
    if (!(file instanceof File)) return refuse(context, 'file is the file, in multipart/form-data')
    const kept = await keepFile(db, visitor, file)
    if (typeof kept === 'string') return refuse(context, kept, 422, tradeWord(visitor.language, kept))
    const { id, name, size } = kept
    return context.json({ id, name, size } satisfies InferInput<typeof tradeFile.answer>)
  })

  app.post(tradeEnrol.path, async (context) => {
    const visitor = context.get('visitor')
    const { operation = '', ...fields } = await readFields(context)
    if (!isOperation(operation)) return refuse(context, 'operation is an id of 1 to 64 letters and digits')
    const answer = (errors: readonly { field: string; message: string }[]) =>
      context.json({
        enrolled: errors.length === 0,
        url: thanksPath,
        errors: [...errors],
      } satisfies InferInput<typeof tradeEnrol.answer>)
    const values = readTradeValues((field) => fields[field] ?? '')
    if (await isEnrolled(db, operation, values)) return answer([])
    const errors = await applicationErrors(db, visitor, values)
    if (errors.size > 0)
      return answer([...errors].map(([field, code]) => ({ field, message: tradeWord(visitor.language, code) })))
    await enrol(db, visitor, operation, values)
    return answer([])
  })
  return app
}
