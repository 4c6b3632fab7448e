/** The settings of every page. */
import { check, pipe, string, transform } from 'valibot'

/** The base path of the shop, ending in a slash. Drupal's own setting. */
export const basePath = {
  name: 'basePath',
  schema: pipe(
    string(),
    check((path) => !/^\w+:|^\/\//.test(path), 'a path, please'),
    transform((path) => `/${path}/`.replace(/[\\/]+/g, '/')),
  ),
  otherwise: '/',
} as const
/** The prefix of the paths of the page's language: `fr/`. Drupal's own setting. */
export const pathPrefix = {
  name: 'pathPrefix',
  schema: pipe(
    string(),
    transform((path) => `${path}/`.replace(/[\\/]+/g, '/').replace(/^\//, '')),
  ),
  otherwise: '',
} as const
