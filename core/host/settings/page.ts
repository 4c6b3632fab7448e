/** What every page says about itself. */
import { pipe, string, transform } from 'valibot'

/** What the shop's paths stand below, a path that ends in a slash: Drupal's own key. */
export const basePath = {
  name: 'basePath',
  schema: pipe(
    string(),
    transform((path) => `/${path}/`.replace(/[\\/]+/g, '/')),
  ),
  otherwise: '/',
} as const
/** The locale the page was rendered in. */
export const pageLocale = { name: 'rove.locale', schema: string(), otherwise: undefined } as const
/** The country the page was rendered for. */
export const pageCountry = { name: 'rove.country', schema: string(), otherwise: undefined } as const
