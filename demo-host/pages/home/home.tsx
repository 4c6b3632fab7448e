/** @jsxImportSource hono/jsx */
import { type Category, categories, type Product } from '../../catalogue/catalogue'
import { pictureFile } from '../../catalogue/pictures'
import { rooms } from '../../content/looks'
import type { Visitor } from '../../visitor/visitor'
import { Picture, Scene } from '../layout/picture'
import { Advantages, BestSellers, Membership, Originals, Poem } from './home-sections'
import { Editorial, LookTile } from './look-tile'

interface HomeProps {
  products: readonly Product[]
  best: readonly Product[]
  arrivals: readonly Product[]
  visitor: Visitor
}

/** The front page. */
export function HomePage({ products, best, arrivals, visitor }: HomeProps) {
  const { t } = visitor
  const [, dining, ...others] = rooms
  return (
    <>
      <section class="hero">
        <Scene file="scene-living.webp" alt="" eager />
        <div class="hero__words">
          <h1>{t('heroTitle')}</h1>
          <p>{t('heroText')}</p>
          <a class="button" href="/sofas" data-rove-banner="">
            {t('discover')}
          </a>
        </div>
      </section>
      <section class="band">
        <h2 class="band__title">{t('byKind')}</h2>
        <ul class="tiles">
          {categories.map((category) => (
            <li>
              <CategoryTile category={category} products={products} visitor={visitor} />
            </li>
          ))}
        </ul>
      </section>
      <BestSellers best={best} arrivals={arrivals} visitor={visitor} />
      <Poem visitor={visitor} />
      <Originals products={products} visitor={visitor} />
      {dining && (
        <Editorial look={dining} visitor={visitor}>
          <h2>{t('room')}</h2>
          <p>{t('roomHint')}</p>
        </Editorial>
      )}
      <section class="band">
        <header class="band__head">
          <h2>{t('looks')}</h2>
          <p>{t('looksHint')}</p>
          <a href="/looks">{t('all')}</a>
        </header>
        <ul class="rooms">
          {others.map((look) => (
            <li>
              <LookTile look={look} visitor={visitor} />
            </li>
          ))}
        </ul>
      </section>
      <Advantages visitor={visitor} />
      <Membership visitor={visitor} />
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
      <span>{visitor.t(category)}</span>
    </a>
  )
}
