/** The code of each element, with all that it can load later, as one text in which names can be found. */
import { build } from 'esbuild'
import { inlineCss } from './inline-css'
import { constants, reactAliases } from './modules'
import { elementFiles, widgetOf } from './widgets'

/** By the names of the elements. What is imported and not used is not in it. */
export async function readElementCode(): Promise<ReadonlyMap<string, string>> {
  const rows = await Promise.all(elementFiles().map(async (file) => [widgetOf(file), await codeOf(file)] as const))
  return new Map(rows)
}

async function codeOf(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minifySyntax: true,
    outdir: '.',
    logLevel: 'error',
    define: constants,
    alias: reactAliases,
    plugins: [inlineCss],
  })
  return outputFiles.map(({ text }) => text).join('\n')
}

/** Whether code has this text as a string. */
export const hasString = (code: string, text: string): boolean => code.includes(`"${text}"`)
