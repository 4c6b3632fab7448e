/** @jsxImportSource hono/jsx */
import type { Option, Product } from '../catalogue/catalogue'
import { pictureFile } from '../catalogue/pictures'
import { colourAttribute, sizeAttribute } from '../database/seed'
import type { Visitor } from '../visitor/visitor'
import { Dot } from './swatch'

/** Ubercart's form: attributes by number, options by theirs. */
export function AddToCartForm({ product, visitor: { say } }: { product: Product; visitor: Visitor }) {
  const { nid, slug, title, colours, sizes } = product
  const formId = `uc_product_add_to_cart_form_${nid}`
  const htmlId = formId.replaceAll('_', '-')
  return (
    <form action="/cart" method="post" id={htmlId} class="add-to-cart" accept-charset="UTF-8">
      <div id={`${htmlId}-attributes`} class="product-attributes">
        <fieldset class={`attribute attribute-${colourAttribute}`}>
          <legend>
            {say('colour')} <output class="product__chosen">{colours[0]?.name}</output>
          </legend>
          {colours.map((colour, n) => (
            <Swatch colour={colour} file={pictureFile(slug, n === 0 ? undefined : colour.name)} checked={n === 0} />
          ))}
        </fieldset>
        {sizes.length > 0 && (
          <fieldset class={`attribute attribute-${sizeAttribute}`}>
            <legend>{say('size')}</legend>
            {sizes.map(({ oid, name }, n) => (
              <label class="choice">
                <input type="radio" name={`attributes[${sizeAttribute}]`} value={oid} checked={n === 0} />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <input type="hidden" name="qty" value="1" />
      <input type="hidden" name="form_id" value={formId} />
      <div class="product__actions form-actions">
        <button
          class="button node-add-to-cart form-submit"
          type="submit"
          name="op"
          value="Add to cart"
          id={`edit-submit-${nid}`}
        >
          {say('addToCart')}
        </button>
        <rove-love nid={nid} label={title} />
      </div>
    </form>
  )
}

/** A colour to choose: the theme shows its picture. */
function Swatch({ colour: { oid, name, hex }, file, checked }: { colour: Option; file: string; checked: boolean }) {
  return (
    <label class="swatch" title={name}>
      <input
        type="radio"
        name={`attributes[${colourAttribute}]`}
        value={oid}
        checked={checked}
        data-name={name}
        data-picture={file}
      />
      <Dot hex={hex} />
      <span class="visually-hidden">{name}</span>
    </label>
  )
}
