/** What every page says about itself. */
import { string } from 'valibot'

/** What the shop's paths stand below: Drupal's own key. */
export const basePath = { name: 'basePath', schema: string(), otherwise: '/' } as const
/** The locale the page was rendered in. */
export const pageLocale = { name: 'rove.locale', schema: string(), otherwise: undefined } as const
/** The country the page was rendered for. */
export const pageCountry = { name: 'rove.country', schema: string(), otherwise: undefined } as const
