/** @jsxImportSource hono/jsx */
import type { Product } from '../../catalogue/catalogue'
import { lookText } from '../../content/look-texts'
import { type Look, pairings, rooms } from '../../content/looks'
import type { Visitor } from '../../visitor/visitor'
import { Picture, Scene } from '../layout/picture'
import { Cards } from '../listing/card'
import { LookTile } from './look-tile'

/** Every look: rooms large, pairings below. */
export function LooksPage({ visitor }: { visitor: Visitor }) {
  const { t, language } = visitor
  return (
    <section class="listing">
      <header class="listing__head">
        <h1>{t('looks')}</h1>
        <p>{t('looksHint')}</p>
      </header>
      <ul class="rooms">
        {rooms.map((look) => (
          <li>
            <LookTile look={look} visitor={visitor} />
          </li>
        ))}
      </ul>
      <ul class="finds looks__pairings">
        {pairings.map((look) => (
          <li>
            <a class="find" href={`/looks/${look.slug}`}>
              <span class="ground">
                <Picture file={look.file} alt="" eager={false} />
              </span>
              <span>{lookText(look, language).title}</span>
              <span class="find__text">{lookText(look, language).text}</span>
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
  const { title, text } = lookText(look, visitor.language)
  return (
    <>
      <section class={isRoom ? 'look' : 'look look--pair'}>
        {isRoom ? (
          <Scene file={look.file} alt={title} eager />
        ) : (
          <span class="ground">
            <Picture file={look.file} alt={title} eager sizes="(max-width: 767px) 100vw, 40vw" />
          </span>
        )}
        <div class="look__words">
          <h1>{title}</h1>
          <p>{text}</p>
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
