/**
 * The host's settings, read one key at a time.
 * Source: document 0, sections 3 and 9; document 1, section 3 (LOAD-03, LOAD-06, LOAD-09).
 */
import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  number,
  optional,
  parse,
  picklist,
  pipe,
  record,
  string,
  transform,
  union,
  unknown,
} from 'valibot'
import { membershipDefaults } from '../domain/membership'
import { voucherDefaults } from '../domain/voucher'
import { ownCopy } from '../own-json'
import { report } from '../report'
import { shape } from '../shape'

/** PHP writes numbers as numbers or as strings of them. */
const figure = union([
  number(),
  pipe(
    string(),
    transform((text) => (text.trim() === '' ? Number.NaN : Number(text))),
    number(),
  ),
])
const flag = union([
  boolean(),
  pipe(
    union([number(), string()]),
    transform((value) => value === 1 || value === '1' || value === 'true'),
  ),
])
/** PHP writes a list as an array, or as an object when its keys have gaps. */
const nids = pipe(
  union([array(unknown()), record(string(), unknown())]),
  transform((list) => Object.values(list)),
  array(pipe(figure, transform(Math.trunc))),
)

const rows = {
  /** Node ids of the products this visitor loves. Absent where the page was not rendered for one visitor. */
  'uc_love.user': { schema: nids, otherwise: undefined },
  /** The yearly membership fee, in units of the country's currency. */
  memberFee: { schema: figure, otherwise: membershipDefaults.fee },
  /** A share of the price. Absent: each place has its own default, see `membershipDefaults`. */
  memberDiscount: { schema: figure, otherwise: undefined },
  voucherRate: { schema: figure, otherwise: voucherDefaults.rate },
  voucherType: { schema: picklist(['rate', 'amount_per']), otherwise: voucherDefaults.type },
  /** What one voucher unit asks to be spent, with the type `amount_per`. */
  voucherAmtPer: { schema: figure, otherwise: undefined },
  voucherMax: { schema: figure, otherwise: voucherDefaults.cap },
  isMembership: { schema: flag, otherwise: false },
  isMSRPShown: { schema: flag, otherwise: false },
  /** The membership page's inputs. */
  membershipEnabled: { schema: flag, otherwise: false },
  membershipRate: { schema: figure, otherwise: undefined },
  /** What the shop's paths stand below: Drupal's own key. */
  basePath: { schema: string(), otherwise: '/' },
  'rove.locale': { schema: string(), otherwise: undefined },
  'rove.country': { schema: string(), otherwise: undefined },
  /** Where the search service is. Without `hosts`, the service's own. */
  'rove.search': {
    schema: shape({
      appId: string(),
      apiKey: string(),
      hosts: optional(array(shape({ url: string(), protocol: optional(picklist(['http', 'https']), 'https') }))),
      /** Names of the indexes where they differ from the specification's: `{ "products": "prod_products" }`. */
      indexes: optional(record(string(), string()), {}),
    }),
    otherwise: undefined,
  },
} as const satisfies Record<string, { schema: GenericSchema; otherwise: unknown }>

/** The name of a setting that widgets read. */
export type SettingName = keyof typeof rows
/** What a setting reads as. */
export type Setting<Name extends SettingName> =
  | InferOutput<(typeof rows)[Name]['schema']>
  | (typeof rows)[Name]['otherwise']

/** The names that the host may set. */
export const settingNames = Object.keys(rows) as readonly SettingName[]

/**
 * One setting, from the first of these that has it: `window.roveSettings`, the JSON script marked
 * `data-rove-settings`, `Drupal.settings`, `drupalSettings`. A wrong type is named on the console once, and the
 * default is used.
 */
export function readSetting<Name extends SettingName>(name: Name): Setting<Name> {
  const { schema, otherwise } = rows[name]
  const found = sources()
    .map((source) => pick(source, name))
    .find((value) => value !== undefined)
  if (found === undefined) return otherwise
  try {
    return parse(schema, ownCopy(found)) as Setting<Name>
  } catch (failure) {
    report('settings', `${name} is not usable, its default is used (${(failure as Error).message})`)
    return otherwise
  }
}

function pick(source: unknown, name: string): unknown {
  return name.split('.').reduce<unknown>((held, key) => {
    if (typeof held !== 'object' || held === null || !Object.hasOwn(held, key)) return undefined
    return (held as Record<string, unknown>)[key] ?? undefined
  }, source)
}

interface HostWindow {
  readonly roveSettings?: unknown
  readonly Drupal?: { readonly settings?: unknown }
  readonly drupalSettings?: unknown
}

function sources(): unknown[] {
  const host = globalThis as HostWindow
  return [host.roveSettings, scriptSettings(), host.Drupal?.settings, host.drupalSettings]
}

function scriptSettings(): unknown {
  const text = document.querySelector('script[type="application/json"][data-rove-settings]')?.textContent
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch (failure) {
    report('settings', `the data-rove-settings script is not JSON (${(failure as Error).message})`)
    return undefined
  }
}
