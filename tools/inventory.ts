/** `dist/scripts.json`: every script that a shop serves, with its size and its hash, for `integrity` attributes and audits. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { globSync } from 'tinyglobby'

/** One built script. */
export interface Script {
  /** Its path below `dist/`. */
  readonly file: string
  readonly bytes: number
  readonly brotli: number
  /** The value for an `integrity` attribute. */
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

/** Writes the inventory into the folder that it describes. */
export function writeInventory(folder: string): void {
  writeFileSync(`${folder}/scripts.json`, `${JSON.stringify(inventory(folder), null, 2)}\n`)
}
