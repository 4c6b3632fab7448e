/** Finds the key of a text that is shown, in any language. */
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { globSync } from 'tinyglobby'

/** The key of a text as an element shows it: `love.texts add`; `undefined` where neither its tables nor `core` have it. */
export type TextKey = (tag: string, shown: string) => string | undefined

/** What a translator or the direction of a page puts around a text. */
const written = /[«»\u2066-\u2069]/g

interface Row {
  readonly folder: string
  readonly key: string
  readonly pattern: RegExp
}

/** Reads all tables. */
export async function textKeys(): Promise<TextKey> {
  const rows = (await Promise.all(globSync(['core/**/*.texts.ts', 'widgets/**/*.texts.ts']).sort().map(rowsOf))).flat()
  const known = new Map<string, string | undefined>()
  return (tag, text) => {
    const shown = text.replaceAll(written, '')
    const asked = `${tag} ${shown}`
    if (!known.has(asked)) known.set(asked, find(tag, shown))
    return known.get(asked)
  }

  /** The table of the element itself comes first. */
  function find(tag: string, shown: string): string | undefined {
    if (!shown) return undefined
    const fitting = rows.filter(({ pattern }) => pattern.test(shown))
    const isOf = ({ folder }: Row) => `${folder}/`.startsWith(`widgets/${tag.slice('rove-'.length)}/`)
    return (fitting.find(isOf) ?? fitting.find(({ folder }) => folder.startsWith('core/')))?.key
  }
}

async function rowsOf(file: string): Promise<Row[]> {
  const exported: Record<string, Readonly<Record<string, object>>> = await import(pathToFileURL(resolve(file)).href)
  const name = file.replace(/^.*\//, '').replace(/\.texts\.ts$/, '')
  return Object.values(exported).flatMap((table) =>
    Object.values(table).flatMap((texts) =>
      Object.entries(texts).flatMap(([code, text]) =>
        formsOf(text).flatMap((form) => {
          const pattern = patternOf(form, file.startsWith('core/'))
          return pattern ? [{ folder: dirname(file), key: `${name} ${code}`, pattern }] : []
        }),
      ),
    ),
  )
}

/** A text, or the forms of one that counts. */
const formsOf = (text: unknown): string[] => (typeof text === 'string' ? [text] : Object.values(Object(text)))

/**
 * What a text matches with its values filled in. One that is nearly all values would match anything, and one of a short
 * word that all elements share, `{n} of {count}`, many a name of the server's: its values are numbers.
 */
function patternOf(text: string, isShared: boolean): RegExp | undefined {
  const parts = text.replaceAll(/\s+/g, ' ').split(/\{\w+\}/)
  const letters = parts.join('').replaceAll(/[^\p{L}]/gu, '').length
  if (parts.length > 1 && letters < 2) return undefined
  const value = isShared && letters < 6 ? '[\\d.,]+' : '.+'
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join(value)}$`, 'u')
}
