/**
 * Runs stages one after the other, then each failed test once more, alone: on a busy machine a test can fail by chance.
 * A test that passes then is unsteady. Unsteady tests count as passed, and are listed.
 */
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { closingLine } from './count.mjs'
import { outcome, results } from './stages.mjs'

/** With more unsteady tests than this, the run fails. */
export const mostUnsteady = 5

/** With more failed tests than this, none is run again: that takes long, and would not tell more. */
const mostAgain = 20

/**
 * @param {readonly import('./stages.mjs').Stage[]} stages
 * @param {NodeJS.ProcessEnv} env
 * @param {{ folder?: string, stdio?: 'inherit' | 'ignore' }} [options] `folder`: where `unsteady.txt` is written, if a
 *   test is unsteady
 * @returns {{ succeeded: boolean, lines: string[] }} the closing lines; the last one has the counts
 */
export function runStages(stages, env, { folder = results, stdio = 'inherit' } = {}) {
  const run = (stage) => runStage(stage, env, stdio)
  const total = { passed: 0, failed: 0 }
  const lines = []
  const failures = []
  for (const stage of stages) {
    const { seconds, ...counts } = run(stage)
    total.passed += counts.passed
    total.failed += counts.failed
    failures.push(...counts.broken.map((failure) => ({ stage, ...failure })))
    lines.push(`${stage.name}: ${closingLine(counts)}, ${seconds} s`)
  }

  const unsteady = secondLook(failures, run)
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
    closingLine(total),
  )
  const list = `${folder}/unsteady.txt`
  rmSync(list, { force: true })
  if (unsteady.size > 0) writeFileSync(list, `${[...unsteady].map(titled).join('\n')}\n`)
  return { succeeded: total.failed === 0, lines }
}

/** Runs each failed test once more. Returns those that pass. */
function secondLook(failures, run) {
  const tests = failures.filter(({ stage, test }) => stage.again && test)
  if (tests.length > mostAgain) return new Set()
  return new Set(
    tests.filter(({ stage, test }) => {
      const { passed, failed } = run(stage.again(test))
      return failed === 0 && passed > 0
    }),
  )
}

/** Runs one stage. */
function runStage({ name, command: [file, ...words], env: own, count }, env, stdio) {
  console.log(`\n── ${name}`)
  const began = Date.now()
  const { status, error } = spawnSync(file, words, { stdio, env: { ...env, ...own } })
  if (error) console.error(error.message)
  const counts = outcome(status === 0, count?.())
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`── ${name}: ${closingLine(counts)}, ${seconds} s`)
  return { ...counts, seconds }
}
