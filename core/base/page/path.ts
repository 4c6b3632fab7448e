/** The page's path in the shop. */
import { shopPath } from './shop-path'

/** The path without the base path and the language's prefix: `/sofas` for `/shop/fr/sofas`. */
export function readPath(path: string = location.pathname): string {
  const below = shopPath()
  return `${path}/`.startsWith(below) ? `/${path.slice(below.length)}` : path
}
