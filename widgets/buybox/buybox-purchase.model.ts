/** Putting into the cart, and what follows. Document 1, section 4. */
import type { CartAddInput } from '../../core/contract/cart'
import { serverMessageOf } from '../../core/errors'
import { operationId } from '../../core/operation-id'
import type { Added, Failed } from './buybox.machine'
import type { Box, BuyboxDeps } from './buybox.model'

/** How long after the first press the cover is offered: document 1, section 9 (COVER-01). */
export const coverDelayMs = 2000

/** Within this after an addition another press is the same one: a fast server answers between the two of a double press. */
export const doublePressMs = 600

/** The ways of buying. Each resolves to whether it is in the cart. */
export interface Purchasing {
  add(): Promise<boolean>
  /** Adds nothing where what is chosen has just been added. */
  addForCheckout(): Promise<boolean>
  addCover(): Promise<Added | Failed>
  stop(): void
}

/** @param offerCover is called once, a while after the first press that has put something into the cart */
export function createPurchasing(
  box: Box,
  deps: Pick<BuyboxDeps, 'product' | 'qty' | 'mayAdd' | 'addToCart' | 'report'>,
  offerCover: () => void,
): Purchasing {
  const { nid, cover } = deps.product
  /** What was tried last and is not known to be there: tried again it is the same operation. */
  let attempt: { readonly what: string; readonly operation: string } | undefined
  let addedAt = Number.NEGATIVE_INFINITY
  let coverTimer: ReturnType<typeof setTimeout> | undefined

  function operationFor(what: string): string {
    if (attempt?.what !== what) attempt = { what, operation: operationId() }
    return attempt.operation
  }

  async function put(input: CartAddInput): Promise<Added | Failed> {
    try {
      const { message } = await deps.addToCart(input)
      attempt = undefined
      return { at: 'added', message }
    } catch (failure) {
      deps.report(failure)
      return { at: 'failed', message: serverMessageOf(failure) }
    }
  }

  /** What was put there before may have been bought since. */
  const onReturn = ({ persisted }: PageTransitionEvent) => void (persisted && box.take({ type: 'returned' }))
  addEventListener('pageshow', onReturn)

  async function add(): Promise<boolean> {
    const { model, buyable } = box.offered()
    const { selection: options, protection, restricted } = box.get()
    if (restricted || (model !== undefined && !buyable)) return false
    if (Date.now() - addedAt < doublePressMs) return false
    if (!box.take({ type: 'pressed', complete: model !== undefined }) || model === undefined) return false
    const operation = operationFor([model, deps.qty, protection].join(' '))
    const input = { nid, model, qty: deps.qty, options, operation, ...(protection ? { protection } : {}) }
    if (!deps.mayAdd(input)) {
      attempt = undefined
      box.take({ type: 'handed-over' })
      return false
    }
    const pressedAt = Date.now()
    const end = await put(input)
    const isThere = end.at === 'added'
    if (isThere) {
      addedAt = Date.now()
      if (cover) coverTimer ??= setTimeout(offerCover, pressedAt + coverDelayMs - addedAt)
    }
    box.take({ type: 'ended', as: end })
    return isThere
  }

  return {
    add,
    addForCheckout: async () => box.get().purchase.at === 'added' || add(),
    async addCover() {
      if (!cover) return { at: 'failed', message: undefined }
      const options = new Map(Object.entries(cover.options ?? {}).map(([aid, oid]) => [Number(aid), oid]))
      return put({ nid: cover.nid, model: cover.model, qty: 1, options, operation: operationFor(cover.model) })
    },
    stop() {
      removeEventListener('pageshow', onReturn)
      clearTimeout(coverTimer)
    },
  }
}
