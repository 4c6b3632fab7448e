/** What is left of removed elements in `npm run bench`. */

import { heapSize } from './heap.mjs'

/**
 * Adds and removes two thousand hearts and fields, and measures what the second thousand leaves.
 *
 * @returns {Promise<{ heap: number, nodes: number, listeners: number }>} the heap as a ratio, nodes and listeners as
 * the number that was added
 */
export async function leaksAfterCycles(page, session, shopUrl) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto(`${shopUrl}/?country=US`)
  await page.evaluate(() => window.rove.ready())
  const cycle = (times) =>
    page.evaluate(async (times) => {
      for (let n = 0; n < times; n++) {
        const place = document.body.appendChild(document.createElement('div'))
        place.innerHTML =
          '<rove-love nid="1201"></rove-love><rove-search></rove-search><rove-love-count>0</rove-love-count>'
        await new Promise((resolve) => setTimeout(resolve))
        place.remove()
        await new Promise((resolve) => setTimeout(resolve))
      }
    }, times)
  const measure = async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
    const heap = await heapSize(session)
    const { jsEventListeners: listeners, nodes } = await session.send('Memory.getDOMCounters')
    return { heap, nodes, listeners }
  }
  // In the first cycles the engine stores compiled code and type feedback, which it does not release.
  await cycle(1000)
  const before = await measure()
  await cycle(1000)
  const after = await measure()
  return {
    heap: after.heap / before.heap,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  }
}
