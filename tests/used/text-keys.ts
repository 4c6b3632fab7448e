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
  const rows = (await Promise.all(globSync('{core,widgets,workshop}/**/*.texts.ts').sort().map(rowsOf))).flat()
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
          const pattern = patternOf(form)
          return pattern ? [{ folder: dirname(file), key: `${name} ${code}`, pattern }] : []
        }),
      ),
    ),
  )
}

/** A text, or the forms of one that counts. */
const formsOf = (text: unknown): string[] => (typeof text === 'string' ? [text] : Object.values(Object(text)))

/** The names of values that are numbers. */
const numbers = ['{n}', '{count}', '{shown}']

/** What a text matches with its values filled in. One that is nearly all values would match anything. */
function patternOf(text: string): RegExp | undefined {
  const parts = text.replaceAll(/\s+/g, ' ').split(/(\{\w+\})/)
  const isValue = (part: string) => /^\{\w+\}$/.test(part)
  const letters = parts
    .filter((part) => !isValue(part))
    .join('')
    .replaceAll(/[^\p{L}]/gu, '').length
  if (parts.length > 1 && letters < 2) return undefined
  const pattern = parts.map((part) => {
    if (!isValue(part)) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return numbers.includes(part) ? '[\\d.,\\s]+' : '.+'
  })
  return new RegExp(`^${pattern.join('')}$`, 'u')
}
