/** The elements' definitions, read in Node from the same source that the browser runs. */
import { build } from 'esbuild'
import type { RoveElement } from '../core/element/define-element'
import type { ElementDefinition } from '../core/element/definition'
import { inlineCss } from './inline-css'

/** @param files the element files, from the project's root */
export async function readDefinitions(files: readonly string[]): Promise<ElementDefinition[]> {
  const contents = files.map((file, n) => `export { default as element${n} } from './${file}'`).join('\n')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    plugins: [inlineCss],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(process.cwd() + '/');" },
  })
  const code = outputFiles[0]?.text ?? ''
  const elements: Record<string, RoveElement> = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  )
  return Object.values(elements).map(({ definition }) => definition)
}
