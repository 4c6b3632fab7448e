/**
 * The host's settings, read one key at a time. The rows stand beside this file, by family: a page loads those it needs.
 * Source: document 0, sections 3 and 9; document 1, section 3 (LOAD-03, LOAD-06, LOAD-09).
 */
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { issueIn } from '../../issue-in'
import { ownCopy } from '../../own-json'
import { report } from '../../report'

/** One setting: where it stands, what is believed, and what is used where the host says nothing or something else. */
export interface SettingRow<Schema extends GenericSchema = GenericSchema, Otherwise = unknown> {
  /** As the specification spells it; a dot leads into an object: `uc_love.user`. */
  readonly name: string
  readonly schema: Schema
  readonly otherwise: Otherwise
  /** What it takes, in words for developers. */
  readonly takes?: string
  /** Absent, it is named on the console too. */
  readonly needed?: boolean
}

/** What a setting reads as. */
export type Setting<Row extends SettingRow> = InferOutput<Row['schema']> | Row['otherwise']

/**
 * One setting, from the first of these that has it: `window.roveSettings`, the JSON scripts marked
 * `data-rove-settings`, the last of them first, `Drupal.settings`, `drupalSettings`. A wrong type is named on the
 * console once, and the default is used.
 *
 * @param given asked in place of all of them
 */
export function readSetting<Schema extends GenericSchema, Otherwise>(
  { name, schema, otherwise, takes, needed }: SettingRow<Schema, Otherwise>,
  given?: unknown,
): InferOutput<Schema> | Otherwise {
  let complaint: unknown
  try {
    const found = (given ? [given] : sources()).map((source) => pick(source, name)).find((value) => value !== undefined)
    if (found === undefined && !needed) return otherwise
    const decoded = safeParse(schema, ownCopy(found))
    if (decoded.success) return decoded.output
    complaint = issueIn(name, decoded.issues[0])
  } catch (failure) {
    complaint = failure
  }
  report('settings', `${name} is not usable, its default is used (${takes ?? complaint})`)
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

/** Where settings stand, what counts most first; a page has some of them. */
export function sources(): readonly unknown[] {
  const host = globalThis as HostWindow
  const scripts = [...document.querySelectorAll('script[data-rove-settings]')].map(settingsIn)
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

/** What a script's text was read as: settings are asked for often, and seldom change. */
const read = new WeakMap<Element, { readonly text: string; readonly settings: unknown }>()

function settingsIn(script: Element, before: number): unknown {
  const text = script.textContent || 'null'
  const known = read.get(script)
  if (known?.text === text) return known.settings
  let settings: unknown
  try {
    settings = JSON.parse(text)
  } catch (failure) {
    report('settings', `script ${before + 1} is not JSON (${(failure as Error).message}): ${text.trim().slice(0, 40)}`)
  }
  read.set(script, { text, settings })
  return settings
}
