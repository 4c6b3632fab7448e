/** What a popup's definition is, and what follows from it. Source: document 3, section 3 (Popup definition; POP-01). */
import { array, boolean, nullish, picklist, record, safeParse, string, union, unknown } from 'valibot'
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
export type Definition = ReturnType<typeof parse>

/** One that does not come, with the reason. */
export interface Unusable {
  readonly id: string
  readonly problem: string
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
      if ('problem' in read) unusable.push(read)
      else if (here.has(id)) unusable.push({ id, problem: 'another popup has this id, the first one counts' })
      else if (!read.off) usable.set(id, read)
      else {
        const problem = usable.delete(id)
          ? 'this page has switched it off'
          : 'it is switched off, and nothing else has its id'
        unusable.push({ id, problem, wanted: true })
      }
      here.add(id)
    }
  }
  return { usable: [...usable.values()], unusable }
}

const noList = { id: 'rove.popups', problem: 'it is no list [popup, popup]' }

/** A list's, also where PHP wrote one with gaps. */
function entriesOf(list: unknown): readonly unknown[] {
  const isList = typeof list === 'object' && list && Object.keys(list).every((key) => /^\d+$/.test(key))
  return isList ? Object.values(list) : [noList]
}

/**
 * One entry: the id of a built-in row, or a definition. A definition with the id of a built-in row takes from it what
 * it does not say itself.
 */
function readDefinition(given: unknown, n: number): Definition | Unusable {
  if (given === noList) return noList
  const own = ownOnly(typeof given === 'string' ? { id: given } : Object(given))
  if (!Object.hasOwn(own, 'id') || `${own.id ?? ''}` === '') return { id: `number ${n + 1}`, problem: 'it has no id' }
  const id = `${own.id}`
  const row = Object.hasOwn(builtIn, id) ? builtIn[id as keyof typeof builtIn] : undefined
  if (typeof given === 'string' && !row) return { id, problem: 'no built-in popup has this id' }
  try {
    return parse({ ...(own.off && nothing), ...row, ...own }, !row && !own.off)
  } catch (failure) {
    return { id, problem: `its definition is not usable (${(failure as Error).message})` }
  }
}

/** What one that is switched off need not say. */
const nothing = { event: { exit: true }, markup: {} }

/** An object as its author wrote it: what a page has put on `Object.prototype` is none of its fields. */
const ownOnly = (given: unknown) => (Object(given) === given ? Object.assign(Object.create(null), given) : given)

/** @param speaks whether it must say itself what it shows */
function parse(written: Readonly<Record<string, unknown>>, speaks: boolean) {
  const given = ownOnly({ ...written, event: ownOnly(written.event), markup: ownOnly(written.markup) })
  refuseSlips('a definition', definition, given)
  refuseSlips('event', event, given.event)
  refuseSlips('markup', markup, given.markup)
  const read = safeParse(definition, given)
  if (!read.success) throw wrong(read.issues[0].path, read.issues[0].message)
  const { interval, scroll, exit } = read.output.event
  const [seconds = 0, poll = 0] = interval ?? []
  const [percent = 0] = scroll ?? []
  const isPossible = within(seconds, 600) && poll >= 0 && within(percent, 100)
  if (!isPossible || !(interval?.length || scroll?.length || exit)) throw wrong([{ key: 'event', value: given.event }])
  const { title, html, form, list, overlay } = read.output.markup
  if (speaks && !(title || html || form || list || overlay)) throw new TypeError('markup: there is nothing to show')
  return read.output
}

const within = (figure: number, most: number) => figure >= 0 && figure <= most

/** What of a definition cannot be used, and what it takes. The longest interval is proposed. */
function wrong(path: readonly { readonly key: unknown; readonly value: unknown }[] = [], message = ''): TypeError {
  const where = path.map(({ key }) => key)
  const value = JSON.stringify(path.at(-1)?.value)?.slice(0, 80)
  const takes = where[0] === 'event' ? `, event takes ${triggers}` : ` (${message})`
  return new TypeError(`${where.join('.')} is ${value ?? 'missing'}${takes}`)
}

const triggers = 'interval [0-600 s, poll ms], scroll [0-100 %] or exit true'

/** A name that nobody knows is a slip: whoever wrote it would believe that it works. */
function refuseSlips(where: string, { entries }: { readonly entries: object }, given: unknown): void {
  if (typeof given !== 'object' || !given) return
  const slip = Object.keys(given).find((key) => !Object.hasOwn(entries, key))
  if (slip) throw new TypeError(`${where} has no ${slip}, it has ${Object.keys(entries).join(', ')}`)
}
