import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { isFresh } from '../../tools/build/freshness.mjs'

const run = (...words: string[]) =>
  spawnSync(process.execPath, ['tools/with-build.mjs', ...words], { encoding: 'utf8', timeout: 60_000 })

describe('a command that reads built files', { timeout: 90_000 }, () => {
  it('runs with the built files and returns the command’s exit status', () => {
    const { status, stdout } = run('tsc', '--version')
    expect(isFresh()).toBe(true)
    expect(stdout).toMatch(/^Version \d/)
    expect(status).toBe(0)
    expect(run('tsc', '--no-such-option').status).toBe(1)
  })

  it('reports a command that does not exist', () => {
    const { status, stderr } = run('no-such-command')
    expect(status).toBe(1)
    expect(stderr).toContain('no-such-command')
  })
})
