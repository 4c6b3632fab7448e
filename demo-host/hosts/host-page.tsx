/** @jsxImportSource hono/jsx */
import type { HostFields } from '../../core/shop/host/host.contract'
import type { Visitor } from '../visitor/visitor'
import type { SoldPiece } from './host-list'
import { hostPictureUrl } from './host-pictures'
import { hostWord } from './host-texts'

interface HostProps {
  readonly fields: HostFields
  /** The products that the visitor's country sells. */
  readonly pieces: readonly SoldPiece[]
  readonly visitor: Visitor
}

/** A host's own page: what the dialog of the list shows. */
export function HostPage({ fields, pieces, visitor: { language } }: HostProps) {
  const { fname, lname, url, city, home, words, lang, imgCount } = fields
  const numbers = Array.from({ length: Number(imgCount) }, (_, n) => n + 1)
  return (
    <section class="hosts">
      <header class="hosts__head">
        <p>
          <a href="/host-connect">{hostWord(language, 'back')}</a>
        </p>
        <h1>
          {fname} {lname}
        </h1>
        <p>
          {home} · {city}
        </p>
      </header>
      <ul class="host-pictures">
        {numbers.map((n) => (
          <li>
            <a href={hostPictureUrl(`${url}`, n, 'large')}>
              <img
                src={hostPictureUrl(`${url}`, n, n === 1 ? 'large' : 'small')}
                width="640"
                height="480"
                alt={hostWord(language, 'picture', { n, name: `${fname}` })}
                loading={n === 1 ? 'eager' : 'lazy'}
              />
            </a>
          </li>
        ))}
      </ul>
      <blockquote class="host-words" lang={`${lang}`}>
        {words}
      </blockquote>
      <h2>{hostWord(language, 'products')}</h2>
      <ul class="host-products">
        {pieces.map(({ slug, title, colour, image }) => (
          <li>
            <a href={`/product/${slug}`}>
              <img src={image} width="96" height="120" alt="" loading="lazy" />
              <span>
                {title}
                <small>{colour}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
