/** `npm test`: runs all checks one after the other, then prints the failures and one line with the counts. */
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findChromium } from './browser.mjs'
import { freePort } from './free-port.mjs'
import { prepare } from './prepare.mjs'
import { runStages } from './run-stages.mjs'
import { results, stages } from './stages.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
prepare()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const { succeeded, lines } = runStages(stages(), {
  ...process.env,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  FORCE_COLOR: '0',
  CHROMIUM_PATH: await chromium(),
  E2E_PORT: String(await freePort()),
})
console.log(`\n${lines.join('\n')}`)
process.exitCode = succeeded ? 0 : 1

/** Without a browser the other stages still run; those that need one fail. */
async function chromium() {
  try {
    return await findChromium()
  } catch (failure) {
    console.error(failure.message)
    return ''
  }
}
