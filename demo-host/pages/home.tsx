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
      <section class="band">
        <header class="band__head">
          <h2>{t('bestSellers')}</h2>
          <p>{t('bestSellersHint')}</p>
          <a href="/best-sellers">{t('all')}</a>
        </header>
        <div class="grid">
          <Cards products={best} visitor={visitor} />
        </div>
      </section>
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
              <LookTile look={look} />
            </li>
          ))}
        </ul>
      </section>
      <section class="member-band">
        <p class="price__member">{t('member')}</p>
        <h2>{t('memberTitle')}</h2>
        <p>{t('memberHint')}</p>
        <a class="button button--quiet" href="/membership">
          {t('join')}
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
      <span>{visitor.t(category)}</span>
    </a>
  )
}
