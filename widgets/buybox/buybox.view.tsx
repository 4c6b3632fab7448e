/** The box from top to bottom: what it costs, whether it is there, what is to be chosen, the way to buy it. */
import type { ViewProps } from '../../core/element/definition'
import type { buyboxAttributes } from './buybox.element'
import type { BuyboxState } from './buybox.machine'
import type { BuyboxModel } from './buybox.model'
import { BuyboxOptions } from './buybox-options.view'
import { BuyboxPrice } from './buybox-price.view'
import { BuyboxProtection, BuyboxPurchase } from './buybox-purchase.view'
import { BuyboxDelivery, BuyboxStock } from './buybox-stock.view'

export function BuyboxView({ state, model }: ViewProps<typeof buyboxAttributes, BuyboxState, BuyboxModel>) {
  const offered = model.offered()
  const Dialog = model.dialogView()
  return (
    <div className="box">
      <BuyboxPrice model={model} offered={offered} />
      <BuyboxStock state={state} offered={offered} model={model} />
      <BuyboxDelivery state={state} model={model} />
      <BuyboxOptions state={state} model={model} offered={offered} />
      {!state.restricted && <BuyboxProtection state={state} model={model} />}
      {!offered.nothing && <BuyboxPurchase state={state} model={model} offered={offered} />}
      {Dialog && <Dialog state={state} model={model} />}
    </div>
  )
}
