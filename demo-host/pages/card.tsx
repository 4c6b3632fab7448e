/** @jsxImportSource hono/jsx */
/** A product among others. */
import { memberPrice } from '../../core/domain/membership'
import { formatMoney } from '../../core/domain/money'
import type { Product } from '../catalogue/catalogue'
import { hasPicture, pictureFile, pictureSet, pictureUrl } from '../catalogue/pictures'
import type { Visitor } from '../visitor/visitor'

export function Card({ product, visitor, eager = false }: { product: Product; visitor: Visitor; eager?: boolean }) {
  const { nid, slug, title, colours } = product
  const second = `${slug}--2.webp`
  return (
    <article class="card">
      <a class="card__link" href={`/product/${slug}`}>
        <span class="card__pictures">
          <Picture file={pictureFile(slug)} alt="" eager={eager} />
          {hasPicture(second) && <Picture file={second} alt="" eager={false} second />}
        </span>
        <span class="card__title">{title}</span>
      </a>
      <p class="card__colours">
        {colours.map(({ name, group }) => (
          <span class={`dot dot--${group.toLowerCase()}`} title={name} />
        ))}
        <span class="visually-hidden">{colours.map(({ name }) => name).join(', ')}</span>
      </p>
      <Price product={product} visitor={visitor} />
      <rove-love nid={nid} label={title} />
    </article>
  )
}

/** The price that counts is the largest; what a guest would pay is struck for members. */
export function Price({ product: { price }, visitor }: { product: Product; visitor: Visitor }) {
  const { currency } = visitor.country
  if (visitor.persona !== 'member') return <p class="price">{formatMoney(price, currency)}</p>
  return (
    <p class="price">
      {formatMoney(memberPrice(price), currency)} <span class="price__member">{visitor.say('member')}</span>{' '}
      <s>{formatMoney(price, currency)}</s>
    </p>
  )
}

interface PictureProps {
  file: string
  alt: string
  eager: boolean
  second?: boolean
  sizes?: string
}

/** A picture of the catalogue, 4:5, in the width the page needs. */
export function Picture({ file, alt, eager, second = false, sizes = '(max-width: 767px) 45vw, 22vw' }: PictureProps) {
  return (
    <img
      class={second ? 'picture picture--second' : 'picture'}
      src={pictureUrl(file, 480)}
      srcset={pictureSet(file)}
      sizes={sizes}
      width="960"
      height="1200"
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
