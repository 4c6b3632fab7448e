/** Words about a person, so that one sees that they were there and not what they were. */
import { isEmail } from '../../core/domain/email'

/** Names, in lower case and without signs, of what tells who somebody is, as this shop and its vendors spell them. */
const personal =
  'firstname lastname fullname phone phonenumber mobilephone company sender recipient senderemail recipientemail'.split(
    ' ',
  )
const contact = [...personal, 'name']
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')

/** `ida@home.test` is `i***@home.test`; any other word keeps its first letter. */
function maskedWord(word: string): string {
  const host = isEmail(word) ? word.slice(word.lastIndexOf('@')) : ''
  return word && `${[...word][0]}***${host}`
}

/** A sentence with every address in it masked. */
export function maskedText(sentence: string): string {
  return sentence.replace(/[^\s<>()[\],;:"]+/g, (word) => (word.lastIndexOf('@') > 0 ? maskedWord(word) : word))
}

/** A copy of a JSON value: addresses wherever they stand, and what can only be a person's, are masked. */
export function masked(value: unknown, names: readonly string[] = personal, name = ''): unknown {
  if ((typeof value === 'string' || typeof value === 'number') && names.includes(plain(name)))
    return maskedWord(`${value}`)
  if (typeof value === 'string') return maskedText(value)
  if (Array.isArray(value)) return value.map((one) => masked(one, names, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, masked(inner, names, key)]))
}

/** A copy of what is told of a person, where a `name` is theirs and not a product's. */
export function maskedContact(told: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return masked(told, contact) as Readonly<Record<string, unknown>>
}
