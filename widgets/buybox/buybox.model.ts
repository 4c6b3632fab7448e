/** The buybox model: holds the state, publishes the chosen model, and connects purchase, delivery and protection. */
import { toJson } from '../../core/base/input/own-json'
import { createStore } from '../../core/base/state/create-store'
import { shownPrice } from '../../core/shop/membership/membership.rules'
import { readAids, writeAids } from '../../core/shop/product/models.rules'
import type { ModelChosen } from '../../core/shop/product/product.facts'
import { type BuyboxState, next } from './buybox.machine'
import { type Offered, offeredBy } from './buybox.rules'
import type { Box, BuyboxDeps, BuyboxModel } from './buybox.types'
import { createDialogsModel } from './buybox-dialogs.model'
import { createPurchaseModel } from './buybox-purchase.model'
import { createDeliveryModel } from './delivery/delivery.model'
import { createProtectionModel } from './protection/protection.model'

/** @see BuyboxDeps */
export function createBuyboxModel(deps: BuyboxDeps): BuyboxModel {
  const { product, terms, destination, address } = deps
  const store = createStore<BuyboxState>({
    selection: new Map(),
    chosenOf: new Set(),
    inStockOnly: false,
    stock: deps.stock,
    destination: destination.get(),
    restricted: deps.restricted && destination.get() !== undefined,
    purchase: { at: 'idle' },
    dialog: undefined,
    unopened: undefined,
    offers: [],
    protection: undefined,
  })
  let derived: { readonly from: BuyboxState; readonly offered: Offered } | undefined
  let published: string | undefined
  let stopped = false

  const box: Box = {
    get: store.get,
    offered() {
      const from = store.get()
      if (derived?.from !== from) derived = { from, offered: offeredBy(product, terms, from) }
      return derived.offered
    },
    dispatch(event) {
      const before = store.get()
      const after = next(before, event, product)
      if (stopped || after === before) return false
      store.set(after)
      if (after.selection !== before.selection) address?.write(writeAids(address.read(), after.selection))
      publish()
      return true
    },
  }
  const protect = createProtectionModel(box, deps)
  const dialogs = createDialogsModel(box, deps, store.subscribe, () => purchase.isCoverTaken())
  const purchase = createPurchaseModel(box, deps, () => {
    if (!stopped) dialogs.offerCover()
  })

  /** Publishes the choice if it has changed. */
  function publish(): void {
    const { model, prices, stock } = box.offered()
    const chosen: ModelChosen = {
      nid: product.nid,
      model,
      options: [...store.get().selection.values()],
      price: prices?.due,
      memberPrice: prices?.member,
      regularPrice: prices?.selling,
      currency: deps.country.currency,
      stock: stock?.at,
    }
    const chosenKey = toJson(chosen)
    if (chosenKey === published) return
    published = chosenKey
    deps.publish(chosen)
    protect(model)
  }

  const inAddress = address ? readAids(new URL(address.read()).search) : []
  box.dispatch({ type: 'preset', oids: [...deps.preset, ...inAddress] })
  publish()
  const delivery = createDeliveryModel(box, deps)

  return {
    ...pick(deps),
    get: store.get,
    subscribe: store.subscribe,
    offered: box.offered,
    deliverTo: delivery.deliverTo,
    choose: (oid) => void box.dispatch({ type: 'chosen', oid }),
    showInStockOnly: (on) => void box.dispatch({ type: 'in-stock-only', on }),
    takeProtection: (id) => void box.dispatch({ type: 'protection-chosen', id }),
    add: purchase.add,
    async checkout() {
      if (await purchase.addForCheckout()) deps.goToCheckout()
    },
    addCover: purchase.addCover,
    shown: (price) => shownPrice(price, terms),
    open: dialogs.open,
    close: dialogs.close,
    dialogView: dialogs.dialogView,
    stop() {
      stopped = true
      dialogs.stop()
      purchase.stop()
      delivery.stop()
    },
  }
}

function pick({ product, country, t, leadDate, money, safeUrl, qty, notify, readProtection, report }: BuyboxDeps) {
  return { product, country, t, leadDate, money, safeUrl, qty, notify, readProtection, report }
}
