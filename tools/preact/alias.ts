/** The plugin that puts Preact in React's place in the built files. */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const modules: Readonly<Record<string, string>> = {
  react: here('./react.ts'),
  'react-dom/client': here('./react-dom-client.ts'),
}

/** Any other module of React's is an error: nothing of React may reach the built files. */
export const preactForReact: Plugin = {
  name: 'preact-for-react',
  setup(build) {
    build.onResolve({ filter: /^react(-dom)?(\/.*)?$/ }, ({ path, kind, resolveDir }) => {
      if (path === 'react/jsx-runtime') return build.resolve('preact/jsx-runtime', { kind, resolveDir })
      const file = modules[path]
      return file ? { path: file } : { errors: [{ text: `tools/preact has nothing for ${path}` }] }
    })
  },
}
