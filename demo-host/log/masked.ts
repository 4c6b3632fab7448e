/** Masks personal data in the log: it shows that a value was present, not the value. */
import { typedEmail } from '../../core/base/input/typed.rules'
import { isEmail } from '../../core/shop/contacts/email.rules'

/** Normalised names of fields with personal data, as this shop and its providers spell them. */
const personal =
  'firstname lastname fullname phone phonenumber mobilephone company sender recipient senderemail recipientemail'.split(
    ' ',
  )
const contact = [...personal, 'name']
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')

/** `ida@home.test` is `i***@home.test`; any other word keeps its first letter. */
function maskedWord(word: string): string {
  const host = isEmail(typedEmail(word)) ? word.slice(word.lastIndexOf('@')) : ''
  return word && `${[...word][0]}***${host}`
}

/** A text with every e-mail address masked. */
export function maskedText(sentence: string): string {
  return sentence.replace(/[^\s<>()[\],;:"]+/g, (word) => (word.lastIndexOf('@') > 0 ? maskedWord(word) : word))
}

/** A copy of a JSON value, with e-mail addresses and personal fields masked. */
export function masked(value: unknown, names: readonly string[] = personal, name = ''): unknown {
  if ((typeof value === 'string' || typeof value === 'number') && names.includes(plain(name)))
    return maskedWord(`${value}`)
  if (typeof value === 'string') return maskedText(value)
  if (Array.isArray(value)) return value.map((one) => masked(one, names, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, masked(inner, names, key)]))
}

/** A copy of contact data, in which `name` is personal too. */
export function maskedContact(told: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return masked(told, contact) as Readonly<Record<string, unknown>>
}
