/** What the build has written about the elements: the composer's receipts and catalogue. */
import type { Catalogue, CatalogueWidget, Receipt, Receipts } from '../../composer/catalogue/catalogue'

const files = import.meta.glob('../../dist/composer/{receipt,catalogue}.json', { import: 'default', eager: true })

/** What an element costs and does. @param name without `rove-` */
export function receiptOf(name: string): Receipt | undefined {
  return built<Receipts>('receipt')[name]
}

/** An element's row of the catalogue. @param name without `rove-` */
export function widgetOf(name: string): CatalogueWidget | undefined {
  return built<Catalogue>('catalogue').widgets.find((widget) => widget.name === name)
}

/** The elements' names, without `rove-`. */
export function widgetNames(): readonly string[] {
  return Object.keys(built<Receipts>('receipt'))
}

function built<Content>(name: string): Content {
  const content = files[`../../dist/composer/${name}.json`]
  if (!content) throw new Error(`dist/composer/${name}.json is missing: run npm run build`)
  return content as Content
}
