/**
 * `npm test`: runs all checks one after the other, then prints the failures and one line with the counts. With the word
 * `quick`, `npm run quick`: only those that need no browser.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepare } from '../prepare.mjs'
import { runStages } from './run-stages.mjs'
import { browserStages, quickStages, results, testEnvironment } from './stages.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
prepare()
mkdirSync(results, { recursive: true })

const isQuick = process.argv[2] === 'quick'
// What the stories showed is kept by what runs no browser.
const kept = isQuick ? ['shown'] : []
for (const name of readdirSync(results))
  if (!kept.includes(name)) rmSync(`${results}/${name}`, { recursive: true, force: true })
const stages = isQuick ? quickStages({ writes: true }) : [...quickStages({ writes: false }), ...browserStages()]
const { succeeded, lines } = await runStages(stages, await testEnvironment())
if (isQuick && !existsSync(`${results}/shown`))
  console.log(
    '\nStates and texts were not compared with the stories: none have run. npx vitest run --project storybook',
  )
console.log(`\n${lines.join('\n')}`)
process.exitCode = succeeded ? 0 : 1
