/** @jsxImportSource hono/jsx */
import { formatMoney } from '../../../core/base/country/money.rules'
import { isBuyable, stockDisplay } from '../../../core/shop/product/stock.rules'
import { attributeNames, colourAttribute } from '../../catalogue/attributes'
import type { Attribute, Option, Product } from '../../catalogue/catalogue'
import { pictureFile } from '../../catalogue/pictures'
import { priceIn } from '../../database/prices'
import type { Visitor } from '../../visitor/visitor'
import { Dot } from '../layout/swatch'
import type { ProductView } from '../product/product-view'

/** Ubercart's add-to-cart form, with its ids of attributes and options. */
export function AddToCartForm({ view }: { view: ProductView }) {
  const { product, models, chosen, hasDestination, visitor } = view
  const { nid, attributes } = product
  const { t } = visitor
  const formId = `uc_product_add_to_cart_form_${nid}`
  const htmlId = formId.replaceAll('_', '-')
  const canBuy = models.some(({ stock }) => isBuyable(stockDisplay(stock, hasDestination)))
  return (
    <form action="/cart" method="post" id={htmlId} class="add-to-cart" accept-charset="UTF-8">
      <div id={`${htmlId}-attributes`} class="product-attributes">
        {attributes.map((attribute) => (
          <Choice attribute={attribute} product={product} chosen={chosen} visitor={visitor} />
        ))}
      </div>
      <input type="hidden" name="qty" value="1" />
      <input type="hidden" name="nid" value={nid} />
      <input type="hidden" name="form_id" value={formId} />
      <div class="product__actions form-actions">
        <button
          class="button node-add-to-cart form-submit"
          type="submit"
          name="op"
          value="Add to cart"
          id={`edit-submit-${nid}`}
          disabled={!canBuy}
        >
          {t(canBuy ? 'addToCart' : 'soldOut')}
        </button>
      </div>
    </form>
  )
}

interface ChoiceProps {
  attribute: Attribute
  product: Product
  /** The preselected options of all attributes. */
  chosen: readonly Option[]
  visitor: Visitor
}

/** One attribute with its offered options. */
function Choice({ attribute: { aid, options }, product, chosen, visitor: { country, t } }: ChoiceProps) {
  const offered = options.filter(({ display }) => display !== 'hidden')
  const name = t(attributeNames.get(aid) ?? 'colour')
  if (aid === colourAttribute)
    return (
      <fieldset class={`attribute attribute-${aid}`}>
        <legend>
          {name} <output class="product__chosen">{chosen.find((option) => option.aid === aid)?.label}</output>
        </legend>
        {offered.map((colour, n) => (
          <Swatch
            colour={colour}
            file={pictureFile(product.picture, n === 0 ? undefined : colour.name)}
            checked={chosen.includes(colour)}
          />
        ))}
      </fieldset>
    )
  return (
    <fieldset class={`attribute attribute-${aid}`}>
      <legend>{name}</legend>
      {offered.map((option) => (
        <label class="choice">
          <input type="radio" name={`attributes[${aid}]`} value={option.oid} checked={chosen.includes(option)} />
          <span>
            {option.label}
            {option.adds > 0 && <small>+{formatMoney(priceIn(country.code, option.adds), country.currency)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** A colour option. The theme shows its picture. */
function Swatch({
  colour: { aid, oid, label, hex },
  file,
  checked,
}: {
  colour: Option
  file: string
  checked: boolean
}) {
  return (
    <label class="swatch" title={label}>
      <input
        type="radio"
        name={`attributes[${aid}]`}
        value={oid}
        checked={checked}
        data-name={label}
        data-picture={file}
      />
      <Dot hex={hex} />
      <span class="visually-hidden">{label}</span>
    </label>
  )
}
