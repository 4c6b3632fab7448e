/**
 * Drives one tab of Chromium in which pages are prerendered. Playwright attaches to pages, and Chromium prerenders
 * nothing for a page with a debugger; here the debugger is attached to the tab.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumFlags } from '../browser.mjs'

/**
 * @typedef {object} TabPage one page of the tab: the one that is shown, or one that is prerendered
 * @property {(method: string, params?: object) => Promise<any>} send a command of the DevTools protocol
 * @property {(method: string, run: (params: any) => void) => void} on
 * @property {(run: string | ((...given: any[]) => any), ...given: unknown[]) => Promise<any>} evaluate the result as JSON
 * @property {(selector: string) => Promise<{ x: number, y: number }>} middleOf the middle of an element
 * @property {(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: { x: number, y: number }) => Promise<void>} mouse
 */

/**
 * @typedef {object} Tab
 * @property {() => Promise<TabPage>} nextPage the first page that has not been asked for; waits for it
 * @property {() => Promise<void>} close
 */

/** The time after which a command or a page that did not come is an error, in milliseconds. */
const timeoutMs = 60_000

/**
 * Launched once more if the browser crashes before it is ready.
 *
 * @param {string} executablePath of Chromium
 * @param {{ width?: number, height?: number, prepare?: (page: TabPage) => Promise<unknown> }} [options] `prepare` sends
 * each page commands before it loads anything, all of them before it waits for an answer
 * @returns {Promise<Tab>}
 */
export function openTab(executablePath, options) {
  const launch = () => launchTab(executablePath, options)
  return launch().catch(launch)
}

async function launchTab(executablePath, { width = 1440, height = 900, prepare = async () => {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'rove-tab-'))
  const headless = executablePath.includes('headless-shell') ? [] : ['--headless']
  const words = [...headless, `--user-data-dir=${folder}`, `--window-size=${width},${height}`, 'about:blank']
  const browser = spawn(executablePath, [...chromiumFlags, '--remote-debugging-pipe', ...words], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise((resolve) => browser.once('exit', resolve))
  const { send, listen } = connect(/** @type {any} */ (browser.stdio))
  const come = queue()

  listen('', 'Target.attachedToTarget', async ({ sessionId, targetInfo: { type } }) => {
    if (type !== 'page') return
    const page = pageOf(sessionId)
    // A page that waits for its debugger answers some commands only once it goes on.
    await Promise.all([prepare(page), page.send('Runtime.runIfWaitingForDebugger')])
    come.put(page)
  })

  /** @returns {TabPage} */
  function pageOf(sessionId) {
    const page = {
      send: (method, params) => send(method, params, sessionId),
      on: (method, run) => listen(sessionId, method, run),
      async evaluate(run, ...given) {
        const expression = typeof run === 'string' ? run : `(${run})(...${JSON.stringify(given)})`
        const options = { expression, awaitPromise: true, returnByValue: true, userGesture: true }
        const { result, exceptionDetails: failure } = await page.send('Runtime.evaluate', options)
        if (failure) throw new Error(failure.exception?.description ?? failure.text)
        return result.value
      },
      middleOf: (selector) =>
        page.evaluate((selector) => {
          const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect()
          return { x: x + width / 2, y: y + height / 2 }
        }, selector),
      async mouse(type, at) {
        const button = type === 'mouseMoved' ? 'none' : 'left'
        await page.send('Input.dispatchMouseEvent', { type, ...at, button, clickCount: button === 'left' ? 1 : 0 })
      },
    }
    return page
  }

  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] })
  const { sessionId } = await send('Target.attachToTarget', { targetId: targetInfos[0].targetId, flatten: true })
  const filter = [{ type: 'page' }, { exclude: true }]
  await send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter },
    sessionId,
  )
  return {
    nextPage: () => inTime(come.take(), 'no page came'),
    async close() {
      await send('Browser.close')
      await exited
      // Its other processes may still write for a moment.
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** The protocol over the browser's pipe: messages that end with a zero. */
function connect([, , , input, output]) {
  let sent = 0
  let text = ''
  const waiting = new Map()
  const listeners = []

  output.on('data', (data) => {
    text += data
    const messages = text.split('\0')
    text = messages.pop()
    for (const message of messages) receive(JSON.parse(message))
  })

  for (const pipe of [input, output])
    pipe.on('error', (failure) => {
      for (const { reject } of waiting.values()) reject(failure)
    })

  function receive({ id, error, result, method, params, sessionId = '' }) {
    const { resolve, reject } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (error) reject?.(new Error(error.message))
    else resolve?.(result)
    for (const one of listeners)
      if (one.method === method && (!one.sessionId || one.sessionId === sessionId)) one.run(params)
  }

  return {
    send(method, params = {}, sessionId) {
      sent += 1
      const id = sent
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      return inTime(new Promise((resolve, reject) => waiting.set(id, { resolve, reject })), method)
    },
    listen: (sessionId, method, run) => void listeners.push({ sessionId, method, run }),
  }
}

/** Values for those who take them, in order. */
function queue() {
  const values = []
  const takers = []
  return {
    put: (value) => (takers.length > 0 ? takers.shift()(value) : values.push(value)),
    take: () => (values.length > 0 ? Promise.resolve(values.shift()) : new Promise((take) => takers.push(take))),
  }
}

/** Rejects where a promise takes too long. */
async function inTime(pending, what) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: not within ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    return await Promise.race([pending, late])
  } finally {
    clearTimeout(timer)
  }
}
