/** Adds to the cart, then stays on the page or goes to the checkout. */

import { onBfcacheRestore } from '../../core/base/device/bfcache'
import { operationId } from '../../core/base/net/operation-id'
import { serverMessageOf } from '../../core/base/report/errors'
import type { CartAddInput } from '../../core/shop/cart/cart-add.contract'
import type { Added, Failed } from './buybox.machine'
import { doublePressMs } from './buybox.rules'
import type { Box, BuyboxDeps } from './buybox.types'
import { coverDelayMs } from './cover/cover.rules'

/** The actions of a purchase. Each resolves with whether the product is in the cart. */
export interface PurchaseModel {
  add(): Promise<boolean>
  /** Adds nothing if the same choice has just been added. */
  addForCheckout(): Promise<boolean>
  addCover(): Promise<Added | Failed>
  /** Whether the visitor has asked for the cover, whatever has become of it. */
  isCoverTaken(): boolean
  stop(): void
}

/** @param offerCover is called once, some time after the first press that added a product */
export function createPurchaseModel(
  box: Box,
  deps: Pick<BuyboxDeps, 'product' | 'qty' | 'mayAdd' | 'addToCart' | 'report'>,
  offerCover: () => void,
): PurchaseModel {
  const { nid, cover } = deps.product
  /** The last attempt that is not confirmed. A retry sends the same operation id. */
  let attempt: { readonly what: string; readonly operation: string } | undefined
  let addedAt = Number.NEGATIVE_INFINITY
  let isCoverTaken = false
  let coverTimer: ReturnType<typeof setTimeout> | undefined

  function operationFor(what: string): string {
    if (attempt?.what !== what) attempt = { what, operation: operationId() }
    return attempt.operation
  }

  async function send(input: CartAddInput): Promise<Added | Failed> {
    try {
      const { message } = await deps.addToCart(input)
      attempt = undefined
      return { at: 'added', message }
    } catch (failure) {
      deps.report(failure)
      return { at: 'failed', message: serverMessageOf(failure) }
    }
  }

  /** After a restore from the back-forward cache, the cart may no longer contain what was added. */
  const stopWatchingBfcache = onBfcacheRestore(() => void box.dispatch({ type: 'returned' }))

  async function add(): Promise<boolean> {
    const { model, buyable } = box.offered()
    const { selection: options, protection, restricted } = box.get()
    if (restricted || (model !== undefined && !buyable)) return false
    if (Date.now() - addedAt < doublePressMs) return false
    if (!box.dispatch({ type: 'pressed', complete: model !== undefined }) || model === undefined) return false
    const operation = operationFor([model, deps.qty, protection].join(' '))
    const input = { nid, model, qty: deps.qty, options, operation, ...(protection ? { protection } : {}) }
    if (!deps.mayAdd(input)) {
      attempt = undefined
      box.dispatch({ type: 'handed-over' })
      return false
    }
    const pressedAt = Date.now()
    const end = await send(input)
    const isAdded = end.at === 'added'
    if (isAdded) {
      addedAt = Date.now()
      if (cover) coverTimer ??= setTimeout(offerCover, pressedAt + coverDelayMs - addedAt)
    }
    box.dispatch({ type: 'ended', as: end })
    return isAdded
  }

  return {
    add,
    addForCheckout: async () => box.get().purchase.at === 'added' || add(),
    async addCover() {
      if (!cover) return { at: 'failed', message: undefined }
      isCoverTaken = true
      const options = new Map(Object.entries(cover.options ?? {}).map(([aid, oid]) => [Number(aid), oid]))
      return send({ nid: cover.nid, model: cover.model, qty: 1, options, operation: operationFor(cover.model) })
    },
    isCoverTaken: () => isCoverTaken,
    stop() {
      stopWatchingBfcache()
      clearTimeout(coverTimer)
    },
  }
}
