/** Drupal 7 as it is published, with our module and a small shop (`site/`), served by PHP’s own server. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../tools/free-port.mjs'
import { publish } from '../../../tools/release-folder.mjs'
import type { Host } from '../host'
import { waitUntil } from '../wait-until'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Drupal 7 uses what later PHPs call deprecated. */
const flags = ['-d', 'error_reporting=22527', '-d', 'display_errors=0', '-d', 'memory_limit=512M']

/**
 * @param folder an empty folder, or one that does not exist
 * @param source a folder with Drupal 7, or its archive as drupal.org publishes it
 */
export async function startDrupal7(folder: string, source: string): Promise<Host> {
  const site = join(folder, 'site')
  mkdirSync(site, { recursive: true })
  if (statSync(source).isDirectory()) cpSync(source, site, { recursive: true })
  else execFileSync('tar', ['-xf', source, '-C', site, '--strip-components', '1'])
  const settings = join(site, 'sites/default/settings.php')
  cpSync(join(site, 'sites/default/default.settings.php'), settings)
  chmodSync(settings, 0o666)
  mkdirSync(join(site, 'sites/default/files'), { recursive: true })
  cpSync(join(root, 'integrations/drupal7/rove'), join(site, 'sites/all/modules/rove'), { recursive: true })
  cpSync(join(here, 'site'), join(site, 'sites/all/modules/rove_site'), { recursive: true })
  publish(join(root, 'dist'), join(site, 'rove'), 1, true)
  run('install.php', site)
  writeFileSync(settings, `${readFileSync(settings, 'utf8')}\n$cookie_domain = 'localhost';\n`)
  run('fill.php', site)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const log = openSync(join(folder, 'server.log'), 'w')
  const server = spawn('php', [...flags, '-S', `localhost:${port}`, '-t', site, join(here, 'router.php')], {
    cwd: site,
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '3' },
    stdio: ['ignore', log, log],
    // Its workers are processes of their own, and end with its group.
    detached: true,
  })
  await waitUntil('Drupal answers', async () => {
    if (server.exitCode !== null) throw new Error(`php has ended: see ${folder}/server.log`)
    return (await fetch(`${origin}/rove/scripts.json`).catch(() => undefined))?.ok ?? false
  })
  return {
    origin,
    folder,
    async stop() {
      const isOver = once(server, 'exit')
      if (server.exitCode === null && server.pid !== undefined && process.kill(-server.pid)) await isOver
    },
  }
}

/** Runs one of the scripts beside this file in Drupal’s folder. Its own words are in the error. */
function run(script: string, site: string): void {
  execFileSync('php', [...flags, join(here, script)], { cwd: site, stdio: 'pipe' })
}
