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
  process.on(signal, () => {
    stopSweep()
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
    // The last to close writes the journal back: no file stays beside the database's own.
    db.$client.close()
    process.exit(0)
  })
