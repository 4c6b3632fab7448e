/** @jsxImportSource hono/jsx */
import type { Product } from '../catalogue/catalogue'
import { type Look, pairings, rooms } from '../content/looks'
import type { Visitor } from '../visitor/visitor'
import { Cards } from './card'
import { LookTile } from './look-tile'
import { Picture, Scene } from './picture'

/** Every look: rooms large, pairings below. */
export function LooksPage({ visitor: { t } }: { visitor: Visitor }) {
  return (
    <section class="listing">
      <header class="listing__head">
        <h1>{t('looks')}</h1>
        <p>{t('looksHint')}</p>
      </header>
      <ul class="rooms">
        {rooms.map((look) => (
          <li>
            <LookTile look={look} />
          </li>
        ))}
      </ul>
      <ul class="finds looks__pairings">
        {pairings.map(({ slug, title, text, file }) => (
          <li>
            <a class="find" href={`/looks/${slug}`}>
              <span class="ground">
                <Picture file={file} alt="" eager={false} />
              </span>
              <span lang="en">{title}</span>
              <span class="find__text" lang="en">
                {text}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LookProps {
  look: Look
  /** Its products that the visitor's country sells. */
  products: readonly Product[]
  visitor: Visitor
}

/** One look with its pieces. */
export function LookPage({ look, products, visitor }: LookProps) {
  const isRoom = rooms.includes(look)
  return (
    <>
      <section class={isRoom ? 'look' : 'look look--pair'}>
        {isRoom ? (
          <Scene file={look.file} alt={look.title} eager />
        ) : (
          <span class="ground">
            <Picture file={look.file} alt={look.title} eager sizes="(max-width: 767px) 100vw, 40vw" />
          </span>
        )}
        <div class="look__words" lang="en">
          <h1>{look.title}</h1>
          <p>{look.text}</p>
        </div>
      </section>
      <section class="band">
        <h2 class="band__title">{visitor.t('inThisLook')}</h2>
        <div class="grid">
          <Cards products={products} visitor={visitor} />
        </div>
      </section>
    </>
  )
}
