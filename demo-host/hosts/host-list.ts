/** Which hosts a page of the list shows, and its address (HOSTS-01). */
import type { HostFields } from '../../core/shop/host/host.contract'
import { type Catalogue, catalogueOf } from '../catalogue/catalogue'
import { readNames } from '../catalogue/names'
import { pictureFile, pictureUrl } from '../catalogue/pictures'
import type { Database } from '../database/open'
import type { Visitor } from '../visitor/visitor'
import { cityName, hostWord } from './host-texts'
import { type DemoHost, demoHosts, goneProduct } from './hosts'

/** The number of hosts on a page. */
const onPage = 6

/** What an address of the list chooses; empty where all are shown. */
export interface HostFilters {
  readonly city: string
  readonly home: string
}

/** One page of the list. */
export interface HostSlice {
  readonly hosts: readonly DemoHost[]
  readonly filters: HostFilters
  readonly page: number
  readonly pages: number
  readonly total: number
}

/** The page of an address. The hosts of the visitor's country come first. */
export function sliceOfHosts(query: Readonly<Record<string, string>>, { country }: Visitor): HostSlice {
  const { city = '', home = '' } = query
  const found = demoHosts
    .filter((host) => (!city || host.city === city) && (!home || host.home === home))
    .sort((one, other) => Number(other.country === country.code) - Number(one.country === country.code))
  const pages = Math.max(1, Math.ceil(found.length / onPage))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.page)) || 1))
  const hosts = found.slice((page - 1) * onPage, page * onPage)
  return { hosts, filters: { city, home }, page, pages, total: found.length }
}

/** The address of a page of the list. */
export function hostsAddress({ city, home }: HostFilters, page = 1): string {
  const query = new URLSearchParams()
  if (city) query.set('city', city)
  if (home) query.set('home', home)
  if (page > 1) query.set('page', `${page}`)
  return `/host-connect${query.size > 0 ? `?${query}` : ''}`
}

/** A product of a home as the visitor's country sells it. */
export interface SoldPiece {
  readonly slug: string
  readonly title: string
  readonly colour: string
  readonly image: string
}

/** The products of a host that are sold in the visitor's country. */
export function soldPieces({ pieces }: DemoHost, { bySlug }: Catalogue, translate: (name: string) => string) {
  return pieces.flatMap(([slug, colour]): SoldPiece[] => {
    const product = bySlug.get(slug)
    return product
      ? [{ slug, title: product.title, colour: translate(colour), image: pictureUrl(pictureFile(slug, colour), 480) }]
      : []
  })
}

/** The fields of hosts, in the visitor's language. The first product is an object, the others are texts. */
export async function hostFields(
  db: Database,
  visitor: Visitor,
  hosts: readonly DemoHost[],
): Promise<readonly HostFields[]> {
  const { language } = visitor
  const catalogue = await catalogueOf(db, visitor)
  const { translate } = await readNames(db, language)
  return hosts.map((host) => {
    const { fname, lname, url, city, home, words, pictures } = host
    const [first, ...others] = soldPieces(host, catalogue, translate)
    const texts = others.map(({ title, colour }) => `${title} - ${colour}`)
    return {
      ...{ fname, lname, url, words },
      lang: 'en',
      imgCount: pictures.length,
      city: cityName(language, city),
      home: hostWord(language, home),
      products: [
        ...(first ? [{ name: first.title, image: first.image, option: first.colour }] : []),
        ...(host.country === 'CA' ? [`${goneProduct} - ${translate('Natural Oak')}`] : []),
        ...texts,
      ],
    }
  })
}
