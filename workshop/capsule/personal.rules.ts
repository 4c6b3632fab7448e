/** Which parts of a page are personal data, and how they are masked: letters and digits are replaced, the form stays. */
import { maskAddresses } from '../../core/base/input/mask-emails'

/** Field names in lower case, without signs: as a whole, or by a part. */
const personalNames =
  /^(?:mails?|mobile|tel|fax|line[123]|city(?:name)?|suburb|zip(?:code)?|(?:first|last|full|given|family|user|customer|recipient|card|cardholder|delivery|billing|f|l)name\d?|recipient|company|gender|instagram|pass(?:word)?|nonce|apikey|publickey|cvc|cvv|iban|taxid|clientid|uid|userid|orderid|orderkey|ordersnumber|ordernumber|cartid|visitorid|xreference|xgatewayreference|coordinates|lat|latitude|lng|longitude|ip|comments?|note|messagetext|giftmessage|location|roverequest)$/
const personalParts =
  /email|phone|address|street|post(?:al)?code|birth|secret|token|signature|authorization|session|cardnumber|customerid/

/** The fields of an object beside which `name` and `id` are a person's. */
const besidePerson =
  /"(?:e?mail|first_?name|last_?name|phone|street1?|postal_?code|zip|uid|customer_?id|password|created)"/i

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Whether a field of this name holds personal data. */
export function isPersonal(name: string): boolean {
  const own = plain(name)
  return personalNames.test(own) || personalParts.test(own)
}

/** Fields within a personal one that say nothing of a person: an address's country. */
const harmless =
  /^(?:country(?:code)?|zone|state|province(?:code)?|type|kind|status|at|code|error|errors|label|required)$/

/** A text of the same form without its words: `Jane Roe` becomes `Xxxx Xxx`. */
export function maskText(text: string): string {
  return maskAddresses(text)
    .replace(/\p{Nd}/gu, '0')
    .replace(/\p{Script=Hangul}/gu, '가')
    .replace(/\p{Script=Han}/gu, '字')
    .replace(/\p{Lu}/gu, 'X')
    .replace(/[^\P{L}X가字]/gu, 'x')
}

/** Telephone numbers, card numbers, tokens and secrets, wherever they are. */
const telephone =
  /\+\d[\d\s().-]{6,20}\d|\(\d{2,4}\)\s?\d{3,4}[\s-]?\d{4}|\b0\d{1,4}[ -]\d{3,6}(?:[ -]\d{3,4})?\b|\b0\d{9,10}\b|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b|\b[3-9]\d{3}[ -]\d{4}\b/g
/** Shorter ones are dates, sizes and years. */
const isTelephone = (found: string) => found.replace(/\D/g, '').length >= 8
const card = /\b\d(?:[ -]?\d){12,18}\b/g
/** A word of which a secret can be made. */
const word = /[\w.-]{8,}/g
const secret =
  /^(?:ey[\w-]{10,}\.[\w.-]{10,}|(?:pi|cs|seti|pm|tok|sk|rk|whsec)_\w{6,}|[0-9a-f]{32,}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{20,})$/i
/** A time in milliseconds is no card number. */
const isTime = (digits: string) => /^1\d{12}$/.test(digits)

/** Removes personal data from values, from what it has learned and by the form of a text. */
export interface Cleaner {
  /** Remembers a person's text: it is masked wherever it occurs. */
  learn(text: unknown): void
  /** Remembers the personal fields of plain JSON. */
  learnFrom(value: unknown): void
  text(text: string): string
  /** An address without its personal query and fragment. */
  url(text: string): string
  /** A copy of plain JSON. */
  json(value: unknown): unknown
}

/** @see Cleaner */
export function createCleaner(): Cleaner {
  /** In lower case. */
  const learned = new Set<string>()

  function learn(given: unknown): void {
    const text = inLowerCase(String(given ?? '').trim())
    // A single letter would mask half of the words of a page.
    if (text.length < 2 || text.length > 300 || /^(?:true|false|null|undefined|none|[\d.]{1,2}|0+)$/.test(text)) return
    learned.add(text)
    const words = text.split(/[\s,;]+/)
    // Of a name all words are kept, of an address only those that a page would not have anyway.
    const shortest = words.length <= 3 && !/\d/.test(text) ? 3 : 4
    for (const word of words)
      if (/\p{L}/u.test(word) && (word.length >= shortest || isOfSyllables(word))) learned.add(word)
  }

  function visit(value: unknown, isInPersonal: boolean): void {
    if (typeof value === 'string') {
      if (isInPersonal) learn(value)
      else if (/^\s*[[{]/.test(value)) visit(parsed(value), false)
    } else if (typeof value === 'number') {
      if (isInPersonal && value > 9999) learn(value)
    } else if (Array.isArray(value)) for (const item of value) visit(item, isInPersonal)
    else if (value)
      for (const [name, inner] of Object.entries(value))
        visit(inner, (isInPersonal && !harmless.test(plain(name))) || isPersonalField(name, value))
  }

  function text(given: string): string {
    let clean = maskAddresses(given)
    for (const phrase of [...learned].sort((one, other) => other.length - one.length)) clean = masking(clean, phrase)
    return clean
      .replace(telephone, (found) => (isTelephone(found) ? maskText(found) : found))
      .replace(card, (digits) => (isTime(digits) ? digits : maskText(digits)))
      .replace(word, (one) => (secret.test(one) ? 'masked' : one))
  }

  function url(given: string): string {
    const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(given) ?? []
    const pairs = [...new URLSearchParams(query)].map(([name, value]) => [
      text(name),
      isPersonal(name) ? maskText(value) : text(value),
    ])
    const rest = String(new URLSearchParams(pairs))
    return text(decoded(path)) === decoded(path) ? path + (rest && `?${rest}`) : text(decoded(path))
  }

  function json(value: unknown, isInPersonal = false): unknown {
    if (typeof value === 'string') return isInPersonal ? maskText(value) : cleanString(value)
    if (typeof value === 'number') return isInPersonal ? Number(String(value).replace(/\d/g, '0')) || 0 : value
    if (Array.isArray(value)) return value.map((item) => json(item, isInPersonal))
    if (!value || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        text(name),
        json(inner, (isInPersonal && !harmless.test(plain(name))) || isPersonalField(name, value)),
      ]),
    )
  }

  /** A string can be JSON itself. */
  function cleanString(value: string): string {
    const inner = /^\s*[[{]/.test(value) ? parsed(value) : undefined
    return inner === undefined ? text(value) : JSON.stringify(json(inner))
  }

  return { learn, learnFrom: (value) => visit(value, false), text, url, json: (value) => json(value) }
}

/** Whether a field is personal: by its name, or because it is the `name` or `id` of an object that describes a person. */
function isPersonalField(name: string, of: object): boolean {
  if (isPersonal(name)) return true
  return /^(?:name|id)$/.test(name) && besidePerson.test(JSON.stringify(Object.keys(of)))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Masks a phrase, which is in lower case, where it stands as whole words. Korean and Chinese join a name with others. */
function masking(text: string, phrase: string): string {
  const lower = inLowerCase(text)
  if (!lower.includes(phrase)) return text
  const isJoined = isOfSyllables(phrase)
  let masked = ''
  let from = 0
  for (let at = lower.indexOf(phrase); at >= 0; at = lower.indexOf(phrase, at + phrase.length)) {
    const end = at + phrase.length
    if (!isJoined && (isInWord(text[at - 1]) || isInWord(text[end]))) continue
    masked += text.slice(from, at) + maskText(text.slice(at, end))
    from = end
  }
  return masked + text.slice(from)
}

/** In lower case with the same length: a few letters have a longer lower case. */
const inLowerCase = (text: string) =>
  text.replace(/\p{Lu}/gu, (letter) => {
    const lower = letter.toLowerCase()
    return lower.length === letter.length ? lower : letter
  })

/** A Korean or Chinese word of two letters is a whole name. */
const isOfSyllables = (word: string) => word.length > 1 && /^[\p{Script=Hangul}\p{Script=Han}]+$/u.test(word)

const isInWord = (letter = '') => /[\p{L}\p{N}]/u.test(letter)
