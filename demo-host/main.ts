/** Serves the demo shop until it is stopped. */
import { serve } from '@hono/node-server'
import { mostPieces, pieceCount } from './catalogue/grown'
import { ownPieces } from './catalogue/pieces'
import { openDatabase } from './database/open'
import { seed } from './database/seed'
import { createPaymentServices } from './payment/payment-services'
import { createShop } from './shop'
import { wholeNumber } from './visitor/fields'
import { startSweep } from './webhooks/sweep'

const port = Number(process.env.PORT ?? 4000)
const count = pieceCount(process.env.DEMO_PRODUCTS)
if (count === undefined) {
  console.error(`DEMO_PRODUCTS has to be a whole number from ${ownPieces.length} to ${mostPieces}.`)
  process.exit(1)
}
const stockTimes = wholeNumber(process.env.DEMO_STOCK ?? '1')
if (!stockTimes) {
  console.error('DEMO_STOCK has to be a whole number.')
  process.exit(1)
}
const db = await openDatabase(process.env.DEMO_DB ?? '.cache/demo.sqlite')
await seed(db, count, stockTimes)
const payments = createPaymentServices(db)
const shop = await createShop(db, payments)
const stopSweep = startSweep(payments)
// Connections stay open longer than clients reuse them, so that none is closed during a request.
const serverOptions = { keepAliveTimeout: 75_000 }
const server = serve({ fetch: shop.fetch, port, serverOptions }, () => {
  console.log(`Rove demo shop: http://localhost:${port}`)
})
server.on('error', (failure: NodeJS.ErrnoException) => {
  console.error(
    failure.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Set another with PORT.`
      : `The shop stopped: ${failure.message}`,
  )
  process.exit(1)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    stopSweep()
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
    // Writes the journal back and removes its file, unless a second shop has the database open.
    await db.run('PRAGMA journal_mode = DELETE').catch(() => {})
    process.exit(0)
  })
