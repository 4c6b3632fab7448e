/** `dist/scripts.json`: every script a shop serves, its size and its hash, for integrity and for audits. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { globSync } from 'tinyglobby'

/** One built script. */
export interface Script {
  /** Below `dist/`. */
  readonly file: string
  readonly bytes: number
  readonly brotli: number
  /** As an `integrity` attribute wants it. */
  readonly integrity: string
}

/** Every script below a folder. */
export function inventory(folder: string): Script[] {
  return globSync('**/*.js', { cwd: folder })
    .sort()
    .map((file) => {
      const content = readFileSync(`${folder}/${file}`)
      return {
        file,
        bytes: content.length,
        brotli: brotliCompressSync(content).length,
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      }
    })
}

/** Writes the inventory beside what it lists. */
export function writeInventory(folder: string): void {
  writeFileSync(`${folder}/scripts.json`, `${JSON.stringify(inventory(folder), null, 2)}\n`)
}
