/** Builds the composer into `dist/composer/`: its page, the preview’s page, and what both are made of. No shop’s page loads it. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type BuildOptions, build, transform } from 'esbuild'
import { composerCatalogue } from './composer-catalogue'
import { readElementCode } from './composer-code'
import { composerReceipts } from './composer-receipt'
import { inlineCss } from './inline-css'
import { constants, reactAliases } from './modules'
import { buildTargets } from './oldest-browsers'

/**
 * @param folder the built files
 * @param modules the name of their folder of modules
 */
export async function buildComposer(folder: string, modules: string): Promise<void> {
  const own = `${folder}/composer`
  mkdirSync(own, { recursive: true })
  const options = {
    bundle: true,
    minify: true,
    target: buildTargets,
    jsx: 'automatic' as const,
    outdir: own,
    logLevel: 'error' as const,
    define: constants,
    alias: reactAliases,
    plugins: [inlineCss],
  } satisfies BuildOptions
  await build({
    ...options,
    format: 'esm',
    entryPoints: {
      composer: 'workshop/composer/main.tsx',
      check: 'workshop/composer/frame/check.ts',
      capsule: 'workshop/composer/capsule/main.tsx',
    },
  })
  await build({ ...options, format: 'iife', entryPoints: { frame: 'workshop/composer/frame/frame.ts' } })
  for (const page of ['index.html', 'frame.html', 'capsule.html']) cpSync(`workshop/composer/${page}`, `${own}/${page}`)
  const parts = ['composer', 'view/controls', 'view/popups', 'view/receipt']
  writeFileSync(`${own}/composer.css`, await styles(...parts.map((part) => `workshop/composer/${part}.css`)))
  writeFileSync(`${own}/frame.css`, await styles('workshop/composer/frame/frame.css'))
  writeFileSync(`${own}/capsule.css`, await styles('workshop/capsule/view/capsule.css'))
  const code = await readElementCode()
  writeFileSync(`${own}/catalogue.json`, JSON.stringify(await composerCatalogue(code)))
  writeFileSync(`${own}/receipt.json`, JSON.stringify(await composerReceipts(folder, modules, code)))
}

/** Style sheets with the tokens, as one for a whole page instead of a shadow root. */
async function styles(...files: readonly string[]): Promise<string> {
  const tokens = readFileSync('core/base/styles/tokens.css', 'utf8').replaceAll(':host', ':root')
  const css = [tokens, ...files.map((file) => readFileSync(file, 'utf8'))].join('\n')
  return (await transform(css, { loader: 'css', minify: true, target: buildTargets })).code
}
