import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runStages } from '../../../tools/check/run-stages.mjs'
import { playwright, type SideBySide, type Stage, vitest } from '../../../tools/check/stages.mjs'

const planted = 'tests/tools/check/planted'
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rove-'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const run = (stages: readonly (Stage | SideBySide)[]) =>
  runStages(stages, { ...process.env, PLANTED: folder }, { folder, stdio: 'ignore' })
const runsOf = (name: string) => readFileSync(join(folder, name), 'utf8').length

describe.each([
  ['vitest', () => vitest('planted', ['--config', `${planted}/vitest.config.ts`], folder)],
  ['playwright', () => playwright('planted', ['--config', `${planted}/playwright.config.ts`], folder)],
] as const)('a test of %s', (runner, stage) => {
  it('fails the run if it fails again, and is unsteady if it passes alone', { timeout: 120_000 }, async () => {
    const { succeeded, lines } = await run([stage()])
    expect(succeeded).toBe(false)
    expect(lines.at(-1)).toBe('2 passed, 1 failed')
    expect(lines.filter((line) => /always fails/.test(line))).toEqual([expect.stringMatching(/^✗ planted: /)])
    const unsteady = lines.filter((line) => /first run/.test(line))
    expect(unsteady).toEqual([expect.stringMatching(/^unsteady, passed when it ran alone: planted: /)])
    expect(readFileSync(join(folder, 'unsteady.txt'), 'utf8')).toMatch(/^planted: .*fails at its first run \(a\+b\)/)
    expect(lines.at(-2)).toMatch(/^Warning: a test is unsteady\. /)
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
  it('succeeds with five unsteady tests', async () => {
    expect(await run([failing(5)])).toMatchObject({ succeeded: true })
    expect((await run([failing(5)])).lines.at(-1)).toBe('14 passed, 0 failed')
  })

  it('fails with six, and says so', async () => {
    const { succeeded, lines } = await run([failing(6)])
    expect(succeeded).toBe(false)
    expect(lines).toContain('✗ 6 tests are unsteady; at most 5 may be.')
    expect(lines.at(-1)).toBe('15 passed, 1 failed')
  })

  it('fails with one test that fails twice', async () => {
    const { succeeded, lines } = await run([failing(3, ['t1'])])
    expect(succeeded).toBe(false)
    expect(lines).toContain('✗ many: t1')
    expect(lines.at(-1)).toBe('11 passed, 1 failed')
  })

  it('fails if a stage without tests fails, or a runner ends without naming a failed test', async () => {
    const ends = (code: number) => [process.execPath, '-e', `process.exit(${code})`]
    expect((await run([{ name: 'lint', command: ends(1) }])).lines.at(-1)).toBe('0 passed, 1 failed')
    const crashed: Stage = {
      ...failing(0),
      command: ends(1),
    }
    expect((await run([crashed])).lines.at(-1)).toBe('9 passed, 1 failed')
  })

  it('a list of a run before does not stay', async () => {
    await run([failing(1)])
    expect(existsSync(join(folder, 'unsteady.txt'))).toBe(true)
    await run([failing(0)])
    expect(existsSync(join(folder, 'unsteady.txt'))).toBe(false)
  })

  it('many failures are not run again', async () => {
    const { succeeded, lines } = await run([failing(21)])
    expect(succeeded).toBe(false)
    expect(lines.at(-1)).toBe('9 passed, 21 failed')
  })

  it('counts stages that run side by side, each list in its order', async () => {
    const ends = (name: string, code: number): Stage => ({
      name,
      command: [
        process.execPath,
        '-e',
        `require('fs').appendFileSync(process.env.PLANTED + '/${name[0]}', '${name} '); process.exit(${code})`,
      ],
    })
    const lists = [
      [ends('a1', 0), ends('a2', 1), ends('a3', 0)],
      [ends('b1', 0), ends('b2', 0)],
    ]
    const { lines } = await run([{ sideBySide: lists }, ends('c1', 0)])
    expect(lines.at(-1)).toBe('5 passed, 1 failed')
    expect(['a', 'b', 'c'].map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual([
      'a1 a2 a3 ',
      'b1 b2 ',
      'c1 ',
    ])
  })

  it('stages that run side by side do so at the same time', async () => {
    // Each ends only when the other has begun.
    const meets = (own: string, other: string): Stage => ({
      name: own,
      command: [
        process.execPath,
        '-e',
        `const fs = require('fs'), folder = process.env.PLANTED + '/'; fs.writeFileSync(folder + '${own}', ''); ` +
          `setInterval(() => fs.existsSync(folder + '${other}') && process.exit(0), 20); setTimeout(() => process.exit(1), 30_000)`,
      ],
    })
    const { lines } = await run([{ sideBySide: [[meets('one', 'two')], [meets('two', 'one')]] }])
    expect(lines.at(-1)).toBe('2 passed, 0 failed')
  })
})
