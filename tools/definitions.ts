/** The elements' definitions, read in Node from the same source that the browser runs. */
import { build } from 'esbuild'
import type { RoveElement } from '../core/element/define-element'
import type { AttributeDefinitions, Reference } from '../core/element/definition'
import { inlineCss } from './inline-css'

/** What is generated from. */
export interface DocumentedElement extends Reference {
  readonly tag: string
  readonly definitions: AttributeDefinitions
}

/** @param files the element files, from the project's root */
export async function readDefinitions(files: readonly string[]): Promise<DocumentedElement[]> {
  const contents = files.map((file, n) => `export { default as element${n} } from './${file}'`).join('\n')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    plugins: [inlineCss],
    define: { 'process.env.NODE_ENV': '"production"', __ROVE_REFERENCE__: 'true' },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(process.cwd() + '/');" },
  })
  const code = outputFiles[0]?.text ?? ''
  const elements: Record<string, RoveElement> = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  )
  return Object.values(elements).map(({ definition: { tag, attributes, reference } }) => {
    if (!reference) throw new Error(`${tag} has no reference`)
    return { ...reference, tag, definitions: attributes }
  })
}
