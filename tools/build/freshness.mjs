/** Whether `dist/` was built from the present source. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const folders = ['core', 'loader', 'tools', 'widgets', 'workshop']
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsup.config.ts']
const source = /\.(ts|tsx|css|mjs|html)$/

/** The file in a build's folder that contains the hash of its source. */
export const markFile = '.source'

/** A hash of all files that a build reads, by content: a checkout that changes only times does not change it. */
export function sourceMark(root = '.') {
  const hash = createHash('sha256')
  for (const file of [...folders.flatMap((folder) => filesBelow(root, folder)), ...files])
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/** True when `dist/` was built from this source. */
export function isFresh(root = '.') {
  const mark = join(root, 'dist', markFile)
  return existsSync(mark) && readFileSync(mark, 'utf8') === sourceMark(root)
}

function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && source.test(entry.name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .sort()
}
