/**
 * `npm run unit`, `e2e` and `size`: runs a command that needs built files, after installing and building what is
 * missing.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildWhenStale } from './build/build-when-stale.mjs'
import { prepare } from './prepare.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
prepare()
buildWhenStale()
const [command, ...words] = process.argv.slice(2)
const { status, error } = spawnSync(`node_modules/.bin/${command}`, words, { stdio: 'inherit' })
if (error) console.error(error.message)
process.exit(status ?? 1)
