/** @jsxImportSource hono/jsx */
import { type Category, categories, type Product } from '../catalogue/catalogue'
import { pictureFile } from '../catalogue/pictures'
import { rooms } from '../content/looks'
import type { Visitor } from '../visitor/visitor'
import { Cards } from './card'
import { Editorial, LookTile } from './look-tile'
import { Picture, Scene } from './picture'

interface HomeProps {
  products: readonly Product[]
  best: readonly Product[]
  visitor: Visitor
}

/** The front page. */
export function HomePage({ products, best, visitor }: HomeProps) {
  const { say } = visitor
  const [, dining, ...others] = rooms
  return (
    <>
      <section class="hero">
        <Scene file="scene-living.webp" alt="" eager />
        <div class="hero__words">
          <h1>{say('heroTitle')}</h1>
          <p>{say('heroText')}</p>
          <a class="button" href="/sofas" data-rove-banner="">
            {say('discover')}
          </a>
        </div>
      </section>
      <section class="band">
        <h2 class="band__title">{say('byKind')}</h2>
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
          <Cards products={best} visitor={visitor} />
        </div>
      </section>
      {dining && (
        <Editorial look={dining} visitor={visitor}>
          <h2>{say('room')}</h2>
          <p>{say('roomHint')}</p>
        </Editorial>
      )}
      <section class="band">
        <header class="band__head">
          <h2>{say('looks')}</h2>
          <p>{say('looksHint')}</p>
          <a href="/looks">{say('all')}</a>
        </header>
        <ul class="rooms">
          {others.map((look) => (
            <li>
              <LookTile look={look} />
            </li>
          ))}
        </ul>
      </section>
      <section class="member-band">
        <p class="price__member">{say('member')}</p>
        <h2>{say('memberTitle')}</h2>
        <p>{say('memberHint')}</p>
        <a class="button button--quiet" href="/membership">
          {say('join')}
        </a>
      </section>
    </>
  )
}

interface CategoryTileProps {
  category: Category
  products: readonly Product[]
  visitor: Visitor
}

function CategoryTile({ category, products, visitor }: CategoryTileProps) {
  const first = products.find((product) => product.category === category)
  return (
    <a href={`/${category}`}>
      <span class="ground">
        <Picture file={pictureFile(first?.slug ?? '')} alt="" eager={false} sizes="(max-width: 767px) 45vw, 15vw" />
      </span>
      <span>{visitor.say(category)}</span>
    </a>
  )
}
