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

const definition = shape({
  id: name,
  /** By name, each with its parameter: see `core/conditions`. */
  conditions: nullish(record(string(), unknown()), {}),
  event: shape({ interval: figures, scroll: figures, exit: nullish(flag, false) }),
  markup: shape({
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
  }),
  /** Kept for a day once the visitor has handled it. Proposed; only built-in rows have one. */
  cookie: text,
})

/** What a page says of one popup. */
export type Definition = ReturnType<typeof parse>

/** One that is not usable, with the reason. */
export interface Unusable {
  readonly id: string
  readonly problem: string
}

/** What `rove.popups` says: those that can come, each once, and those that cannot. A bad one costs itself alone. */
export function readDefinitions(given: readonly unknown[]) {
  const usable = new Map<string, Definition>()
  const unusable: Unusable[] = []
  for (const read of given.map(readDefinition)) {
    const { id } = read
    if ('problem' in read) unusable.push(read)
    else if (usable.has(id)) unusable.push({ id, problem: 'another popup has this id' })
    else usable.set(id, read)
  }
  return { usable: [...usable.values()], unusable }
}

/**
 * One entry: the id of a built-in row, or a definition. A definition with the id of a built-in row takes from it what
 * it does not say itself.
 */
function readDefinition(given: unknown, n: number): Definition | Unusable {
  const own = typeof given === 'string' ? { id: given } : Object(given)
  const id = Object.hasOwn(own, 'id') ? `${own.id}` : `number ${n + 1}`
  const row = Object.hasOwn(builtIn, id) ? builtIn[id as keyof typeof builtIn] : {}
  if (typeof given === 'string' && !('event' in row)) return { id, problem: 'no built-in popup has this id' }
  try {
    return parse({ ...row, ...own })
  } catch (failure) {
    return { id, problem: `its definition is not usable (${(failure as Error).message})` }
  }
}

function parse(given: unknown) {
  const read = safeParse(definition, given)
  if (!read.success) {
    const [{ message, path }] = read.issues
    throw new TypeError(`${path?.map(({ key }) => key).join('.')}: ${message}`)
  }
  const { interval, scroll, exit } = read.output.event
  if (!interval && !scroll && !exit) throw new TypeError('event: neither interval, scroll nor exit')
  return read.output
}

/** Whether it asks for an address: one that names a list does, and one whose HTML has a form. */
export function asksForAddress({ markup: { form, list, html } }: Definition): boolean {
  return !!form || !!list || /<form[\s>]/i.test(html)
}
