/** Builds the loader: one classic script, as small as it can be made. */
import { build } from 'tsup'
import packageJson from '../package.json' with { type: 'json' }
import { loadsWhenVisible } from './widgets'

/** @param modules the name of the folder of built modules @param outDir where `rove.js` goes, beside that folder */
export async function buildLoader(modules: string, outDir: string): Promise<void> {
  await build({
    config: false,
    silent: true,
    entry: { rove: 'loader/main.ts' },
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    noExternal: [/.*/],
    outDir,
    outExtension: () => ({ js: '.js' }),
    minify: 'terser',
    terserOptions: { ecma: 2020, toplevel: true, compress: { passes: 3, unsafe: true, unsafe_arrows: true } },
    define: {
      __ROVE_VERSION__: JSON.stringify(packageJson.version),
      __ROVE_BUILD__: JSON.stringify(modules),
      __ROVE_LOADS_WHEN_VISIBLE__: JSON.stringify(loadsWhenVisible),
    },
  })
}
