/** What a popup's definition is, and what follows from it. Source: document 3, section 3 (Popup definition; POP-01). */
import { array, boolean, type InferOutput, nullish, picklist, record, safeParse, string, union, unknown } from 'valibot'
import { has } from '../../core/own'
import { shape } from '../../core/shape'
import { figure, flag, name } from '../../core/written-by-php'
import { builtIn } from './rows/rows.rules'

/** Where an address goes, and what is asked of it: see `signup`. */
export type SignUp = 'newsletter' | 'trade' | 'campaign'

const text = nullish(string(), '')
/** `[seconds, poll milliseconds]`, `[percent]`. */
const figures = nullish(array(figure))

const event = shape({ interval: figures, scroll: figures, exit: nullish(flag, false) })

const markup = shape({
  title: text,
  html: text,
  /** The marketer's own form; `true` for ours. */
  form: nullish(union([string(), boolean()]), ''),
  done: text,
  overlay: text,
  list: text,
  list2: text,
  css: text,
  /** Proposed. */
  signUp: nullish(picklist(['newsletter', 'trade', 'campaign']), 'newsletter'),
  callback: nullish(unknown()),
})

const definition = shape({
  id: name,
  /** By name, each with its parameter: see `core/conditions`. */
  conditions: nullish(record(string(), unknown()), {}),
  event,
  markup,
  /** Kept for a day once the visitor has handled it. Proposed; only built-in rows have one. */
  cookie: text,
  /** Proposed: it does not come on this page. */
  off: nullish(flag, false),
})

/** What a page says of one popup. */
export type Definition = InferOutput<typeof definition>

/** Why one does not come: a code, and what of the definition it is about. In words: `popups-problems.rules`. */
export type Problem =
  | readonly ['noList' | 'noId' | 'notBuiltIn' | 'twice' | 'off' | 'offNothing' | 'empty']
  /** A name that nobody knows, where it stands, and the names there are. */
  | readonly ['slip', where: string, name: string, known: readonly string[]]
  /** A value that is not usable, where it stands, and what the schema says. */
  | readonly ['value', path: readonly unknown[], value: unknown, message: string]

/** One that does not come, with the reason. */
export interface Unusable {
  readonly id: string
  readonly problem: Problem
  /** The page wants it so: it is no mistake. */
  readonly wanted?: boolean
}

/**
 * What a page's sources say of popups: those that can come, each once, and those that cannot. One that counts more
 * replaces one with the same id, or switches it off. A bad one costs itself alone.
 *
 * @param lists what counts most last
 */
export function readDefinitions(lists: readonly unknown[]) {
  const usable = new Map<string, Definition>()
  const unusable: Unusable[] = []
  for (const list of lists) {
    const here = new Set<string>()
    for (const read of entriesOf(list).map(readDefinition)) {
      const { id } = read
      if (has(read, 'problem')) unusable.push(read)
      else if (here.has(id)) unusable.push({ id, problem: ['twice'] })
      else if (!read.off) usable.set(id, read)
      else unusable.push({ id, problem: [usable.delete(id) ? 'off' : 'offNothing'], wanted: true })
      here.add(id)
    }
  }
  return { usable: [...usable.values()], unusable }
}

const noList: Unusable = { id: 'rove.popups', problem: ['noList'] }

/** A list's, also where PHP wrote one with gaps. */
function entriesOf(list: unknown): readonly unknown[] {
  if (typeof list !== 'object' || !list) return [noList]
  const entries = Object.entries(list)
  return entries.every(([key]) => /^\d+$/.test(key)) ? entries.map(([, entry]) => entry) : [noList]
}

/**
 * One entry: the id of a built-in row, or a definition. A definition with the id of a built-in row takes from it what
 * it does not say itself.
 */
function readDefinition(given: unknown, n: number): Definition | Unusable {
  if (given === noList) return noList
  const own = ownOnly(typeof given === 'string' ? { id: given } : Object(given))
  if (!Object.hasOwn(own, 'id') || `${own.id ?? ''}` === '') return { id: `number ${n + 1}`, problem: ['noId'] }
  const id = `${own.id}`
  const row = Object.hasOwn(builtIn, id) ? builtIn[id as keyof typeof builtIn] : undefined
  if (typeof given === 'string' && !row) return { id, problem: ['notBuiltIn'] }
  const read = parse({ ...(own.off && nothing), ...row, ...own }, !row && !own.off)
  return has(read, 'id') ? read : { id, problem: read }
}

/** What one that is switched off need not say. */
const nothing = { event: { exit: true }, markup: {} }

/** An object as its author wrote it: what a page has put on `Object.prototype` is none of its fields. */
const ownOnly = (given: unknown) => (Object(given) === given ? Object.assign(Object.create(null), given) : given)

/** @param speaks whether it must say itself what it shows */
function parse(written: Readonly<Record<string, unknown>>, speaks: boolean): Definition | Problem {
  const given = ownOnly({ ...written, event: ownOnly(written.event), markup: ownOnly(written.markup) })
  const slip =
    slipIn('', definition, given) ?? slipIn('event', event, given.event) ?? slipIn('markup', markup, given.markup)
  if (slip) return slip
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
  const { title, html, form, list, overlay } = read.output.markup
  return speaks && !(title || html || form || list || overlay) ? ['empty'] : read.output
}

const within = (figure: number, most: number) => figure >= 0 && figure <= most

/** A name that nobody knows is a slip: whoever wrote it would believe that it works. */
function slipIn(where: string, { entries }: { readonly entries: object }, given: unknown): Problem | undefined {
  const known = Object.keys(entries)
  const slip = typeof given === 'object' && given && Object.keys(given).find((name) => !known.includes(name))
  return slip ? ['slip', where, slip, known] : undefined
}
