/**
 * Reads which modules each built file needs. esbuild is asked, because it bundles in a tenth of a second and leaves out
 * what is imported but not used.
 */
import { resolve } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { inlineCss } from './inline-css'

/** What one built file needs. Modules and files are absolute paths; a style sheet's ends in `?inline`. */
export interface Need {
  /** Itself, and all modules that it imports statically, also indirectly, and uses. */
  readonly modules: ReadonlySet<string>
  /** The files that these modules import dynamically. */
  readonly laterParts: ReadonlySet<string>
}

/** The files that are built, by the path of their first module: the entries, and all that are imported dynamically. */
export type ModuleGraph = ReadonlyMap<string, Need>

/** How modules are found and what constants they contain, as in the build. */
interface Options {
  readonly alias: readonly { readonly find: RegExp; readonly replacement: string }[]
  readonly define: Readonly<Record<string, string>>
}

/** @param entries paths of first modules, absolute or relative to the working directory */
export async function readModuleGraph(entries: readonly string[], options: Options): Promise<ModuleGraph> {
  const graph = new Map<string, Need>()
  let files = entries.map((entry) => resolve(entry))
  while (files.length > 0) {
    const needs = await Promise.all(files.map((file) => needOf(file, options)))
    for (const [at, file] of files.entries()) graph.set(file, needs[at] as Need)
    files = [...new Set(needs.flatMap(({ laterParts }) => [...laterParts]))].filter((file) => !graph.has(file))
  }
  return graph
}

async function needOf(file: string, { alias, define }: Options): Promise<Need> {
  const { metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minifySyntax: true,
    outdir: '.',
    logLevel: 'error',
    define: { ...define },
    plugins: [withAliases(alias), laterPartsOutside, inlineCss],
  })
  return readNeed(metafile)
}

function readNeed({ outputs }: Metafile): Need {
  const modules = new Set<string>()
  const laterParts = new Set<string>()
  for (const { inputs, imports } of Object.values(outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs))
      if (bytesInOutput > 0) modules.add(resolve(path.replace(/^inline-css:/, '')))
    for (const { path, kind } of imports) if (kind === 'dynamic-import') laterParts.add(resolve(path))
  }
  return { modules, laterParts }
}

const withAliases = (alias: Options['alias']): Plugin => ({
  name: 'with-aliases',
  setup: (bundler) => {
    for (const { find, replacement } of alias) bundler.onResolve({ filter: find }, () => ({ path: replacement }))
  },
})

/** Leaves what is imported dynamically out of the file, by its absolute path. */
const laterPartsOutside: Plugin = {
  name: 'later-parts-outside',
  setup: (bundler) => {
    bundler.onResolve({ filter: /.*/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'resolving') return undefined
      const found = await bundler.resolve(path, { kind, resolveDir, pluginData: 'resolving' })
      return { ...found, external: true }
    })
  },
}
