/** A proxy in front of the demo shop for benchmarks: the same pages over HTTP/1.1 or HTTP/2. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request as ask, createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'

/** Headers about one connection, which HTTP/2 forbids. */
const connectionHeaders = [
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
/** What makes the certificate for HTTP/2. */
const certifier = 'openssl'
/** As long as the shop's own, so that no connection is closed during a request. */
const keepAliveTimeout = 75_000

/**
 * @typedef {object} Proxy
 * @property {string} url the proxy's address without a slash at its end: `http://localhost:49152`, with HTTP/2 `https:`
 * @property {() => Promise<void>} stop closes all connections
 */

/**
 * Starts a proxy that forwards requests, answers and redirects as they are, also compressed ones. What differs with
 * HTTP/2: headers about the connection are left out, and the certificate is self-signed.
 *
 * @param {string} shopUrl the shop's address: `http://localhost:4000`
 * @param {object} [options]
 * @param {boolean} [options.http2] HTTP/2 only, instead of HTTP/1.1
 * @param {(html: string) => string} [options.editPage] changes the HTML of the pages that the browser navigates to.
 * With it, such a page comes from the shop uncompressed, and is compressed by the proxy (gzip)
 * @returns {Promise<Proxy>}
 * @throws {Error} which says what to install, if HTTP/2 is wanted and openssl is missing
 */
export async function startProxy(shopUrl, { http2 = false, editPage } = {}) {
  const agent = new Agent({ keepAlive: true })
  const server = http2
    ? createSecureServer({ ...selfSigned(), allowHTTP1: false }, forward)
    : createServer({ keepAliveTimeout }, forward)
  const sockets = new Set()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, 'localhost', resolve))
  const host = `localhost:${server.address().port}`
  const url = `${http2 ? 'https' : 'http'}://${host}`

  function forward(request, response) {
    const { method, url: path } = request
    const isEdited = editPage !== undefined && request.headers['sec-fetch-dest'] === 'document'
    const headers = { ...withoutConnection(request.headers), host }
    // The shop compares it with its own address, which is HTTP.
    if (headers.origin === url) headers.origin = `http://${host}`
    if (isEdited) headers['accept-encoding'] = 'identity'
    const asked = ask(new URL(path, shopUrl), { method, headers, agent }, (answer) => {
      if (isEdited && answer.headers['content-type']?.startsWith('text/html')) sendEdited(answer, response)
      else {
        response.writeHead(answer.statusCode, withoutConnection(answer.headers))
        pipeline(answer, response, () => {})
      }
    })
    pipeline(request, asked, (failure) => failure && response.destroy())
  }

  async function sendEdited(answer, response) {
    const html = await text(answer).catch(() => undefined)
    if (html === undefined) return response.destroy()
    const body = gzipSync(editPage(html))
    const headers = { ...withoutConnection(answer.headers), 'content-encoding': 'gzip', 'content-length': body.length }
    response.writeHead(answer.statusCode, headers).end(body)
  }

  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        for (const socket of sockets) socket.destroy()
        agent.destroy()
      }),
  }
}

/** The headers that go through: without those about the connection, and without HTTP/2's `:method` and others. */
function withoutConnection(headers) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !connectionHeaders.includes(name)),
  )
}

/** A new key and certificate for localhost. */
function selfSigned() {
  const folder = mkdtempSync(join(tmpdir(), 'rove-proxy-'))
  const key = join(folder, 'key.pem')
  const cert = join(folder, 'cert.pem')
  const made = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'
  const words = ['req', ...made.split(' '), '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert]
  try {
    const { status, stderr, error } = spawnSync(certifier, words, { encoding: 'utf8' })
    if (error)
      throw new Error(`HTTP/2 needs a certificate, and ${certifier} does not run. Install it.`, { cause: error })
    if (status !== 0) throw new Error(`${certifier} made no certificate: ${stderr}`)
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
