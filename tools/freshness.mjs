/** Whether what is built was built from the source that stands here. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a build leaves the mark of its source. */
export const markFile = 'dist/.source'

const folders = ['core', 'loader', 'widgets', 'tools']
const files = ['package.json', 'package-lock.json', 'tsconfig.json']
const source = /\.(ts|tsx|css|mjs)$/

/** A hash of all that a build reads, by content: a checkout that changes nothing but times changes no mark. */
export function sourceMark() {
  const hash = createHash('sha256')
  for (const file of [...folders.flatMap(filesBelow), ...files]) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** True when `dist/` was built from this source. */
export function isFresh() {
  return existsSync(markFile) && readFileSync(markFile, 'utf8') === sourceMark()
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && source.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}
