/**
 * Builds the loader, `rove.js`: one classic script, as small as possible. `npx tsup` builds it again for the modules in
 * `dist/`; `tools/build/build.ts` builds both.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { defineConfig } from 'tsup'
import packageJson from './package.json' with { type: 'json' }
import { buildTargets } from './tools/build/oldest-browsers'

export default defineConfig(({ outDir = 'dist' }) => ({
  entry: { rove: 'loader/main.ts' },
  format: 'iife',
  platform: 'browser',
  target: buildTargets,
  noExternal: [/.*/],
  outDir,
  outExtension: () => ({ js: '.js' }),
  // After terser, which would put the values into the code.
  onSuccess: async () => addSwitches(`${outDir}/rove.js`),
  minify: 'terser',
  terserOptions: { ecma: 2020, toplevel: true, compress: { passes: 3, unsafe: true, unsafe_arrows: true } },
  define: {
    __ROVE_VERSION__: JSON.stringify(packageJson.version),
    __ROVE_BUILD__: JSON.stringify(modulesIn(outDir)),
  },
}))

/** Makes the code a function of what a shop can change in its copy, in the last line. */
function addSwitches(file: string): void {
  const code = readFileSync(file, 'utf8').trim()
  writeFileSync(file, `((roveOff,roveLast)=>{${code}})\n("","")\n`)
}

/** The name of the folder of built modules, from which the loader imports. */
function modulesIn(folder: string): string {
  const name = existsSync(folder) && readdirSync(folder).find((file) => /^[0-9a-f]{8}$/.test(file))
  if (!name) throw new Error(`${folder} has no built modules for the loader: run npm run build first`)
  return name
}
