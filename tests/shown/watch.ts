/**
 * What the stories show: runs in the page of a story. The plugin `watch-plugin.ts` passes it every machine, every table
 * of texts and the lookup of texts.
 */
import type { Language } from '../../core/base/country/countries.rules'
import type { TextLookup, Texts } from '../../core/base/texts/texts'
import { statesIn } from './states-in'
import { isOnPage } from './words-on-page'

/** What one story shows when it has ended. */
export interface Shown {
  /** `widgets/love/love.machine.ts next: asking`; with a path for a state inside of another. */
  readonly states: readonly string[]
  /** `widgets/love/love.texts.ts loveTexts: failed`. */
  readonly texts: readonly string[]
}

const tables = new WeakMap<object, string>()
let present = new Map<object, Set<string>>()
let said = new Map<string, Set<string>>()

/** Starts anew, for the next story. */
export function forget(): void {
  present = new Map()
  said = new Map()
}

/** The states that the machines have now, and the texts that are on the page now. */
export function shown(): Shown {
  const states = [...present].flatMap(([state, machines]) =>
    [...machines].flatMap((machine) => statesIn(state).map(({ path, at }) => `${[machine, ...path].join(' ')}: ${at}`)),
  )
  const texts = [...said].filter(([, forms]) => [...forms].some(isOnPage)).map(([name]) => name)
  return { states: [...new Set(states)], texts }
}

type Next = (state: object, ...rest: readonly unknown[]) => object

/** A machine that remembers the state it returned last in place of the one it was given. */
export function watchMachine(machine: string, next: Next): Next {
  return (state, ...rest) => {
    const after = next(state, ...rest)
    present.get(state)?.delete(machine)
    present.set(after, (present.get(after) ?? new Set()).add(machine))
    return after
  }
}

/** Remembers the name of a table of texts. */
export function nameTable(name: string, table: object): void {
  tables.set(table, name)
}

/** The lookup of texts, which remembers what was looked up. */
export function watchLookup(create: <Code extends string>(texts: Texts<Code>, language: Language) => TextLookup<Code>) {
  return <Code extends string>(texts: Texts<Code>, language: Language): TextLookup<Code> => {
    const look = create(texts, language)
    return (code, values) => {
      const text = look(code, values)
      const table = tables.get(texts)
      if (table) remember(`${table}: ${code}`, text)
      return text
    }
  }
}

/** A text can have been said with several values. */
function remember(name: string, text: string): void {
  said.set(name, (said.get(name) ?? new Set()).add(text))
}
