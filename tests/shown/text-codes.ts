/** Reads the codes of all texts. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { globSync } from 'tinyglobby'

/** The codes of every table in a `.texts.ts` file: `widgets/love/love.texts.ts loveTexts: failed`. */
export async function textCodes(): Promise<readonly string[]> {
  const files = globSync('{core,widgets,workshop}/**/*.texts.ts').sort()
  const codes = await Promise.all(
    files.map(async (file) => {
      const exported: Record<string, { readonly en?: object }> = await import(pathToFileURL(resolve(file)).href)
      return Object.entries(exported).flatMap(([name, { en = {} }]) =>
        Object.keys(en).map((code) => `${file} ${name}: ${code}`),
      )
    }),
  )
  return codes.flat()
}
