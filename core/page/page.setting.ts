/** The settings of every page. */
import { check, pipe, string, transform } from 'valibot'
import { findCountry, isLocale } from '../country/countries.rules'

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
/** The locale the page was rendered in. */
export const pageLocale = {
  name: 'rove.locale',
  schema: pipe(
    string(),
    check((locale) => isLocale(locale), 'one of the shop’s locales, please'),
  ),
  otherwise: undefined,
} as const
/** The country the page was rendered for. */
export const pageCountry = {
  name: 'rove.country',
  schema: pipe(
    string(),
    check((code) => !!findCountry(code), 'one of the shop’s countries, please'),
  ),
  otherwise: undefined,
} as const
