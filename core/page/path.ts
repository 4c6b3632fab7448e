/** The page's path in the shop, from Drupal's `basePath` and `pathPrefix`. */
import { string } from 'valibot'
import { readSetting } from '../input/read-setting'
import { basePath } from './page.setting'

/** The prefix of a language's paths: `fr/`. */
export const pathPrefix = { name: 'pathPrefix', schema: string(), otherwise: '' } as const

/** The path without the base path and the language's prefix: `/sofas` for `/shop/fr/sofas`. */
export function readPath(path: string = location.pathname): string {
  const below = readSetting(basePath) + readSetting(pathPrefix)
  return `${path}/`.startsWith(below) ? `/${path.slice(below.length)}` : path
}
