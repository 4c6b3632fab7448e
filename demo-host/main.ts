/** Serves the demo shop until it is told to stop. */
import { serve } from '@hono/node-server'
import { fillUp } from './database/fill-up'
import { openDatabase } from './database/open'
import { seed } from './database/seed'
import { createTill } from './payment/till'
import { createShop } from './shop'
import { startSweep } from './webhooks/sweep'

const port = Number(process.env.PORT ?? 4000)
const db = await openDatabase(process.env.DEMO_DB ?? '.cache/demo.sqlite')
await seed(db)
if (process.env.DEMO_STOCK) await fillUp(db, Number(process.env.DEMO_STOCK))
const till = createTill(db)
const shop = await createShop(db, till)
const stopSweep = startSweep(till)
// A connection is left open for longer than who asks keeps one for the next question: none is cut in the middle of it.
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
    // Writes the journal back, so that no file stays beside the database's own; a second shop on it keeps it open.
    await db.run('PRAGMA journal_mode = DELETE').catch(() => {})
    process.exit(0)
  })
