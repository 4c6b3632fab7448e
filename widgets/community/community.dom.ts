/** The photos of the wall: what is known of those on the page, and further ones, made of the server's template. */
import { safeParse } from 'valibot'
import { issueIn } from '../../core/base/input/issue-in'
import { safeUrl } from '../../core/base/input/safe-url'
import { scriptJson } from '../../core/base/input/script-json'
import { RoveError } from '../../core/base/report/errors'
import { nextLinkOf } from '../../core/lists/list-part'
import { type CommunityPhoto, communityPhotos } from '../../core/shop/community/community.contract'
import type { Photo } from '../../core/view/photos/photo.types'
import type { WallPhotos } from './community.types'

/** The name of the element in errors. */
const where = '<rove-community>'

/**
 * Reads the wall.
 *
 * @param report called where the fields of the server's photos are not valid: they stay links to their pages
 * @throws RoveError `no-template` where there are further pages, and nothing to make their photos of
 */
export function readWall(element: HTMLElement, report: (failure: unknown) => void): WallPhotos {
  const template = element.querySelector<HTMLTemplateElement>('template[data-rove-community]')
  const model = template?.content.firstElementChild
  if (!model && nextLinkOf(element))
    throw new RoveError('no-template', where, { cause: 'no <template> with data-rove-community="template"' })
  const known = new Map<string, Photo>()

  function remember(fields: CommunityPhoto): Photo | undefined {
    const photo = photoOf(fields)
    if (photo) known.set(photo.id, photo)
    return photo
  }

  try {
    const script = element.querySelector('script[data-rove-community]')
    const decoded = safeParse(communityPhotos, scriptJson(script) ?? [])
    if (!decoded.success) throw new RoveError('wrong-shape', where, { cause: issueIn('items', decoded.issues[0]) })
    for (const fields of decoded.output) remember(fields)
  } catch (failure) {
    report(failure)
  }
  const items = () => [...element.querySelectorAll<HTMLElement>('[data-photo]')]
  return {
    add: (photos) =>
      photos.flatMap((fields) => {
        const photo = remember(fields)
        return model && photo ? makeItem(model, photo) : []
      }),
    all: () => items().flatMap(({ dataset }) => known.get(dataset.photo ?? '') ?? []),
    linkOf: (id) =>
      items()
        .find(({ dataset }) => dataset.photo === id)
        ?.querySelector<HTMLAnchorElement>('a[data-rove-community=link]') ?? undefined,
  }
}

/** A photo as the dialog shows it; `undefined` without a safe picture. What it shows is said by its products. */
function photoOf({ objectID: id, product_photos, ...fields }: CommunityPhoto): Photo | undefined {
  const small = safeUrl(fields.image_small)
  const image = safeUrl(fields.image_medium) ?? small
  const products = product_photos.map(({ name, url, image }) => ({ name, url: safeUrl(url), image: safeUrl(image) }))
  const alt = products.map(({ name }) => name).join(', ')
  if (!image) return undefined
  return { id, image, small: small ?? image, alt, name: fields.name, location: fields.location, products }
}

/** One item of the wall. */
function makeItem(model: Element, { id, small = '', alt, name, location }: Photo): HTMLElement {
  const item = document.importNode(model, true) as HTMLElement
  const part = (of: string) => item.querySelector<HTMLElement>(`[data-rove-community="${of}"]`)
  item.dataset.photo = id
  item.id = `photo-${id}`
  const link = part('link')
  const href = link?.getAttribute('href')?.replace('{objectID}', encodeURIComponent(id))
  link?.setAttribute('href', safeUrl(href ?? '') ?? '')
  const picture = part('picture')
  picture?.setAttribute('src', small)
  picture?.setAttribute('alt', alt)
  for (const [of, text] of [
    ['name', name],
    ['location', location],
  ] as const) {
    const place = part(of)
    if (place) place.textContent = text
  }
  return item
}
