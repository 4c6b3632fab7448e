/** The prices that the server says now: in answers to calls that only read, and in the settings of the page. */
import { safeParse } from 'valibot'
import { pageBus } from '../../core/base/bus/bus'
import { readMarket } from '../../core/base/country/country.setting'
import { readSetting } from '../../core/base/input/read-setting'
import { scriptJson } from '../../core/base/input/script-json'
import { callShop } from '../../core/base/net/call-shop'
import { productCard } from '../../core/shop/card/card.contract'
import { cardContent } from '../../core/shop/card/card-content'
import { cartRead } from '../../core/shop/cart/cart.contract'
import { loveItems } from '../../core/shop/love/love.contract'
import { duePrice, shownPrice } from '../../core/shop/membership/membership.rules'
import { readMemberTerms } from '../../core/shop/membership/membership.setting'
import type { PlacedPrice } from '../../core/shop/price-check/mismatch.rules'
import { saleDiscount } from '../../core/shop/product/price.rules'
import { pageProduct, salesData } from '../../core/shop/product/product.setting'
import { pageStock } from '../../core/shop/product/stock.setting'

/** @param shown the prices that the page shows: only what these can be compared with is read */
export async function pricesOfServer(shown: readonly PlacedPrice[]): Promise<readonly PlacedPrice[]> {
  const prices = await Promise.all([ofCart(), ofLoves(shown), ofCards(), ofStock(shown)])
  return prices.flat()
}

/** A call that fails has no prices: why it fails is for the check of the calls. */
const unanswered = () => undefined

/** With a coupon, prices can contain its discount. */
async function ofCart(): Promise<PlacedPrice[]> {
  if (!document.querySelector('rove-cart, rove-buybox')) return []
  const { cart } = (await callShop(cartRead, {}).catch(unanswered)) ?? {}
  if (!cart || cart.coupon) return []
  const from = { by: 'server (GET /ajax/cart)', at: Date.now(), currency: cart.currency }
  return cart.lines.map(({ nid, model, price, regular }) => ({
    ...{ ...from, nid, model, price },
    isMember: regular != null && regular > price,
  }))
}

/** Only where the page shows products as cards do. */
async function ofLoves(shown: readonly PlacedPrice[]): Promise<PlacedPrice[]> {
  if (!shown.some(({ model }) => model === undefined)) return []
  const { items = [] } = (await callShop(loveItems, {}).catch(unanswered)) ?? {}
  const terms = readMemberTerms()
  return items.map(({ nid, price }) => ({
    ...{ by: 'server (GET /uc_love/items)', at: Date.now(), nid, model: undefined, ...ofVisitor() },
    price: shownPrice(price, terms).due,
  }))
}

/** The fields with which the server describes the cards that it has rendered. */
function ofCards(): PlacedPrice[] {
  const terms = readMemberTerms()
  const texts = [...document.querySelectorAll('[data-rove-listing=items],[data-rove-results=items]')]
  return texts.flatMap((script) =>
    itemsIn(script).flatMap((item): PlacedPrice[] => {
      const { success, output } = safeParse(productCard, item)
      const due = success ? cardContent(output, terms)?.price?.due : undefined
      if (!success || due === undefined) return []
      const from = { by: 'server (items)', at: Date.now(), ...ofVisitor() }
      return [{ ...from, nid: Number(output.nid), model: undefined, price: due }]
    }),
  )
}

function itemsIn(script: Element): readonly unknown[] {
  try {
    const items = scriptJson(script)
    return Array.isArray(items) ? items : []
  } catch {
    return []
  }
}

/** The settings of the page's product. After a destination was set, other prices can apply. */
function ofStock(shown: readonly PlacedPrice[]): PlacedPrice[] {
  if (pageBus().last('destination:changed')) return []
  const { memberDiscount } = readMemberTerms()
  const { currency } = readMarket().country
  const nid = readSetting(pageProduct)?.nid
  const sale = saleDiscount(readSetting(salesData), currency)
  const models = new Set(shown.filter((price) => price.nid === nid).map(({ model }) => model))
  return Object.entries(readSetting(pageStock)).flatMap(([model, { price }]) =>
    price === undefined || nid === undefined || !models.has(model)
      ? []
      : [true, false].map((isMember) => ({
          ...{ by: 'server (models_stock)', at: Date.now(), nid, model, currency, isMember },
          price: duePrice({ price, sale, isMember, memberDiscount }),
        })),
  )
}

const ofVisitor = () => ({ currency: readMarket().country.currency, isMember: readMemberTerms().isMember })
