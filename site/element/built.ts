/** What the build has written about the elements: the composer's receipts. */
import type { Receipt, Receipts } from '../../workshop/composer/catalogue/catalogue'

const files = import.meta.glob('../../dist/composer/receipt.json', { import: 'default', eager: true })

/**
 * What an element costs and does; `undefined` for an element that is not built.
 *
 * @param name without `rove-`
 * @throws Error if nothing is built
 */
export function receiptOf(name: string): Receipt | undefined {
  const receipts = files['../../dist/composer/receipt.json'] as Receipts | undefined
  if (!receipts) throw new Error('dist/composer/receipt.json is missing: run npm run build')
  return receipts[name]
}
