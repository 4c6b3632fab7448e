/** The options: a group of radio buttons for each attribute. A swatch is a picture with a name. */
import type { Attribute, Option } from '../../core/shop/product/models.rules'
import type { BuyboxState } from './buybox.machine'
import { type Offered, optionState } from './buybox.rules'
import type { BuyboxModel } from './buybox.types'

interface OptionsProps {
  readonly state: BuyboxState
  readonly model: BuyboxModel
  readonly offered: Offered
}

/** Sold-out options can be chosen too, because they lead to the notify-me dialog. */
export function BuyboxOptions(props: OptionsProps) {
  const { state, model, offered } = props
  const shown = model.product.choices.attributes
    .map((attribute) => ({ ...attribute, options: attribute.options.filter(({ oid }) => offered.visible.has(oid)) }))
    .filter(({ options }) => options.length > 0)
  return (
    <div part="options">
      {shown.map((attribute) => (
        <AttributeGroup key={attribute.aid} {...props} attribute={attribute} />
      ))}
      <label part="in-stock-only">
        <input
          type="checkbox"
          checked={state.inStockOnly}
          onChange={(event) => model.showInStockOnly(event.currentTarget.checked)}
        />
        {model.t('inStockOnly')}
      </label>
    </div>
  )
}

function AttributeGroup({ attribute, ...props }: OptionsProps & { readonly attribute: Attribute }) {
  const { aid, label, options } = attribute
  const { state, model } = props
  const chosen = options.find(({ oid }) => oid === state.selection.get(aid))
  const missing = state.purchase.at === 'incomplete' && !chosen
  return (
    <fieldset part="attribute" data-state={missing ? 'missing' : 'idle'}>
      <legend>
        {label} <span part="chosen-name">{chosen?.name}</span>
      </legend>
      <div className="choices">
        {options.map((option) => (
          <Choice key={option.oid} {...props} option={option} />
        ))}
      </div>
      {missing && <span className="visually-hidden">{model.t('selectAll')}</span>}
    </fieldset>
  )
}

function Choice({ option, state, model, offered }: OptionsProps & { readonly option: Option }) {
  const { oid, aid, name, display } = option
  const at = optionState(model.product, state, offered, option)
  const picture = display === 'swatch' ? model.safeUrl(model.product.swatches.get(oid) ?? '') : undefined
  const isSoldOut = at === 'sold-out' || (at === 'chosen' && offered.stock !== undefined && !offered.buyable)
  const remark = isSoldOut ? 'optionSoldOut' : at === 'apart' ? 'optionApart' : undefined
  return (
    <label
      part="option"
      className={picture ? 'swatch' : 'chip'}
      data-state={isSoldOut ? 'sold-out' : at}
      data-chosen={at === 'chosen' || undefined}
      title={name}
    >
      <input
        type="radio"
        name={`attribute-${aid}`}
        value={oid}
        checked={at === 'chosen'}
        onChange={() => model.choose(oid)}
      />
      {picture ? (
        <>
          <span className="picture">
            <img src={picture} alt="" width="44" height="44" loading="lazy" />
          </span>
          <span className="visually-hidden">{name}</span>
        </>
      ) : (
        <span>{name}</span>
      )}
      {remark && <span className="visually-hidden">, {model.t(remark)}</span>}
    </label>
  )
}
