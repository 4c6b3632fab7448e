/**
 * `npm run hosts`: installs the systems that this machine has, with our integrations, and tests them in a browser. Words
 * behind `--` go to Playwright. Exits with 1 if a test fails, and with 2 if there is no system.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Host } from '../../tests/hosts/host'
import { systems } from '../../tests/hosts/systems'
import { buildWhenStale } from '../build/build-when-stale.mjs'
import { prepare } from '../prepare.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
prepare()
buildWhenStale()
process.exitCode = await run()

async function run(): Promise<number> {
  const all = systems()
  for (const { name, missing } of all) if (missing) console.error(`${name} is not tested. ${missing}`)
  const found = all.filter(({ missing }) => !missing)
  if (found.length === 0) return 2
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'))
  const started: Host[] = []
  try {
    const env = { ...process.env }
    for (const { name, variable, start } of found) {
      const host = await start(join(folder, name))
      started.push(host)
      env[variable] = host.origin
      console.log(`${name}: ${host.origin}`)
    }
    const projects = found.map(({ name }) => `--project=${name}`)
    const words = [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'tests/hosts/playwright.config.ts',
      ...projects,
      ...process.argv.slice(2),
    ]
    return spawnSync(process.execPath, words, { stdio: 'inherit', env }).status ?? 1
  } finally {
    await Promise.all(started.map((host) => host.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}
