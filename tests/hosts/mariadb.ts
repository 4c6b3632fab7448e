/** A MariaDB server of its own: its data are in a folder, and it listens on a socket only. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntil } from './wait-until'

export interface MariaDb {
  /** The path of the socket. The user is `root`, without a password. */
  readonly socket: string
  stop(): Promise<void>
}

/** @param folder where its data are; it must not exist */
export async function startMariaDb(folder: string): Promise<MariaDb> {
  mkdirSync(folder, { recursive: true })
  const data = join(folder, 'data')
  const isRoot = process.getuid?.() === 0
  const common = ['--no-defaults', `--datadir=${data}`, ...(isRoot ? ['--user=root'] : [])]
  execFileSync('mariadb-install-db', [...common, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    stdio: 'ignore',
  })
  // The path of a socket has at most 107 characters, and that of the folder may be longer.
  const place = mkdtempSync(join(tmpdir(), 'db-'))
  const socket = join(place, 'socket')
  const options = ['--skip-networking', '--innodb-flush-log-at-trx-commit=0', '--innodb-buffer-pool-size=32M']
  const log = `--log-error=${join(folder, 'error.log')}`
  const server = spawn('mariadbd', [...common, ...options, `--socket=${socket}`, log], { stdio: 'ignore' })
  await waitUntil('MariaDB answers', () => {
    if (server.exitCode !== null) throw new Error(`mariadbd has ended: see ${folder}/error.log`)
    return existsSync(socket)
  })
  return {
    socket,
    async stop() {
      const isOver = once(server, 'exit')
      if (server.exitCode === null && server.kill()) await isOver
      rmSync(place, { recursive: true, force: true })
    },
  }
}
