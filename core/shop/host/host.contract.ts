/** The hosts who show their homes, and the call for a page of them (HOSTS-01, HOSTS-02). */
import { fallback, type InferInput, type InferOutput, pipe, string, transform, union } from 'valibot'
import { items } from '../../base/input/lenient'
import { count, optionalText, text } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { Endpoint } from '../../base/net/endpoint.contract'
import { productOfText } from './host.rules'

const optionalField = fallback(optionalText, '')

/** A product in a home: an object, or `'name - option'`. */
const product = union([
  shape({ name: string(), image: optionalField, option: optionalField }),
  pipe(string(), transform(productOfText)),
])

/**
 * One host. `city` and `home` are what the list is filtered by. `words`, what the host says of the home, is proposed.
 */
export const host = shape({
  fname: text,
  lname: optionalField,
  /** The last part of the address of the host's own page: `maya-toronto`. */
  url: text,
  /** The number of the host's pictures. */
  imgCount: fallback(count, 0),
  city: optionalField,
  home: optionalField,
  words: optionalField,
  /** The language of the words, where it is not the page's: `en`. Proposed. */
  lang: optionalField,
  products: fallback(items('hosts.products', product), []),
})

/** The fields of one host as the server writes them. */
export type HostFields = InferInput<typeof host>
/** One host. */
export type Host = InferOutput<typeof host>
/** One product in a host's home. */
export type HostProduct = Host['products'][number]

/** The hosts of a page, as JSON beside their cards. An invalid host is left out: its card is a link. */
export const hosts = items('hosts', host)

/**
 * GET /host-connect: the list of hosts as the page shows it, with what filters it and `page` as parameters. The answer
 * is the page itself, or only the content of its `<rove-hosts>`.
 */
export const hostList: Endpoint<Readonly<Record<string, string>>, ReturnType<typeof string>> = {
  name: 'hosts.list',
  method: 'GET',
  path: '/host-connect',
  requirements: ['HOSTS-01'],
  proposed: true,
  changes: false,
  query: (filters) => filters,
  reads: 'html',
  answer: string(),
}

/** The call for an address of the list. @param path below the shop's base path: `/host-connect?city=Toronto&page=2` */
export const hostListAt = (path: string): typeof hostList => ({ ...hostList, path })
