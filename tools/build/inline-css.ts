/** The esbuild plugin for `import css from './x.css?inline'`: the minified text, as in Vite. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { type Plugin, transform } from 'esbuild'
import { buildTargets } from './oldest-browsers'

export const inlineCss: Plugin = {
  name: 'inline-css',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: path.startsWith('.') ? resolve(resolveDir, path) : fromPackage(`${resolveDir}/`, path),
      namespace: 'inline-css',
    }))
    build.onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path }) => {
      const file = path.replace(/\?inline$/, '')
      const { code } = await transform(await readFile(file, 'utf8'), {
        loader: 'css',
        minify: true,
        target: buildTargets,
      })
      return { contents: code, loader: 'text', watchFiles: [file] }
    })
  },
}

/** The path of a package's style sheet, found by its export name. */
function fromPackage(from: string, path: string): string {
  return createRequire(from).resolve(path.replace(/\?inline$/, ''))
}
