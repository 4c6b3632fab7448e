/** The yardsticks of `npm run bench`: the same things written without the widgets. */
import { build } from 'esbuild'

/**
 * Bundles files of `tools/bench/yardsticks/`.
 *
 * @param {string[]} names `['plain-heart.js']`
 * @returns {Promise<string>} one script
 */
export async function yardsticks(names) {
  const { outputFiles } = await build({
    entryPoints: names.map((name) => `tools/bench/yardsticks/${name}`),
    alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
  })
  return outputFiles.map(({ text }) => text).join('\n')
}
