/**
 * How long hearts take from markup to ready in `npm run bench`, and what is left of removed ones, beside two yardsticks:
 * plain custom elements, and r2wc with preact/compat around the same button.
 */
import { heapSize } from './heap.mjs'
import { median } from './numbers.mjs'
import { yardsticks } from './yardsticks.mjs'

const tags = ['plain-heart', 'r2wc-heart', 'rove-love']
/** The numbers of hearts that are mounted at once. */
const counts = [10, 100, 1000]

/** The hearts that are mounted and removed again, to see what is left of them. */
const mounts = 10_000

/**
 * Mounts hearts on pages where their code is loaded. The tags take turns.
 *
 * @param slowPage runs a measurement with a new page and its DevTools session
 * @param {string} shopUrl
 * @param {number} rounds
 * @returns {Promise<Record<string, string | number>[]>} rows with a column for each tag: for each number of hearts, the
 * medians in ms until all are ready and until the frame that shows them has ended; what is left of removed hearts
 */
export async function heartRows(slowPage, shopUrl, rounds) {
  const code = await yardsticks(['plain-heart.js', 'r2wc-heart.jsx'])
  const runs = []
  for (let n = 0; n < rounds; n++)
    for (const tag of tags) {
      const times = await slowPage((page) => mountHearts(page, shopUrl, tag, code, counts))
      const left = await slowPage((page, session) => leftOfHearts(page, session, shopUrl, tag, code))
      runs.push({ tag, times, left })
    }
  const row = (what, read) => ({
    what,
    ...Object.fromEntries(tags.map((tag) => [tag, round(median(runs.filter((run) => run.tag === tag).map(read)))])),
  })
  return [
    ...counts.flatMap((count) => [
      row(`${count} hearts ready, ms`, ({ times }) => times[count].ready),
      row(`${count} hearts painted, ms`, ({ times }) => times[count].painted),
    ]),
    row(`kB left by ${mounts} more hearts that were removed`, ({ left }) => left.heap / 1000),
    row('nodes left by them', ({ left }) => left.nodes),
    row('listeners left by them', ({ left }) => left.listeners),
  ]
}

/** Opens a page with the code of a tag. */
async function openHearts(page, shopUrl, tag, code) {
  const body = `<!doctype html><html lang="en"><title>Hearts</title>
<script>roveSettings = { uc_love: { user: ['1201'] } }</script>
<script src="${tag === 'rove-love' ? '/rove/rove.js' : '/yardsticks.js'}"></script>
<div id="place"></div><${tag} nid="1"></${tag}>`
  await page.route('**/campaign/hearts', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.route('**/yardsticks.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  await page.goto(`${shopUrl}/campaign/hearts`)
  await page.waitForFunction((tag) => customElements.get(tag), tag)
}

/** @returns the growth by 10,000 further mounts: bytes of the heap, nodes and listeners */
export async function leftOfHearts(page, session, shopUrl, tag, code) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await openHearts(page, shopUrl, tag, code)
  const mount = () =>
    page.evaluate(
      async ({ tag, mounts }) => {
        const place = document.querySelector('#place')
        const html = Array.from({ length: 100 }, (_, n) => `<${tag} nid="${1200 + n}" label="Sofa"></${tag}>`).join('')
        for (let n = 0; n < mounts; n += 100) {
          place.innerHTML = html
          await new Promise((resolve) => setTimeout(resolve))
          place.replaceChildren()
          await new Promise((resolve) => setTimeout(resolve))
        }
      },
      { tag, mounts },
    )
  const measure = async () => {
    const heap = await heapSize(session)
    const { jsEventListeners: listeners, nodes } = await session.send('Memory.getDOMCounters')
    return { heap, nodes, listeners }
  }
  // The engine keeps compiled code and type feedback of the first ones.
  for (let n = 0; n < 2; n++) await mount()
  const before = await measure()
  await mount()
  const after = await measure()
  return {
    heap: after.heap - before.heap,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  }
}

/** @returns by number of hearts: ms until all are ready, and until the frame that shows them has ended */
export async function mountHearts(page, shopUrl, tag, code, counts) {
  await openHearts(page, shopUrl, tag, code)
  return page.evaluate(
    async ({ tag, counts }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const place = document.querySelector('#place')
      const measured = {}
      for (const count of counts) {
        const hearts = Array.from({ length: count }, (_, n) => `<${tag} nid="${1200 + n}" label="Sofa ${n}"></${tag}>`)
        await frame()
        const began = performance.now()
        place.insertAdjacentHTML('beforeend', hearts.join(''))
        // They start in order.
        const isReady = () => place.lastElementChild.shadowRoot?.querySelector('button')
        while (!isReady()) await new Promise((resolve) => scheduler.postTask(resolve))
        const ready = performance.now() - began
        await frame()
        measured[count] = { ready, painted: performance.now() - began }
        place.replaceChildren()
        await frame()
      }
      return measured
    },
    { tag, counts },
  )
}

const round = (value) => Math.round(value * 10) / 10
