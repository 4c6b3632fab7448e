/** @jsxImportSource hono/jsx */
import type { Product } from '../catalogue/catalogue'
import { hasPicture, pictureFile } from '../catalogue/pictures'
import type { Visitor } from '../visitor/visitor'
import { Card, Picture, Price } from './card'

/** The node ids of attributes, as Ubercart numbers them. */
const colourAttribute = 1
const sizeAttribute = 2

/** One product, with Ubercart's add-to-cart form. */
export function ProductPage({
  product,
  others,
  visitor,
}: {
  product: Product
  others: readonly Product[]
  visitor: Visitor
}) {
  const { nid, slug, title, description, colours, sizes, dimensions, material } = product
  const { say } = visitor
  const second = `${slug}--2.webp`
  return (
    <>
      <article class="product">
        <div class="product__gallery" data-slug={slug}>
          <Picture file={pictureFile(slug)} alt={title} eager sizes="(max-width: 767px) 100vw, 58vw" />
          {hasPicture(second) && <Picture file={second} alt="" eager={false} sizes="(max-width: 767px) 100vw, 58vw" />}
        </div>
        <div class="product__buy">
          <h1>{title}</h1>
          <Price product={product} visitor={visitor} />
          <p>{description}</p>
          <form action="/cart" method="post" id={`uc-product-add-to-cart-form-${nid}`} accept-charset="UTF-8">
            <input type="hidden" name="form_id" value={`uc_product_add_to_cart_form_${nid}`} />
            <fieldset>
              <legend>
                {say('colour')} <output class="product__chosen">{colours[0]?.name}</output>
              </legend>
              {colours.map(({ name, group }, n) => (
                <label class="swatch" title={name}>
                  <input
                    type="radio"
                    name={`attributes[${colourAttribute}]`}
                    value={n + 1}
                    checked={n === 0}
                    data-name={name}
                    data-picture={pictureFile(slug, n === 0 ? undefined : name)}
                  />
                  <span class={`dot dot--large dot--${group.toLowerCase()}`} />
                  <span class="visually-hidden">{name}</span>
                </label>
              ))}
            </fieldset>
            {sizes.length > 0 && (
              <fieldset>
                <legend>{say('size')}</legend>
                {sizes.map((size, n) => (
                  <label class="choice">
                    <input type="radio" name={`attributes[${sizeAttribute}]`} value={n + 1} checked={n === 0} />
                    <span>{size}</span>
                  </label>
                ))}
              </fieldset>
            )}
            <input type="hidden" name="qty" value="1" />
            <div class="product__actions">
              <button class="button" type="submit" name="op" value="Add to cart" id={`edit-submit-${nid}`}>
                {say('addToCart')}
              </button>
              <rove-love nid={nid} label={title} />
            </div>
          </form>
          <p class="product__delivery">{say('delivery')}</p>
          <dl>
            <dt>{say('details')}</dt>
            <dd>{dimensions}</dd>
            <dt>{say('material')}</dt>
            <dd>{material}</dd>
          </dl>
        </div>
      </article>
      <section class="band">
        <div class="grid">
          {others.map((other) => (
            <Card product={other} visitor={visitor} />
          ))}
        </div>
      </section>
    </>
  )
}
