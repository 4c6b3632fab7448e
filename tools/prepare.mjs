/** Checks and installs what a command needs: the right version of Node, and the packages of the lockfile. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** @returns {string | undefined} what is wrong with this version of Node */
export function wrongNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 20) ? undefined : `Node 20.20 or later is needed; this is ${version}.`
}

/**
 * The packages of the lockfile that are missing or have another version. Checking is faster than installing again. An
 * optional package may be missing: it is for another system.
 *
 * @param {{ packages: Record<string, { version?: string, optional?: boolean }> }} lock
 * @param {(path: string) => string | undefined} versionAt the version that is installed in a folder
 * @returns {string[]} their folders
 */
export function missingPackages(lock, versionAt) {
  return Object.entries(lock.packages)
    .filter(([path, { version, optional }]) => {
      if (path === '') return false
      const installed = versionAt(path)
      return installed === undefined ? !optional : installed !== version
    })
    .map(([path]) => path)
}

/** Installs missing packages. Exits with a message when that fails. */
export function prepare() {
  const wrong = wrongNode()
  if (wrong) end(wrong)
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  // npm writes this file last: without it, an installation was interrupted.
  if (existsSync('node_modules/.package-lock.json') && missingPackages(lock, installedVersion).length === 0) return
  console.error('Installing packages …')
  const { status, stdout, stderr, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) end(`The packages could not be installed. npm ci says:\n${error?.message ?? `${stdout}${stderr}`}`)
}

function installedVersion(path) {
  const file = `${path}/package.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined
}

function end(sentence) {
  console.error(sentence)
  process.exit(1)
}
