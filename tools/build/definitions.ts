/** Reads the elements' definitions in Node, from the source that is also built for browsers. */
import { build } from 'esbuild'
import type { RoveElement } from '../../core/view/element/define-element'
import type { AttributeDefinitions, Reference } from '../../core/view/element/definition'
import { inlineCss } from './inline-css'

/** An element with its documentation. */
export interface DocumentedElement extends Omit<Reference, 'attributes'> {
  /** Its file, relative to the project's root. */
  readonly file: string
  readonly tag: string
  readonly attributeTypes: AttributeDefinitions
  readonly attributeDocs: Reference['attributes']
}

/**
 * @param files the element files, relative to the project's root
 * @returns one element per file, in the order of the files
 */
export async function readDefinitions(files: readonly string[]): Promise<DocumentedElement[]> {
  const imports = files.map((file, n) => `import element${n} from './${file}'`)
  // An array, because a module's exports are sorted by name: `element10` would come before `element2`.
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
  const { elements } = await importElements(code)
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

/** @throws {Error} if a file needs a page as soon as it is imported */
async function importElements(code: string): Promise<{ readonly elements: readonly RoveElement[] }> {
  try {
    return await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
  } catch (cause) {
    throw new Error(`an element’s file needs a page when it is imported: only its \`create\` may (${cause})`, { cause })
  }
}
