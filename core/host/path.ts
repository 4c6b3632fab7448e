/** Where the visitor is, as the shop names it. Source: Drupal's `basePath` and `pathPrefix`. */
import { string } from 'valibot'
import { basePath } from './settings/page'
import { readSetting } from './settings/read-setting'

/** What a language's paths begin with: `fr/`. */
const pathPrefix = { name: 'pathPrefix', schema: string(), otherwise: '' } as const

/** The page's path below the shop's base path and its language's prefix: `/shop/fr/sofas` is `/sofas`. */
export function readPath(path: string = location.pathname): string {
  const below = readSetting(basePath) + readSetting(pathPrefix)
  return `${path}/`.startsWith(below) ? `/${path.slice(below.length)}` : path
}
