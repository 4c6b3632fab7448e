/** The buybox from top to bottom: price, stock, options, buttons. */
import type { ViewProps } from '../../core/view/element/definition'
import type { BuyboxState } from './buybox.machine'
import type { BuyboxModel } from './buybox.types'
import { BuyboxOptions } from './buybox-options.view'
import { BuyboxPrice } from './buybox-price.view'
import { BuyboxProtection, BuyboxPurchase } from './buybox-purchase.view'
import { BuyboxDelivery, BuyboxStock } from './buybox-stock.view'

export function BuyboxView({ state, model }: ViewProps<BuyboxState, BuyboxModel>) {
  const offered = model.offered()
  const Dialog = model.dialogView()
  return (
    <div className="box">
      <BuyboxPrice model={model} offered={offered} />
      <BuyboxStock state={state} offered={offered} model={model} />
      <BuyboxDelivery state={state} model={model} />
      <BuyboxOptions state={state} model={model} offered={offered} />
      {!state.restricted && <BuyboxProtection state={state} model={model} />}
      {!offered.noneInStock && <BuyboxPurchase state={state} model={model} offered={offered} />}
      {Dialog && <Dialog state={state} model={model} />}
    </div>
  )
}
