/** @jsxImportSource hono/jsx */
import type { Product } from '../../catalogue/catalogue'
import { pictureFile } from '../../catalogue/pictures'
import { everywhere, productTour, type TourStop } from '../../content/product-tour'
import { Picture } from '../layout/picture'

/** Products for each case of the product page, for reviewers. */
export function TourPage({ products }: { products: readonly Product[] }) {
  return (
    <section class="listing tour">
      <header class="listing__head">
        <h1 lang="en">Products to try</h1>
        <p>One product for each thing that a product page can meet, and what to do there.</p>
      </header>
      <ul class="tour__stops">
        {productTour.map((stop) => (
          <li class="tour__stop">
            <Stop stop={stop} title={products.find(({ slug }) => slug === stop.slug)?.title} />
          </li>
        ))}
      </ul>
      <h2>On every product</h2>
      <Links links={everywhere} />
    </section>
  )
}

function Stop({ stop: { slug, shows, tries, links = [] }, title }: { stop: TourStop; title: string | undefined }) {
  return (
    <>
      <span class="ground">
        <Picture file={pictureFile(slug)} alt="" eager={false} sizes="120px" />
      </span>
      <div class="tour__words">
        <h2>{title ? <a href={`/product/${slug}`}>{title}</a> : `${slug}: not sold in this country`}</h2>
        <p>
          <strong>{shows}</strong>
        </p>
        <ul>
          {tries.map((words) => (
            <li>{words}</li>
          ))}
        </ul>
        {links.length > 0 && <Links links={links} />}
      </div>
    </>
  )
}

function Links({ links }: { links: readonly (readonly [href: string, words: string])[] }) {
  return (
    <ul class="tour__links">
      {links.map(([href, words]) => (
        <li>
          <a href={href}>{words}</a>
        </li>
      ))}
    </ul>
  )
}
