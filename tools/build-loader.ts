/** Builds the loader: one classic script, as small as possible. */
import { resolve } from 'node:path'
import { build } from 'tsup'
import packageJson from '../package.json' with { type: 'json' }

/**
 * @param modules the name of the folder of built modules
 * @param outDir the folder for `rove.js`, beside that folder
 * @returns the paths of the modules whose code is in `rove.js`
 */
export async function buildLoader(modules: string, outDir: string): Promise<Set<string>> {
  const used = new Set<string>()
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
    esbuildPlugins: [
      {
        name: 'noting-modules',
        setup: (bundler) =>
          bundler.onEnd(({ metafile }) => {
            for (const { inputs } of Object.values(metafile?.outputs ?? {}))
              for (const [path, { bytesInOutput }] of Object.entries(inputs)) if (bytesInOutput > 0) used.add(path)
          }),
      },
    ],
    minify: 'terser',
    terserOptions: { ecma: 2020, toplevel: true, compress: { passes: 3, unsafe: true, unsafe_arrows: true } },
    define: {
      __ROVE_VERSION__: JSON.stringify(packageJson.version),
      __ROVE_BUILD__: JSON.stringify(modules),
    },
  })
  if (used.size === 0) throw new Error('the bundler did not list the modules of the loader')
  return new Set([...used].map((path) => resolve(path)))
}
