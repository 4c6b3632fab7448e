/** The products in a host's home (HOSTS-02, PRICE-02). */

import type { CurrencyCode } from '../../../core/base/country/countries.rules'
import { formatMoney } from '../../../core/base/country/money.rules'
import type { TextLookup } from '../../../core/base/texts/texts'
import type { CardPrice } from '../../../core/shop/card/card.rules'
import type { HostCode } from './host.texts'
import type { HomeProduct, HomeProducts } from './host.types'

interface ProductsProps {
  readonly state: HomeProducts
  readonly currency: CurrencyCode
  readonly t: TextLookup<HostCode>
}

/** Product cards; names only where the search service does not answer. Nothing where no product is left. */
export function HostProducts({ state: { at, products }, currency, t }: ProductsProps) {
  return (
    <>
      {products.length > 0 && <h3>{t('products')}</h3>}
      <p role="status" className="hint">
        {at === 'searching' && products.length > 0 && t('searching')}
        {at === 'failed' && t('unpriced')}
      </p>
      <ul className="products">
        {products.map((product) => (
          <li key={`${product.name} ${product.option}`}>
            <Product product={product} currency={currency} t={t} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Product({ product, ...words }: Omit<ProductsProps, 'state'> & { readonly product: HomeProduct }) {
  const { name, option, image, url, price } = product
  const content = (
    <>
      <span className="ground">{image && <img src={image} alt="" loading="lazy" />}</span>
      <span className="name">{name}</span>
      {option && <span className="hint">{option}</span>}
      {price && <Price price={price} {...words} />}
    </>
  )
  return url ? (
    <a href={url} part="product">
      {content}
    </a>
  ) : (
    <span part="product">{content}</span>
  )
}

function Price({
  price: { kind, due, was },
  currency,
  t,
}: Omit<ProductsProps, 'state'> & { readonly price: CardPrice }) {
  return (
    <span part="price" data-kind={kind}>
      <b>{formatMoney(due, currency)}</b>
      {was !== undefined && (
        <>
          {' '}
          <span className="visually-hidden">{t('regularPrice')} </span>
          <s>{formatMoney(was, currency)}</s>
        </>
      )}
      {kind === 'member' && <span part="member"> {t('member')}</span>}
    </span>
  )
}
