/** The schema of a popup's definition, and what is derived from it (POP-01). */
import { array, boolean, type InferOutput, nullish, picklist, record, safeParse, string, union, unknown } from 'valibot'
import { has } from '../../core/base/input/own'
import { numericString, phpFlag, text } from '../../core/base/input/php-values'
import { shape } from '../../core/base/input/shape'
import { builtIn } from './rows/rows.rules'

/** The kind of sign-up: which list, and which validation. See `signup`. */
export type SignUp = 'newsletter' | 'trade' | 'campaign'

const optionalString = nullish(string(), '')
/** `[seconds, poll milliseconds]`, `[percent]`. */
const numberList = nullish(array(numericString))

const event = shape({ interval: numberList, scroll: numberList, exit: nullish(phpFlag, false) })

const markup = shape({
  title: optionalString,
  html: optionalString,
  /** The marketer's own form; `true` for ours. */
  form: nullish(union([string(), boolean()]), ''),
  done: optionalString,
  overlay: optionalString,
  list: optionalString,
  list2: optionalString,
  css: optionalString,
  /** Proposed. */
  signUp: nullish(picklist(['newsletter', 'trade', 'campaign']), 'newsletter'),
  callback: nullish(unknown()),
})

const definition = shape({
  id: text,
  /** Conditions by name, each with its parameter: see `core/shop/conditions`. */
  conditions: nullish(record(string(), unknown()), {}),
  event,
  markup,
  /** This cookie stores for a day that the visitor has handled the popup. Proposed; only built-in popups have one. */
  cookie: optionalString,
  /** Proposed: switches the popup off on this page. */
  off: nullish(phpFlag, false),
})

/** A popup's definition. */
export type Definition = InferOutput<typeof definition>

/** Why a popup cannot open: a code, and the part of the definition that it is about. Texts: `popups-problems.rules`. */
export type Problem =
  | readonly ['noList' | 'noId' | 'notBuiltIn' | 'twice' | 'off' | 'offNothing' | 'empty']
  /** An unknown key, where it is, and the known keys. */
  | readonly ['unknownKey', where: string, name: string, known: readonly string[]]
  /** An invalid value, its path, and the schema's message. */
  | readonly ['value', path: readonly unknown[], value: unknown, message: string]

/** A popup that cannot open, with the reason. */
export interface Unusable {
  readonly id: string
  readonly problem: Problem
  /** The conditions as written: they may be invalid too. */
  readonly conditions?: unknown
  /** The page has switched it off: no error. */
  readonly isSwitchedOff?: boolean
}

/**
 * Reads the definitions of all sources: valid ones, without duplicates, and invalid ones. A later definition replaces
 * an earlier one with the same id, or switches it off. An invalid definition does not affect the others.
 *
 * @param lists the sources, highest priority last
 * @param previewed ids that are not switched off by `off`
 */
export function readDefinitions(lists: readonly unknown[], previewed: readonly string[] = []) {
  const usable = new Map<string, Definition>()
  const unusable: Unusable[] = []
  for (const list of lists) {
    const here = new Set<string>()
    for (const read of entriesOf(list).map(readDefinition)) {
      const { id } = read
      if (has(read, 'problem')) unusable.push(read)
      else if (here.has(id)) unusable.push({ id, problem: ['twice'] })
      else if (!read.off || (previewed.includes(id) && hasContent(read))) usable.set(id, read)
      else if (previewed.includes(id) && usable.has(id)) continue
      else unusable.push({ id, problem: [usable.delete(id) ? 'off' : 'offNothing'], isSwitchedOff: true })
      here.add(id)
    }
  }
  return { usable: [...usable.values()], unusable }
}

const noList: Unusable = { id: 'rove.popups', problem: ['noList'] }

/** The entries of a list; PHP writes a list with gaps as an object. */
function entriesOf(list: unknown): readonly unknown[] {
  if (typeof list !== 'object' || !list) return [noList]
  const entries = Object.entries(list)
  return entries.every(([key]) => /^\d+$/.test(key)) ? entries.map(([, entry]) => entry) : [noList]
}

/**
 * Reads one entry: the id of a built-in popup, or a definition. A definition with the id of a built-in popup takes
 * missing fields from it.
 */
function readDefinition(given: unknown, n: number): Definition | Unusable {
  if (given === noList) return noList
  const own = ownOnly(typeof given === 'string' ? { id: given } : Object(given))
  if (!Object.hasOwn(own, 'id') || `${own.id ?? ''}` === '') return { id: `number ${n + 1}`, problem: ['noId'] }
  const id = `${own.id}`
  const row = Object.hasOwn(builtIn, id) ? builtIn[id as keyof typeof builtIn] : undefined
  if (typeof given === 'string' && !row) return { id, problem: ['notBuiltIn'] }
  const read = parse({ ...(own.off && nothing), ...row, ...own }, !row && !own.off)
  return has(read, 'id') ? read : { id, problem: read, conditions: own.conditions }
}

/** The fields that a popup which is switched off may leave out. */
const nothing = { event: { exit: true }, markup: {} }

/** A copy without inherited properties: the page may extend `Object.prototype`. */
const ownOnly = (given: unknown) => (Object(given) === given ? Object.assign(Object.create(null), given) : given)

/** @param needsContent whether the definition must have content */
function parse(written: Readonly<Record<string, unknown>>, needsContent: boolean): Definition | Problem {
  const given = ownOnly({ ...written, event: ownOnly(written.event), markup: ownOnly(written.markup) })
  const unknownKey =
    unknownKeyIn('', definition, given) ??
    unknownKeyIn('event', event, given.event) ??
    unknownKeyIn('markup', markup, given.markup)
  if (unknownKey) return unknownKey
  const read = safeParse(definition, given)
  if (!read.success) {
    const [{ path = [], message }] = read.issues
    return ['value', path.map(({ key }) => key), path.at(-1)?.value, message]
  }
  const { interval, scroll, exit } = read.output.event
  const [seconds = 0, poll = 0] = interval ?? []
  const [percent = 0] = scroll ?? []
  const isPossible = within(seconds, 600) && poll >= 0 && within(percent, 100)
  if (!isPossible || !(interval?.length || scroll?.length || exit)) return ['value', ['event'], given.event, '']
  return needsContent && !hasContent(read.output) ? ['empty'] : read.output
}

const hasContent = ({ markup: { title, html, form, list, overlay } }: Definition) =>
  !!(title || html || form || list || overlay)

const within = (value: number, max: number) => value >= 0 && value <= max

/** An unknown key invalidates the definition: otherwise its author would believe that it works. */
function unknownKeyIn(where: string, { entries }: { readonly entries: object }, given: unknown): Problem | undefined {
  const knownKeys = Object.keys(entries)
  const unknownKey = typeof given === 'object' && given && Object.keys(given).find((name) => !knownKeys.includes(name))
  return unknownKey ? ['unknownKey', where, unknownKey, knownKeys] : undefined
}

/** Delay before code that failed to load is requested again, in milliseconds. */
export const retryDelayMs = 30_000
