/** Paths of the shop's pages. */
import { readSetting } from '../input/read-setting'
import { basePath, pathPrefix } from './page.setting'

/** The path below which the pages of the page's language are: `/shop/fr/`. */
export const shopPath = (): string => readSetting(basePath) + readSetting(pathPrefix)

/** The page's path without the base path and the language's prefix: `/sofas` for `/shop/fr/sofas`. */
export function readPath(path: string = location.pathname): string {
  const below = shopPath()
  return `${path}/`.startsWith(below) ? `/${path.slice(below.length)}` : path
}

/** Whether a link leads to a place on this page. */
export function isSamePage(href: string): boolean {
  const [page, place] = href.split('#')
  return place !== undefined && page === location.href.split('#')[0]
}
