/** @jsxImportSource hono/jsx */
/** The pages of the application for trade membership, which work without script. */
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { readTradeValues, type TradeField } from '../../core/shop/trade/trade.rules'
import { type PageSources, type ShopContext, show } from '../pages/layout/show'
import { isOperation } from '../visitor/operation'
import type { ShopEnv } from '../visitor/visitor'
import { TradePage, TradeThanks } from './trade-page'
import { applicationPath, thanksPath } from './trade-paths'
import { applicationErrors, enrol, fileOf, isEnrolled, type KeptFile, keepFile } from './trade-records'
import { type TradeWord, tradeWord } from './trade-texts'

/** The inputs of files by the field that names the kept file. */
const fileInputs = { card_upload: 'card_file', licence_upload: 'licence_file' } as const

/** Serves `/trade/application` and its thanks. */
export function tradeRoutes(sources: PageSources): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>()
  const { db } = sources

  const showForm = (
    context: ShopContext,
    operation: string,
    values = readTradeValues(() => ''),
    problems: ReadonlyMap<TradeField, TradeWord> = new Map(),
    files: Readonly<Partial<Record<TradeField, KeptFile>>> = {},
  ) => {
    const visitor = context.get('visitor')
    const body = <TradePage {...{ operation, values, problems, files, visitor }} />
    return show(context, sources, { title: tradeWord(visitor.language, 'title'), body })
  }

  app.get(applicationPath, (context) => showForm(context, randomUUID()))
  app.get(thanksPath, (context) => {
    const visitor = context.get('visitor')
    const body = <TradeThanks visitor={visitor} />
    return show(context, sources, { title: tradeWord(visitor.language, 'thanksTitle'), body })
  })
  app.post(applicationPath, async (context) => {
    const visitor = context.get('visitor')
    const sent = await context.req.formData().catch(() => new FormData())
    const textOf = (name: string) => {
      const value = sent.get(name)
      return typeof value === 'string' ? value : ''
    }
    const operation = isOperation(textOf('operation')) ? textOf('operation') : randomUUID()
    const files: Partial<Record<TradeField, KeptFile>> = {}
    const rejected = new Map<TradeField, TradeWord>()
    for (const [field, input] of Object.entries(fileInputs) as [keyof typeof fileInputs, string][]) {
      const file = sent.get(input)
      const kept =
        file instanceof File && file.name ? await keepFile(db, visitor, file) : await fileOf(db, visitor, textOf(field))
      if (typeof kept === 'string') rejected.set(field, kept)
      else if (kept) files[field] = kept
    }
    const values = readTradeValues((field) => (field in fileInputs ? (files[field]?.id ?? '') : textOf(field)))
    if (await isEnrolled(db, operation, values)) return context.redirect(thanksPath, 303)
    const errors = new Map<TradeField, TradeWord>([...(await applicationErrors(db, visitor, values)), ...rejected])
    if (errors.size > 0) return showForm(context, operation, values, errors, files)
    await enrol(db, visitor, operation, values)
    return context.redirect(thanksPath, 303)
  })
  return app
}
