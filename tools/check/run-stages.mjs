/**
 * Runs stages, then each failed test once more, alone: on a busy machine a test can fail by chance. A test that passes
 * then is unsteady. Unsteady tests count as passed, and are listed.
 */
import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { closingLine } from './count.mjs'
import { outcome, results } from './stages.mjs'

/** With more unsteady tests than this, the run fails. */
export const mostUnsteady = 5

/** With more failed tests than this, none is run again: that takes long, and would not tell more. */
const mostAgain = 20

/**
 * Runs stages one after the other. Lists of stages in their place run side by side, each list one after the other.
 *
 * @param {readonly (import('./stages.mjs').Stage | import('./stages.mjs').SideBySide)[]} stages
 * @param {NodeJS.ProcessEnv} env
 * @param {{ folder?: string, stdio?: 'inherit' | 'ignore' }} [options] `folder`: where `unsteady.txt` is written, if a
 *   test is unsteady
 * @returns {Promise<{ succeeded: boolean, lines: string[] }>} the closing lines; the last one has the counts
 */
export async function runStages(stages, env, { folder = results, stdio = 'inherit' } = {}) {
  const run = (stage) => runStage(stage, env, stdio)
  const total = { passed: 0, failed: 0 }
  const lines = []
  const failures = []
  const runEach = async (list, runOne) => {
    for (const stage of list) {
      const { seconds, ...counts } = await runOne(stage)
      total.passed += counts.passed
      total.failed += counts.failed
      failures.push(...counts.broken.map((failure) => ({ stage, ...failure })))
      lines.push(`${stage.name}: ${closingLine(counts)}, ${seconds} s`)
    }
  }
  for (const next of stages)
    if ('sideBySide' in next) {
      // The output of each is kept together.
      const runOne = (stage) => runStage(stage, env, stdio === 'inherit' ? 'pipe' : stdio)
      await Promise.all(next.sideBySide.map((list) => runEach(list, runOne)))
    } else await runEach([next], run)

  const unsteady = await secondLook(failures, run)
  total.passed += unsteady.size
  total.failed -= unsteady.size
  const tooMany = unsteady.size > mostUnsteady
  // A last line without a failure would say that the run has succeeded.
  if (tooMany) total.failed += 1

  const titled = ({ stage, says }) => `${stage.name}: ${says}`
  lines.push(
    '',
    ...failures.filter((failure) => !unsteady.has(failure)).map((failure) => `✗ ${titled(failure)}`),
    ...[...unsteady].map((failure) => `unsteady, passed when it ran alone: ${titled(failure)}`),
    ...(tooMany ? [`✗ ${unsteady.size} tests are unsteady; at most ${mostUnsteady} may be.`] : []),
    ...(unsteady.size > 0 ? [warning(unsteady.size)] : []),
    closingLine(total),
  )
  const list = `${folder}/unsteady.txt`
  rmSync(list, { force: true })
  if (unsteady.size > 0) writeFileSync(list, `${[...unsteady].map(titled).join('\n')}\n`)
  return { succeeded: total.failed === 0, lines }
}

const warning = (count) =>
  `Warning: ${count === 1 ? 'a test is' : `${count} tests are`} unsteady. Find out why before it hides a mistake: unsteady.txt`

/** Runs each failed test once more. Returns those that pass. */
async function secondLook(failures, run) {
  const tests = failures.filter(({ stage, test }) => stage.again && test)
  const unsteady = new Set()
  if (tests.length > mostAgain) return unsteady
  for (const failure of tests) {
    const { passed, failed } = await run(failure.stage.again(failure.test))
    if (failed === 0 && passed > 0) unsteady.add(failure)
  }
  return unsteady
}

/** Runs one stage. Prints what it says at once, or with `pipe` when it has ended. */
async function runStage({ name, command, env: own, count }, env, stdio) {
  const began = Date.now()
  const title = `\n── ${name}`
  if (stdio !== 'pipe') console.log(title)
  const { succeeded, says } = await runCommand(command, { ...env, ...own }, stdio)
  if (stdio === 'pipe') console.log(`${title}\n${says}`)
  const counts = outcome(succeeded, count?.())
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`── ${name}: ${closingLine(counts)}, ${seconds} s`)
  return { ...counts, seconds }
}

/** @returns {Promise<{ succeeded: boolean, says: string }>} with `pipe`, `says` is its whole output */
function runCommand([file, ...words], env, stdio) {
  return new Promise((resolve) => {
    const child = spawn(file, words, { stdio: stdio === 'pipe' ? ['ignore', 'pipe', 'pipe'] : stdio, env })
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part))
    const end = (succeeded) => resolve({ succeeded, says: Buffer.concat(output).toString() })
    child.on('error', ({ message }) => {
      console.error(message)
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}
