/** The static site on a plain file server, below a path: no rewriting, no default file but `index.html`. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, resolve } from 'node:path'

const folder = '.cache/static-site'
const path = '/shop/docs/'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/** Builds the site, as `npm run storybook:build` does. Rejects with what the build says if it fails. */
export function buildSite(): Promise<void> {
  return new Promise((done, failed) => {
    const said: Buffer[] = []
    const build = spawn('node_modules/.bin/storybook', ['build', '-o', folder, '--quiet', '--disable-telemetry'])
    for (const stream of [build.stdout, build.stderr]) stream.on('data', (part) => said.push(part))
    build.on('error', failed)
    build.on('close', (code) => (code === 0 ? done() : failed(new Error(Buffer.concat(said).toString()))))
  })
}

/** The server: its address, and a function that ends it. */
export interface SiteServer {
  readonly url: string
  stop(): void
}

/** Serves the built site on a free port. */
export async function serveSite(): Promise<SiteServer> {
  const root = resolve(folder)
  const server = createServer(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = pathname.startsWith(path) ? resolve(root, pathname.slice(path.length) || 'index.html') : ''
    try {
      const body = await readFile(file.startsWith(root) ? file : '')
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, done))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}${path}`, stop: () => server.close() }
}
