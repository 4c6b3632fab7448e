import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../tools/free-port.mjs'

const running: ChildProcess[] = []
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rove-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
})

function start(
  port: number,
  [command, ...words]: readonly [string, ...string[]] = [process.execPath, 'tools/start.mjs'],
) {
  const child = spawn(command, words, {
    env: { ...process.env, PORT: String(port), DEMO_DB: join(folder, 'demo.sqlite') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    output.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.err += chunk
  })
  return { child, output, ended: once(child, 'exit') }
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  )
}

/** No test is about time: this only ends what would never succeed. */
const timeout = 300_000

describe('npm start', { timeout: 2 * timeout }, () => {
  it('prints one line when the shop accepts requests, and leaves no process after Ctrl-C', async () => {
    const port = await freePort()
    const { child, output, ended } = start(port)
    await Promise.race([once(child.stdout, 'data'), ended])
    expect(output.out).toBe(`Rove demo shop: http://localhost:${port}\n`)
    expect(await answers(port)).toBe(true)
    child.kill('SIGINT')
    expect(await ended).toEqual([0, null])
    expect(await answers(port)).toBe(false)
    expect(readdirSync(folder), 'its database is one file again').toEqual(['demo.sqlite'])
  })

  it('stops together with npm, by every signal', async () => {
    const port = await freePort()
    const { child, ended } = start(port, ['npm', 'start'])
    await expect.poll(() => answers(port), { timeout }).toBe(true)
    child.kill('SIGTERM')
    await ended
    // npm may end before the shop does.
    await expect.poll(() => answers(port), { timeout }).toBe(false)
  })

  it('reports a port that is in use', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { output, ended } = start(port)
    expect(await ended).toEqual([1, null])
    expect(output.err).toContain(`Port ${port} is taken. Set another with PORT.`)
    other.close()
  })
})
