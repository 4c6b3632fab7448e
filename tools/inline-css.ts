/** The plugin behind `import css from './x.css?inline'`: the minified text, as Vite reads it too. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Plugin, transform } from 'esbuild'

export const inlineCss: Plugin = {
  name: 'inline-css',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path),
      namespace: 'inline-css',
    }))
    build.onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path }) => {
      const file = path.replace(/\?inline$/, '')
      const { code } = await transform(await readFile(file, 'utf8'), { loader: 'css', minify: true, target: 'es2022' })
      return { contents: code, loader: 'text', watchFiles: [file] }
    })
  },
}
