/** `npm test`: runs all checks one after the other, then prints the failures and one line with the counts. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findChromium } from './browser.mjs'
import { closingLine } from './count.mjs'
import { freePort } from './free-port.mjs'
import { prepare } from './prepare.mjs'
import { outcome, results, stages } from './stages.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
prepare()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const environment = {
  ...process.env,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  FORCE_COLOR: '0',
  CHROMIUM_PATH: await chromium(),
  E2E_PORT: String(await freePort()),
}

const total = { passed: 0, failed: 0 }
const lines = []
const everyBroken = []
for (const { name, command, count } of stages()) {
  console.log(`\n── ${name}`)
  const began = Date.now()
  const [file, ...words] = command
  const { status, error } = spawnSync(file, words, { stdio: 'inherit', env: environment })
  if (error) console.error(error.message)
  const { passed, failed, broken } = outcome(status === 0, count?.())
  total.passed += passed
  total.failed += failed
  everyBroken.push(...broken.map((line) => `${name}: ${line}`))
  lines.push(`${name}: ${closingLine({ passed, failed })}, ${((Date.now() - began) / 1000).toFixed(1)} s`)
  console.log(`── ${lines.at(-1)}`)
}
console.log(`\n${[...lines, '', ...everyBroken.map((line) => `✗ ${line}`)].join('\n')}\n${closingLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1

/** Without a browser the other stages still run; those that need one fail. */
async function chromium() {
  try {
    return await findChromium()
  } catch (failure) {
    console.error(failure.message)
    return ''
  }
}
