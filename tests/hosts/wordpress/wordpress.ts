/**
 * WordPress as Debian packages it, with our plugin, a small shop and a theme (`site/`, `theme/`), installed by its own
 * installer into a folder and served by PHP’s server.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, openSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../tools/free-port.mjs'
import type { Host } from '../host'
import { type MariaDb, startMariaDb } from '../mariadb'
import { waitUntil } from '../wait-until'

const source = '/usr/share/wordpress'
const here = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** @param folder an empty folder, or one that does not exist */
export async function startWordPress(folder: string): Promise<Host> {
  const site = join(folder, 'site')
  copySite(site)
  const database = await startMariaDb(join(folder, 'database'))
  try {
    return await serve(folder, site, database)
  } catch (failure) {
    await database.stop()
    throw failure
  }
}

async function serve(folder: string, site: string, database: MariaDb): Promise<Host> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = { ...process.env, ROVE_HOST_ORIGIN: origin, ROVE_HOST_SOCKET: database.socket }
  const php = (script: string) =>
    execFileSync('php', ['-d', 'error_reporting=E_ALL & ~E_DEPRECATED', join(here, script), site], {
      env,
      stdio: 'pipe',
    })
  php('install.php')
  php('fill.php')
  const log = openSync(join(folder, 'server.log'), 'w')
  const server = spawn('php', ['-S', `localhost:${port}`, '-t', site, join(here, 'router.php')], {
    env: { ...env, PHP_CLI_SERVER_WORKERS: '3' },
    stdio: ['ignore', log, log],
    // Its workers are processes of their own, and end with its group.
    detached: true,
  })
  await waitUntil('WordPress answers', async () => {
    if (server.exitCode !== null) throw new Error(`php has ended: see ${folder}/server.log`)
    return (await fetch(`${origin}/rove/scripts.json`).catch(() => undefined))?.ok ?? false
  })
  return {
    origin,
    folder,
    async stop() {
      const isOver = once(server, 'exit')
      if (server.exitCode === null && server.pid !== undefined && process.kill(-server.pid)) await isOver
      await database.stop()
    },
  }
}

/** Copies what is written or asks for its own place; the rest is a link. */
function copySite(site: string): void {
  mkdirSync(site, { recursive: true })
  for (const { name } of readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isFile()))
    if (name !== 'wp-config.php') cpSync(join(source, name), join(site, name))
  cpSync(join(source, 'wp-admin'), join(site, 'wp-admin'), { recursive: true, dereference: true })
  symlinkSync(join(source, 'wp-includes'), join(site, 'wp-includes'))
  const content = join(site, 'wp-content')
  const copies: readonly (readonly [from: string, to: string])[] = [
    [join(root, 'integrations/wordpress/rove'), join(content, 'plugins/rove')],
    [join(here, 'site'), join(content, 'mu-plugins')],
    [join(here, 'theme'), join(content, 'themes/rove-shop')],
    [join(here, 'wp-config.php'), join(site, 'wp-config.php')],
    [join(root, 'dist'), join(site, 'rove')],
  ]
  for (const [from, to] of copies) cpSync(from, to, { recursive: true })
}
