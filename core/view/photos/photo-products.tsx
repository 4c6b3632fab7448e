/** The products in a photo (HOSTS-02, COMM-01). */
import type { ReactNode } from 'react'
import type { PhotoProduct } from './photo.types'

interface ProductsProps {
  readonly products: readonly PhotoProduct[]
  readonly title: string
}

/** A list of products; nothing if the photo has none. */
export function PhotoProducts({ products, title }: ProductsProps) {
  if (products.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className="photo-products">
        {products.map(({ name, url, image, detail }) => (
          <li key={`${url ?? ''} ${name} ${detail ?? ''}`}>
            <Linked url={url}>
              <span className="photo-ground">{image && <img src={image} alt="" loading="lazy" />}</span>
              <span>
                <span className="photo-name">{name}</span>
                {detail && <span className="hint">{detail}</span>}
              </span>
            </Linked>
          </li>
        ))}
      </ul>
    </>
  )
}

function Linked({ url, children }: { readonly url: string | undefined; readonly children: ReactNode }) {
  return url ? (
    <a href={url} part="product">
      {children}
    </a>
  ) : (
    <span className="photo-product">{children}</span>
  )
}
