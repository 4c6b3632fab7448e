/** Builds the loader as `tsup.config.ts` says. */
import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Metafile } from 'esbuild'
import { build } from 'tsup'

/**
 * @param folder the folder that contains the built modules, for `rove.js`
 * @returns the paths of the modules whose code is in `rove.js`
 */
export async function buildLoader(folder: string): Promise<Set<string>> {
  await build({ outDir: folder, metafile: true, silent: true })
  const list = `${folder}/metafile-iife.json`
  const { outputs }: Metafile = JSON.parse(readFileSync(list, 'utf8'))
  rmSync(list)
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs))
  return new Set(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => resolve(path)))
}
