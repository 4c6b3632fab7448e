/** Changes of a popup’s definition, as the form makes them. */
import { isRecord } from '../state/composition'

/** A definition as it is written, with any content. */
export type Written = Readonly<Record<string, unknown>>

/** The fields of an entry of `rove.popups`; the id of a built-in popup has only that. */
export const fieldsOf = (entry: unknown): Written => (isRecord(entry) ? entry : { id: `${entry}` })

/** The fields of a part of the definition: `conditions`, `event`, `markup`. */
export const partOf = (definition: Written, part: string): Written => {
  const value = definition[part]
  return isRecord(value) ? value : {}
}

/** The definition with another value in one of its parts; `undefined` removes the value. */
export function withPart(definition: Written, part: string, name: string, value: unknown): Written {
  const { [name]: _, ...rest } = partOf(definition, part)
  return { ...definition, [part]: value === undefined ? rest : { ...rest, [name]: value } }
}

/** Texts separated by commas. */
export const toTexts = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : `${value ?? ''}`)

/** The texts of a field, without empty ones. */
export const fromTexts = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** One line for each utm parameter: `campaign = autumn, winter`. */
export const toPairs = (value: unknown): string =>
  Object.entries(Object(value) as Record<string, unknown>)
    .map(([name, values]) => `${name} = ${toTexts(values)}`)
    .join('\n')

/** The utm parameters of the lines. */
export const fromPairs = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [name = '', values = ''] = line.split('=')
      return name.trim() ? [[name.trim(), fromTexts(values)] as const] : []
    }),
  )
