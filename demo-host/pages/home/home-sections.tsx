/** @jsxImportSource hono/jsx */
/** The sections of the front page that the widgets add behaviour to. Each is complete without script. */
import type { Product } from '../../catalogue/catalogue'
import { pictureFile } from '../../catalogue/pictures'
import { mp4Of } from '../../catalogue/video-files'
import type { ShopCode } from '../../visitor/texts/texts'
import type { Visitor } from '../../visitor/visitor'
import { Picture, Scene } from '../layout/picture'
import { Card } from '../listing/card'
import { CardPriceView, priceOf } from '../listing/card-price'

interface SectionProps {
  visitor: Visitor
}

/** A poem beside a room. */
export function Poem({ visitor: { t } }: SectionProps) {
  return (
    <rove-home-poem>
      <section class="poem" data-rove-home="stage">
        <Scene
          file="scene-bedroom-corner.webp"
          alt=""
          sizes="(max-width: 1050px) max(100vw, 74svh), max(54vw, 160svh)"
        />
        <p data-rove-home="poem">
          {(['poem1', 'poem2', 'poem3', 'poem4'] as const).map((line) => (
            <span>{t(line)} </span>
          ))}
        </p>
      </section>
    </rove-home-poem>
  )
}

const membershipSlides = [
  { title: 'membershipPrice', text: 'membershipPriceText', film: 'marlow-3-seat-sofa' },
  { title: 'membershipFee', text: 'membershipFeeText', file: 'scene-dining.webp' },
  { title: 'membershipNew', text: 'membershipNewText', file: 'scene-terrace.webp' },
  { title: 'membershipRoom', text: 'membershipRoomText', file: 'scene-living.webp' },
] as const satisfies readonly { title: ShopCode; text: ShopCode; film?: string; file?: string }[]

/** What members get. */
export function Membership({ visitor: { t } }: SectionProps) {
  return (
    <section class="membership">
      <rove-home-membership>
        <header class="membership__head">
          <p class="price__member">{t('member')}</p>
          <h2>{t('membership')}</h2>
        </header>
        <ul class="slides" data-rove-carousel="slides" tabindex={0}>
          {membershipSlides.map((slide) => (
            <li>
              {'film' in slide ? (
                <Film name={slide.film} label={t('membershipFilm')} />
              ) : (
                <Scene file={slide.file} alt="" sizes="(max-width: 767px) 90vw, 60vw" />
              )}
              <div>
                <h3>{t(slide.title)}</h3>
                <p>{t(slide.text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </rove-home-membership>
      <a class="button button--quiet" href="/membership">
        {t('join')}
      </a>
    </section>
  )
}

/** A film without sound. */
function Film({ name, label }: { name: string; label: string }) {
  const { src, poster } = mp4Of(name)
  return (
    <video
      src={src}
      poster={poster}
      width="1600"
      height="1000"
      preload="none"
      controls
      muted
      loop
      playsinline
      aria-label={label}
    />
  )
}

interface ListsProps extends SectionProps {
  best: readonly Product[]
  arrivals: readonly Product[]
}

/** What sells best and what is new, one below the other. */
export function BestSellers({ best, arrivals, visitor }: ListsProps) {
  const { t } = visitor
  const lists = [
    { name: 'bestSellers', hint: 'bestSellersHint', path: '/best-sellers', products: best },
    { name: 'newArrivals', hint: 'newArrivalsHint', path: '/new-arrivals', products: arrivals },
  ] as const
  return (
    <rove-home-bestsellers class="bestsellers">
      {lists.map(({ name, hint, path, products }) => (
        <section class="band" data-rove-home="list">
          <header class="band__head">
            <h2>{t(name)}</h2>
            <p>{t(hint)}</p>
            <a href={path}>
              {t('all')}
              <span class="visually-hidden">: {t(name)}</span>
            </a>
          </header>
          <ul class="slides slides--cards" data-rove-carousel="slides">
            {products.map((product) => (
              <li>
                <Card product={product} visitor={visitor} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </rove-home-bestsellers>
  )
}

const originals = [
  { slug: 'pebble-loveseat', text: 'originalSofa' },
  { slug: 'pebble-coffee-table', text: 'originalTable' },
  { slug: 'dune-wool-rug', text: 'originalRug' },
  { slug: 'hale-rocking-chair', text: 'originalChair' },
] as const satisfies readonly { slug: string; text: ShopCode }[]

/** Three designs of the shop's own: the first that are sold in the visitor's country. */
export function Originals({ products, visitor }: SectionProps & { products: readonly Product[] }) {
  const { t } = visitor
  const sold = originals.flatMap((original) => {
    const product = products.find(({ slug }) => slug === original.slug)
    return product ? [{ ...original, product }] : []
  })
  return (
    <rove-home-originals class="band originals">
      <h2 class="band__title">{t('originals')}</h2>
      <ul class="originals__slides" data-rove-carousel="slides">
        {sold.slice(0, 3).map(({ slug, text, product }) => (
          <li>
            <span class="ground">
              <Picture file={pictureFile(slug)} alt="" eager={false} sizes="(max-width: 1050px) 80vw, 50vw" />
            </span>
            <div>
              <h3>{product.title}</h3>
              <p>{t(text)}</p>
              <CardPriceView price={priceOf(product, visitor, 0)} visitor={visitor} decimals={0} />
              <a href={`/product/${slug}`} aria-label={`${t('seePiece')}: ${product.title}`}>
                {t('seePiece')}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </rove-home-originals>
  )
}

const advantages = [
  ['advantageRoom', 'advantageRoomText'],
  ['advantageDays', 'advantageDaysText'],
  ['advantageRepair', 'advantageRepairText'],
  ['advantageSwatch', 'advantageSwatchText'],
] as const

/** Why to buy here. */
export function Advantages({ visitor: { t } }: SectionProps) {
  return (
    <rove-home-advantages class="band advantages">
      <h2 class="band__title">{t('advantages')}</h2>
      <ul>
        {advantages.map(([title, text]) => (
          <li>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
      <p class="advantages__look">
        {t('lookbookHint')}{' '}
        <a href="/looks" data-rove-home="lookbook">
          {t('lookbook')}
        </a>
      </p>
    </rove-home-advantages>
  )
}
