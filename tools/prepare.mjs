/** What both commands need before they begin: the right Node, and what the lockfile asks for. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const mark = 'node_modules/.rove-lock'

/** @returns {string | undefined} what is wrong with this version of Node */
export function wrongNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 20) ? undefined : `Node 20.20 or later is needed; this is ${version}.`
}

/** @returns {string} what the installed packages are known by */
export function lockMark(lock) {
  return createHash('sha256').update(lock).update(process.version).digest('hex')
}

/** Installs the lockfile's packages unless they are there. Ends the process, with a sentence, when that is not to be had. */
export function prepare() {
  const wrong = wrongNode()
  if (wrong) end(wrong)
  const wanted = lockMark(readFileSync('package-lock.json'))
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  console.error('Installing packages …')
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) end(`npm ci failed:\n${stdout}${stderr}`)
  writeFileSync(mark, wanted)
}

function end(sentence) {
  console.error(sentence)
  process.exit(1)
}
