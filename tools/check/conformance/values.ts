/** What the kit has to be told about a shop: a JSON file for `--values`. Each value is optional. */
import {
  array,
  boolean,
  type InferOutput,
  number,
  optional,
  picklist,
  record,
  safeParse,
  strictObject,
  string,
} from 'valibot'
import { countries } from '../../../core/base/country/countries.rules'
import { tradeFields } from '../../../core/shop/trade/trade.rules'

const texts = record(string(), string())

const shopValues = strictObject({
  /** The node id of a product that can be bought. Without it, the first `nid` attribute of the home page. */
  nid: optional(number()),
  /** Its title. */
  title: optional(string()),
  /** One of its models, in stock. */
  model: optional(string()),
  /** The option ids of this model by attribute id. */
  attributes: optional(record(string(), number())),
  /** A postal code that the shop delivers to. */
  postal: optional(string()),
  /** The path of a category, as for `list.page`. */
  list: optional(string()),
  /** The path of a list whose pages are JSON with HTML, as for `list.html`. */
  htmlList: optional(string()),
  /** The path of a list whose pages are HTML, as for `list.next`. */
  nextList: optional(string()),
  /** The path of the wall of photos. */
  community: optional(string()),
  /** An e-mail address that may receive what the shop sends. */
  email: optional(string()),
  /** An account to log in with. */
  account: optional(strictObject({ name: string(), pass: string() })),
  /** The session of `--cookie` is a member’s. */
  member: optional(boolean()),
  /** The locales to call in, the first one for all calls. */
  locales: optional(array(picklist(countries.flatMap(({ locales }) => locales)))),
  /** The id of an open order of the session of `--cookie`. */
  order: optional(string()),
  /** The providers of payments that this order can be paid by. */
  methods: optional(array(picklist(['stripe', 'klarna', 'affirm', 'paybright']))),
  /** An address that the order can be delivered to. */
  address: optional(
    strictObject({
      first_name: string(),
      last_name: string(),
      company: optional(string(), ''),
      street1: string(),
      street2: optional(string(), ''),
      city: string(),
      zone: number(),
      country: number(),
      postal_code: string(),
      phone: string(),
    }),
  ),
  /** The ids of swatches that can be requested. */
  swatches: optional(array(string())),
  /** The fields of a trade application by name. */
  trade: optional(texts),
  /** The id of a list that popups add addresses to. */
  mailingList: optional(string()),
})

/** The values of a shop. */
export type ShopValues = InferOutput<typeof shopValues>

/** One of every value: shown as an example, and used to name the cases that cannot be tried. */
export const exampleValues: Required<ShopValues> = {
  nid: 1201,
  title: 'Marlow 3-Seat Sofa',
  model: 'SOF1201-OAT-3S',
  attributes: { 1: 1, 2: 6 },
  postal: '10001',
  list: 'sofas',
  htmlList: 'reviews-as-json',
  nextList: 'reviews',
  community: 'community',
  email: 'tests@shop.example',
  account: { name: 'tests@shop.example', pass: 'a password' },
  member: true,
  locales: ['en_US', 'fr_CA'],
  order: '4711',
  methods: ['stripe', 'klarna'],
  address: {
    first_name: 'Test',
    last_name: 'Order',
    company: '',
    street1: '210 Alder Street',
    street2: '',
    city: 'Portland',
    zone: 48,
    country: 840,
    postal_code: '97205',
    phone: '5035550117',
  },
  swatches: ['boucle-oat'],
  trade: Object.fromEntries(tradeFields.map((field) => [field, ''])),
  mailingList: 'spring',
}

const notAnObject = 'the values have to be one JSON object'

/** @returns the values, or a sentence that says which one is wrong */
export function readValues(given: unknown): ShopValues | string {
  if (Array.isArray(given)) return notAnObject
  const read = safeParse(shopValues, given)
  if (read.success) return read.output
  const [{ path = [], expected, type }] = read.issues
  const place = path.map(({ key }) => String(key)).join('.')
  if (!place) return notAnObject
  return type === 'strict_object' && expected === 'never'
    ? `there is no value named “${place}”`
    : `“${place}” has to be ${expected}`
}
