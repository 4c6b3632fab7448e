/**
 * Reads the host's settings, one key at a time. The rows are in `*.setting.ts` files: a page loads those it needs
 * (LOAD-03, LOAD-06, LOAD-09).
 */
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { report } from '../report/report'
import { issueIn } from './issue-in'
import { ownCopy } from './own-json'
import { filterAdvice, scriptText } from './script-json'

/** One setting: its key, its schema, and the default for an absent or invalid value. */
export interface SettingRow<Schema extends GenericSchema = GenericSchema, Otherwise = unknown> {
  /** As the specification spells it; a dot leads into an object: `uc_love.user`. */
  readonly name: string
  /** Another spelling of the specification, read where no source has `name`. */
  readonly alias?: string
  readonly schema: Schema
  readonly otherwise: Otherwise
  /** The accepted values, described for developers. */
  readonly takes?: string
  /** Whether its absence is reported too. */
  readonly needed?: boolean
}

/** The type of a setting's value. */
export type Setting<Row extends SettingRow> = InferOutput<Row['schema']> | Row['otherwise']

/**
 * One setting, from the first of these that has it: `window.roveSettings`, the JSON scripts marked
 * `data-rove-settings`, the last of them first, `Drupal.settings`, `drupalSettings`. An invalid value is reported once,
 * and the default is used.
 *
 * @param given the source to read in place of all of them
 */
export function readSetting<Schema extends GenericSchema, Otherwise>(
  { name, alias, schema, otherwise, takes, needed }: SettingRow<Schema, Otherwise>,
  given?: unknown,
): InferOutput<Schema> | Otherwise {
  let error: unknown
  let spelled = name
  try {
    const places = given ? [given] : sources()
    const find = (key: string) => places.map((source) => pick(source, key)).find((value) => value !== undefined)
    if (alias && find(name) === undefined && find(alias) !== undefined) spelled = alias
    const found = find(spelled)
    if (found === undefined && !needed) return otherwise
    const decoded = safeParse(schema, ownCopy(found))
    if (decoded.success) return decoded.output
    // PHP writes an empty object as a list.
    if (schema.type === 'record' && (found as { readonly length?: number }).length === 0 && !needed) return otherwise
    error = issueIn(spelled, decoded.issues[0])
  } catch (failure) {
    error = failure
  }
  report('settings', `${spelled} is not usable, its default is used (${takes ?? error})`)
  return otherwise
}

function pick(source: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (held, key) =>
        (Object.hasOwn(Object(held), key) ? (held as Record<string, unknown>)[key] : undefined) ?? undefined,
      source,
    )
}

interface HostWindow {
  readonly roveSettings?: unknown
  readonly Drupal?: { readonly settings?: unknown }
  readonly drupalSettings?: unknown
}

/** The sources of settings, highest precedence first. A page has some of them. */
export function sources(): readonly unknown[] {
  const host = globalThis as HostWindow
  // Not a query: each would search a page of thousands of nodes again.
  const scripts = [...document.scripts].filter((one) => one.hasAttribute('data-rove-settings')).map(settingsIn)
  const given = (name: string, read: () => unknown) => {
    try {
      return read()
    } catch (failure) {
      report('settings', `${name}: ${failure}`)
    }
  }
  return [
    given('roveSettings', () => host.roveSettings),
    ...scripts.reverse(),
    given('Drupal.settings', () => host.Drupal?.settings),
    given('drupalSettings', () => host.drupalSettings),
  ]
}

/** A cache by script: settings are read often and seldom change. */
const read = new WeakMap<Element, { readonly text: string; readonly settings: unknown }>()

function settingsIn(script: Element, before: number): unknown {
  const text = scriptText(script) || 'null'
  const known = read.get(script)
  if (known?.text === text) return known.settings
  let settings: unknown
  try {
    settings = JSON.parse(text)
  } catch (failure) {
    const { message } = failure as Error
    report('settings', `script ${before + 1} is not JSON (${message}): ${text.slice(0, 40)}${filterAdvice(text)}`)
  }
  read.set(script, { text, settings })
  return settings
}
