/** The load of a page in `npm run bench`: with its elements, without them, and with the build's files preloaded. */
import { readFileSync } from 'node:fs'
import { startProxy } from './bench-proxy.mjs'

/** A slow phone, in milliseconds and bytes for each second: 1.6 and 0.75 Mbit/s. */
const connection = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 4
/** A page is complete when nothing was received for this long, in milliseconds. */
const quietMs = 1500
const longestMs = 60_000

/** The pages, each with the element that its first screen is for. */
const pages = {
  home: ['/?country=US', 'rove-header'],
  category: ['/sofas?country=US', 'rove-listing'],
  product: ['/product/odd-modular-sofa?country=US', 'rove-buybox'],
  cart: ['/cart?country=US', 'rove-cart'],
}
/** A line for the cart: three seats in Oat. */
const line = { nid: '1201', 'attributes[1]': '1', 'attributes[2]': '6', qty: '1' }

/**
 * @typedef {object} PageLoad the medians of one page; times in milliseconds since the navigation began
 * @property {string} page
 * @property {'HTTP/1.1' | 'HTTP/2'} protocol
 * @property {'bare' | 'rove' | 'preload'} variant all files below `/rove/` blocked, the page as it is, and the page with
 * `modulepreload` lines for the files of its main element
 * @property {number} loaded when the page's load event had ended
 * @property {number} [main] when its main element was ready
 * @property {number} [search] when the search field was ready
 * @property {number} [last] when the last element in the first screen was ready
 * @property {number} files the files received from below `/rove/`
 * @property {number} bytes their size with headers, as received
 * @property {number} blocking what tasks take beyond 50 ms each
 * @property {number} paint the largest paint
 * @property {Record<string, number>} tags when the last element of each tag was ready, of those that became ready
 * without scrolling
 */

/**
 * Loads pages of the demo shop on a slow phone with an empty cache. The variants take turns.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} shopUrl
 * @param {number} rounds
 * @returns {Promise<PageLoad[]>}
 */
export async function pageLoads(browser, shopUrl, rounds) {
  const preloaded = preloading(JSON.parse(readFileSync('dist/scripts.json', 'utf8')))
  const series = []
  const proxies = []
  try {
    for (const protocol of ['HTTP/1.1', 'HTTP/2']) {
      const start = async (editPage) => {
        const proxy = await startProxy(shopUrl, { http2: protocol === 'HTTP/2', editPage })
        proxies.push(proxy)
        return proxy.url
      }
      const plain = await start((html) => html)
      const variants = [
        ['bare', plain],
        ['rove', plain],
      ]
      variants.push(['preload', await start(preloaded)])
      for (const page of Object.keys(pages))
        for (const [variant, url] of variants) series.push({ page, protocol, variant, url, runs: [] })
    }
    // The shop compresses a file when it is first requested.
    for (const one of series) await load(browser, shopUrl, one, false)
    for (let n = 0; n < rounds; n++) for (const one of series) one.runs.push(await load(browser, shopUrl, one, true))
  } finally {
    for (const proxy of proxies) await proxy.stop()
  }
  return series.map(({ page, protocol, variant, runs }) => ({ page, protocol, variant, ...medians(runs) }))
}

/** Returns a function that adds the files of a page's main element to its head, after the style sheets. */
function preloading({ tags }) {
  const mainTags = Object.values(pages).map(([, tag]) => tag)
  return (html) => {
    const main = mainTags.findLast((tag) => html.includes(`<${tag}`))
    const lines = (tags[main] ?? []).map((file) => `<link rel="modulepreload" href="/rove/${file}">`)
    return html.replace('</head>', (end) => lines.join('') + end)
  }
}

/** Loads a page once. */
async function load(browser, shopUrl, { page: name, url, variant }, isSlow) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true })
  try {
    if (name === 'cart') await addLine(context, shopUrl)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const network = watchNetwork(session)
    await session.send('Network.enable')
    if (variant === 'bare') await session.send('Network.setBlockedURLs', { urls: ['*/rove/*'] })
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', connection)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    }
    await page.addInitScript(watchPage)
    const [path, main] = pages[name]
    await page.goto(url + path)
    await network.quiet()
    const seen = await page.evaluate(readSeen)
    return { ...seen, main, ...network.received() }
  } finally {
    await context.close()
  }
}

/** Adds a line to the cart. Cookies of the shop are the proxy's too, because they are for a host with any port. */
async function addLine(context, shopUrl) {
  const answer = await context.request.post(`${shopUrl}/cart?country=US`, { form: line, maxRedirects: 0 })
  if (answer.headers().location !== '/cart') throw new Error('the bench could not fill the cart')
}

/** Counts the files received from below `/rove/`. */
function watchNetwork(session) {
  const ours = new Map()
  let latest = Date.now()
  const on = (event, run = () => {}) =>
    session.on(`Network.${event}`, (given) => {
      latest = Date.now()
      run(given)
    })
  on('requestWillBeSent', ({ requestId, request: { method, url } }) => {
    if (method === 'GET' && new URL(url).pathname.startsWith('/rove/')) ours.set(requestId, 0)
  })
  on('dataReceived')
  on('loadingFinished', ({ requestId, encodedDataLength }) => {
    if (ours.has(requestId)) ours.set(requestId, encodedDataLength)
  })
  on('loadingFailed', ({ requestId }) => ours.delete(requestId))
  return {
    async quiet() {
      const end = Date.now() + longestMs
      while (Date.now() < latest + quietMs) {
        if (Date.now() > end) throw new Error('the page did not stop loading')
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    received: () => ({ files: ours.size, bytes: [...ours.values()].reduce((sum, bytes) => sum + bytes, 0) }),
  }
}

/** Runs in the page, before its scripts. */
function watchPage() {
  const seen = { paint: 0, blocking: 0, ready: new Map() }
  Object.assign(window, { seen })
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (seen.paint = startTime))
  watch('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)))
  new MutationObserver((records) => {
    const time = performance.now()
    for (const { target } of records)
      if (target.dataset.roveState === 'ready' && !seen.ready.has(target)) seen.ready.set(target, time)
  }).observe(document, { subtree: true, attributeFilter: ['data-rove-state'] })
}

/** Runs in the page. */
async function readSeen() {
  await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100)))
  const { paint, blocking, ready } = window.seen
  const [{ loadEventEnd: loaded }] = performance.getEntriesByType('navigation')
  const elements = [...ready].map(([element, time]) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const isInScreen = bottom > Math.max(top, 0) && right > Math.max(left, 0) && top < innerHeight && left < innerWidth
    return { tag: element.localName, time, isInScreen }
  })
  return { paint, blocking, loaded, elements }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** The times of elements are in order. */
function medians(runs) {
  const of = (read) => {
    const values = runs.flatMap((run) => read(run) ?? [])
    return values.length > 0 ? Math.round(median(values)) : undefined
  }
  const inScreen = ({ elements }) => elements.filter(({ isInScreen }) => isInScreen)
  const tags = [...new Set(runs.flatMap(({ elements }) => elements.map(({ tag }) => tag)))].sort()
  const lastOf = (tag) => of(({ elements }) => elements.findLast((element) => element.tag === tag)?.time)
  return {
    loaded: of(({ loaded }) => loaded),
    main: lastOf(runs[0].main),
    search: lastOf('rove-search'),
    last: of((run) => inScreen(run).at(-1)?.time),
    files: of(({ files }) => files),
    bytes: of(({ bytes }) => bytes),
    blocking: of(({ blocking }) => blocking),
    paint: of(({ paint }) => paint),
    tags: Object.fromEntries(tags.map((tag) => [tag, lastOf(tag)])),
  }
}
