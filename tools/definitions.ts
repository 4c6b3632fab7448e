/** The elements' definitions, read in Node from the same source that the browser runs. */
import { build } from 'esbuild'
import type { RoveElement } from '../core/element/define-element'
import type { AttributeDefinitions, Reference } from '../core/element/definition'
import { inlineCss } from './inline-css'

/** What is generated from. */
export interface DocumentedElement extends Omit<Reference, 'attributes'> {
  /** Where it is defined, from the project's root. */
  readonly file: string
  readonly tag: string
  readonly attributeTypes: AttributeDefinitions
  readonly attributeDocs: Reference['attributes']
}

/** @param files the element files, from the project's root @returns one element a file, in the files' order */
export async function readDefinitions(files: readonly string[]): Promise<DocumentedElement[]> {
  const imports = files.map((file, n) => `import element${n} from './${file}'`)
  // An array, as a module's exports come sorted by name: the eleventh would stand before the third.
  const contents = `${imports.join('\n')}\nexport const elements = [${files.map((_, n) => `element${n}`)}]`
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
  const { elements }: { elements: readonly RoveElement[] } = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  )
  return elements.map(({ definition: { tag, attributes, reference } }, n) => {
    if (!reference) throw new Error(`${tag} has no reference`)
    return {
      ...reference,
      file: files[n] ?? '',
      tag,
      attributeTypes: attributes,
      attributeDocs: reference.attributes,
    }
  })
}
