/**
 * `npm test`: runs all checks one after the other, then prints the failures and one line with the counts. With the word
 * `quick`, `npm run quick`: only those that need no browser.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepare } from './prepare.mjs'
import { runStages } from './run-stages.mjs'
import { browserStages, quickStages, results, testEnvironment } from './stages.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
prepare()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const isQuick = process.argv[2] === 'quick'
const stages = isQuick ? quickStages() : [...quickStages(), ...browserStages()]
const { succeeded, lines } = await runStages(stages, await testEnvironment())
console.log(`\n${lines.join('\n')}`)
process.exitCode = succeeded ? 0 : 1
