/** @jsxImportSource hono/jsx */
/** A look among other things: small with its name, or large with words beside it. */
import type { Child } from 'hono/jsx'
import type { Look } from '../content/looks'
import type { Visitor } from '../visitor/visitor'
import { Scene } from './picture'

/** A look as one of many. */
export function LookTile({ look: { slug, title, file } }: { look: Look }) {
  return (
    <a class="room" href={`/looks/${slug}`} data-rove-track="lookbook">
      <Scene file={file} alt="" sizes="(max-width: 767px) 90vw, 46vw" />
      <span>{title}</span>
    </a>
  )
}

interface EditorialProps {
  look: Look
  visitor: Visitor
  /** The words beside the picture. */
  children: Child
}

/** A look over the width of the page, with words beside it. */
export function Editorial({ look: { slug, file }, visitor, children }: EditorialProps) {
  return (
    <section class="editorial">
      <Scene file={file} alt="" sizes="(max-width: 767px) 100vw, 62vw" />
      <div>
        {children}
        <a href={`/looks/${slug}`} data-rove-track="lookbook">
          {visitor.say('seeLook')}
        </a>
      </div>
    </section>
  )
}
