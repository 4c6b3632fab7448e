import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runStages } from '../../tools/run-stages.mjs'
import { playwright, type Stage, vitest } from '../../tools/stages.mjs'

const planted = 'tests/tools/planted'
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rove-'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const run = (stages: readonly Stage[]) =>
  runStages(stages, { ...process.env, PLANTED: folder }, { folder, stdio: 'ignore' })
const runsOf = (name: string) => readFileSync(join(folder, name), 'utf8').length

describe.each([
  ['vitest', () => vitest('planted', ['--config', `${planted}/vitest.config.ts`], folder)],
  ['playwright', () => playwright('planted', ['--config', `${planted}/playwright.config.ts`], folder)],
] as const)('a test of %s', (runner, stage) => {
  it('fails the run if it fails again, and is unsteady if it passes alone', { timeout: 120_000 }, () => {
    const { succeeded, lines } = run([stage()])
    expect(succeeded).toBe(false)
    expect(lines.at(-1)).toBe('2 passed, 1 failed')
    expect(lines.filter((line) => /always fails/.test(line))).toEqual([expect.stringMatching(/^✗ planted: /)])
    const unsteady = lines.filter((line) => /first run/.test(line))
    expect(unsteady).toEqual([expect.stringMatching(/^unsteady, passed when it ran alone: planted: /)])
    expect(readFileSync(join(folder, 'unsteady.txt'), 'utf8')).toMatch(/^planted: .*fails at its first run \(a\+b\)/)
    expect(runsOf(`${runner}-always`)).toBe(2)
    expect(runsOf(`${runner}-first`)).toBe(2)
    expect(runsOf(`${runner}-other`), 'a test that has passed does not run again').toBe(1)
  })
})

/** A stage whose tests fail at first. @param steady those that fail again */
function failing(count: number, steady: readonly string[] = []): Stage {
  const command = [process.execPath, '-e', '']
  const test = (title: string) => ({ file: 'a.test.ts', title })
  const broken = Array.from({ length: count }, (_, index) => ({ says: `t${index}`, test: test(`t${index}`) }))
  return {
    name: 'many',
    command,
    count: () => ({ passed: 9, failed: count, broken }),
    again: ({ title = '' }) => ({
      name: 'again',
      command,
      count: () =>
        steady.includes(title) ? { passed: 0, failed: 1, broken: [] } : { passed: 1, failed: 0, broken: [] },
    }),
  }
}

describe('the result of a run', () => {
  it('succeeds with five unsteady tests', () => {
    expect(run([failing(5)])).toMatchObject({ succeeded: true })
    expect(run([failing(5)]).lines.at(-1)).toBe('14 passed, 0 failed')
  })

  it('fails with six, and says so', () => {
    const { succeeded, lines } = run([failing(6)])
    expect(succeeded).toBe(false)
    expect(lines).toContain('✗ 6 tests are unsteady; at most 5 may be.')
    expect(lines.at(-1)).toBe('15 passed, 1 failed')
  })

  it('fails with one test that fails twice', () => {
    const { succeeded, lines } = run([failing(3, ['t1'])])
    expect(succeeded).toBe(false)
    expect(lines).toContain('✗ many: t1')
    expect(lines.at(-1)).toBe('11 passed, 1 failed')
  })

  it('fails if a stage without tests fails, or a runner ends without naming a failed test', () => {
    const ends = (code: number) => [process.execPath, '-e', `process.exit(${code})`]
    expect(run([{ name: 'lint', command: ends(1) }]).lines.at(-1)).toBe('0 passed, 1 failed')
    const crashed: Stage = {
      ...failing(0),
      command: ends(1),
    }
    expect(run([crashed]).lines.at(-1)).toBe('9 passed, 1 failed')
  })

  it('a list of a run before does not stay', () => {
    run([failing(1)])
    expect(existsSync(join(folder, 'unsteady.txt'))).toBe(true)
    run([failing(0)])
    expect(existsSync(join(folder, 'unsteady.txt'))).toBe(false)
  })

  it('many failures are not run again', () => {
    const { succeeded, lines } = run([failing(21)])
    expect(succeeded).toBe(false)
    expect(lines.at(-1)).toBe('9 passed, 21 failed')
  })
})
