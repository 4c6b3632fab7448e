/** A popup as a visitor sees it: a card in the top layer, from below on a phone. */
import { useLayoutEffect, useRef } from 'react'
import { isRendered } from '../../../core/device/rendered'
import { guard } from '../../../core/report'
import { Modal } from '../../../core/ui/modal'
import type { PopupState } from '../stage/stage.machine'
import css from './card.css?inline'
import type { Card } from './card.model'
import { CardForm } from './card-form.view'
import { Markup, Overlay } from './card-markup.view'

/** What a card is shown with. */
export interface CardProps {
  readonly card: Card
  readonly now: PopupState
  /** The card stands before the visitor. */
  readonly onShown: () => void
  readonly onSubmit: (email: string) => void
  /** The visitor has pressed or typed something. */
  readonly onEngage: () => void
  /** The page does not show it. */
  readonly onHidden: () => void
  readonly onClose: () => void
}

/** One popup. */
export function CardView({ card, now, onShown, onSubmit, onEngage, onHidden, onClose }: CardProps) {
  const { title, isTitled, text, link, html, overlay, say } = card
  const place = useRef<HTMLDivElement>(null)
  useStyleSheet(place, card)
  useEngaged(place, onEngage)
  // The dialog around it has been opened by then.
  useLayoutEffect(() => {
    if (place.current && isRendered(place.current)) onShown()
  }, [onShown])
  useLayoutEffect(() => {
    if (place.current) guard(`popup ${card.id}`, card.callback)(place.current, onClose)
  }, [card, onClose])
  return (
    <>
      {overlay && <Overlay fragment={overlay} />}
      <Modal
        title={title}
        closeLabel={say('close')}
        css={isTitled ? css : `${css}${untitled}`}
        onClose={onClose}
        onHidden={onHidden}
      >
        <div className="parts" ref={place} data-state={now.at}>
          {now.at === 'done' ? (
            <Done card={card} onClose={onClose} />
          ) : (
            <CardForm card={card} now={now} onSubmit={onSubmit}>
              {html && <Markup part="content" fragment={html} />}
              {text && <p>{text}</p>}
              {link && (
                <p>
                  <a part="link" className="primary" href={link.href}>
                    {link.words}
                  </a>
                </p>
              )}
            </CardForm>
          )}
        </div>
      </Modal>
    </>
  )
}

/** A card without a title of its own still has a name. */
const untitled = '.rove-card>h2{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}'

/** In place of what was sent: the focus goes there, and so it is read out. */
function Done({ card: { done, say }, onClose }: Pick<CardProps, 'card' | 'onClose'>) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.focus(), [])
  return (
    <>
      <div part="done" className="outcome" role="status" tabIndex={-1} ref={place}>
        {done ? <Markup fragment={done} /> : say('done')}
      </div>
      <button type="button" className="quiet" onClick={onClose}>
        {say('close')}
      </button>
    </>
  )
}

/** Listens from around them: the parts are markup of the marketer's, with no handler of ours. */
function useEngaged(place: { readonly current: Element | null }, onEngage: () => void): void {
  useLayoutEffect(() => {
    const { current } = place
    const engaged = ({ type, target }: Event) => {
      if (type === 'input' || (target as Element).closest('a,button')) onEngage()
    }
    for (const sign of ['click', 'input']) current?.addEventListener(sign, engaged)
    return () => {
      for (const sign of ['click', 'input']) current?.removeEventListener(sign, engaged)
    }
  }, [place, onEngage])
}

/** The marketer's own style sheet, beside ours, for as long as the card stands. */
function useStyleSheet(place: { readonly current: Element | null }, { css: url, note }: Card): void {
  useLayoutEffect(() => {
    if (!url) return
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    // As document 3, section 8, words it (POP-02).
    link.onerror = () => {
      console?.error?.('Error loading newsletter CSS')
      note(`css cannot be loaded from ${url}`)
    }
    place.current?.after(link)
    return () => link.remove()
  }, [place, url, note])
}
