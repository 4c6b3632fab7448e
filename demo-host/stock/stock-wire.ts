/** Writes stock for pages and answers. Empty fields are left out. */
import type { InferInput } from 'valibot'
import type { modelsStock } from '../../core/shop/product/stock.contract'
import type { Model } from './models'

/** Every model's stock by its name. */
export function stockWire(models: readonly Model[]): InferInput<typeof modelsStock> {
  return Object.fromEntries(models.map(({ name, stock }) => [name, wireOf(stock)]))
}

function wireOf({ message, ...stock }: Model['stock']) {
  return {
    s: stock.inStock,
    ...(stock.ships ? { sh: stock.ships } : {}),
    ...(stock.satellite ? { hs: stock.satellite, hsh: stock.satelliteShips } : {}),
    ...(stock.preOrder ? { pr: stock.preOrder, eta: stock.expected } : {}),
    p: stock.price,
    ...(stock.original ? { ori: stock.original } : {}),
    ...(stock.hidden ? { h: 1 } : {}),
    ...(stock.disallowed ? { d: 1 } : {}),
    ...(message ? { msg: message.tip ? message : message.text } : {}),
  }
}
