/** @jsxImportSource hono/jsx */
/** A look in a list: small with its name, or large with a text. */
import type { Child } from 'hono/jsx'
import { lookText } from '../../content/look-texts'
import type { Look } from '../../content/looks'
import type { Visitor } from '../../visitor/visitor'
import { Scene } from '../layout/picture'

/** A small look. */
export function LookTile({ look, visitor }: { look: Look; visitor: Visitor }) {
  const { slug, file } = look
  return (
    <a class="room" href={`/looks/${slug}`} data-rove-track="lookbook">
      <Scene file={file} alt="" sizes="(max-width: 767px) 90vw, 46vw" />
      <span>{lookText(look, visitor.language).title}</span>
    </a>
  )
}

interface EditorialProps {
  look: Look
  visitor: Visitor
  /** The text beside the picture. */
  children: Child
}

/** A look over the full width, with a text. */
export function Editorial({ look: { slug, file }, visitor, children }: EditorialProps) {
  return (
    <section class="editorial">
      <Scene file={file} alt="" sizes="(max-width: 767px) 100vw, 62vw" />
      <div>
        {children}
        <a href={`/looks/${slug}`} data-rove-track="lookbook">
          {visitor.t('seeLook')}
        </a>
      </div>
    </section>
  )
}
