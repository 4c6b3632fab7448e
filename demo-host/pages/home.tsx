/** @jsxImportSource hono/jsx */
import { categories, type Product } from '../catalogue/catalogue'
import { pictureFile, pictureUrl } from '../catalogue/pictures'
import type { Visitor } from '../visitor/visitor'
import { Card, Picture } from './card'

const bestSellers = [1201, 1212, 1213, 1224, 1235, 1204, 1226, 1246]

/** The front page. */
export function HomePage({ products, visitor }: { products: readonly Product[]; visitor: Visitor }) {
  const { say } = visitor
  const best = products.filter(({ nid }) => bestSellers.includes(nid))
  return (
    <>
      <section class="hero">
        <img
          class="hero__picture"
          src={pictureUrl('scene-living.webp')}
          width="1600"
          height="1000"
          alt=""
          fetchpriority="high"
        />
        <div class="hero__words">
          <h1>{say('heroTitle')}</h1>
          <p>{say('heroText')}</p>
          <a class="button" href="/sofas">
            {say('discover')}
          </a>
        </div>
      </section>
      <section class="band">
        <h2 class="visually-hidden">{say('shop')}</h2>
        <ul class="tiles">
          {categories.map((category) => (
            <li>
              <CategoryTile category={category} products={products} visitor={visitor} />
            </li>
          ))}
        </ul>
      </section>
      <section class="band">
        <header class="band__head">
          <h2>{say('bestSellers')}</h2>
          <p>{say('bestSellersHint')}</p>
          <a href="/best-sellers">{say('all')}</a>
        </header>
        <div class="grid">
          {best.map((product) => (
            <Card product={product} visitor={visitor} />
          ))}
        </div>
      </section>
      <section class="look">
        <img src={pictureUrl('scene-dining.webp')} width="1600" height="1000" alt="" loading="lazy" />
        <div>
          <h2>{say('room')}</h2>
          <p>{say('roomHint')}</p>
          <a href="/looks">{say('discover')}</a>
        </div>
      </section>
      <section class="member-band">
        <h2>{say('memberTitle')}</h2>
        <p>{say('memberHint')}</p>
        <a class="button button--quiet" href="/membership">
          {say('join')}
        </a>
      </section>
    </>
  )
}

function CategoryTile({
  category,
  products,
  visitor,
}: {
  category: (typeof categories)[number]
  products: readonly Product[]
  visitor: Visitor
}) {
  const first = products.find((product) => product.category === category)
  return (
    <a href={`/${category}`}>
      <Picture file={pictureFile(first?.slug ?? '')} alt="" eager={false} sizes="(max-width: 767px) 45vw, 15vw" />
      <span>{visitor.say(category)}</span>
    </a>
  )
}
