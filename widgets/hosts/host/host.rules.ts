/** The numbers of an open host, its pictures and its searches (HOSTS-02). */
import type { Country } from '../../../core/base/country/countries.rules'
import type { Host } from '../../../core/shop/host/host.contract'
import type { SearchRequest } from '../../../core/shop/search/search.contract'

/** The content of a host's dialog is swapped after this time, in milliseconds. */
export const swapMs = 1000

/** The most pictures of one host. */
const mostPictures = 60

/** The sizes of a picture, as the pattern of its address names them. */
type PictureSize = 'small' | 'large'

/** The numbers of a host's pictures, from 1. */
export const pictureNumbers = ({ imgCount }: Pick<Host, 'imgCount'>): readonly number[] =>
  [...Array(Math.min(imgCount, mostPictures)).keys()].map((n) => n + 1)

/**
 * The address of a picture.
 *
 * @param pattern has `{url}`, `{n}` and `{size}`: `/files/hosts/{url}-{n}-{size}.webp`
 */
export function pictureAddress(pattern: string, { url }: Pick<Host, 'url'>, n: number, size: PictureSize): string {
  const values: Readonly<Record<string, string>> = { url: encodeURIComponent(url), n: `${n}`, size }
  return pattern.replace(/\{(url|n|size)\}/g, (_, name: string) => values[name] ?? '')
}

/** One search for each product of a host, sent as one request: the first product of this name that the country sells. */
export const requestsOf = ({ products }: Pick<Host, 'products'>, { hidePrefix }: Country): readonly SearchRequest[] =>
  products.map(({ name }) => ({
    indexName: 'products',
    query: name,
    params: { hitsPerPage: 1, numericFilters: [`${hidePrefix}_hide=0`] },
  }))

/** Whether two names of a product are the same, apart from letter case and spaces. */
export const isSameName = (one: string, other: string): boolean => foldName(one) === foldName(other)

const foldName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
