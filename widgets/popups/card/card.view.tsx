/** A popup: a card in the top layer; on a phone, at the lower edge. */
import { useLayoutEffect, useRef } from 'react'
import { isRendered } from '../../../core/base/device/visibility'
import { builtIn } from '../../../core/base/input/built-in'
import { guard } from '../../../core/base/report/report'
import { Modal } from '../../../core/view/dialog/modal'
import css from './card.css?inline'
import type { Card } from './card.dom'
import type { CardProps } from './card.types'
import { CardForm } from './card-form.view'
import { Markup, Overlay } from './card-markup.view'

export function CardView({ card, state, onShown, onSubmit, onEngage, onHidden, onClose }: CardProps) {
  const { title, isTitled, text, link, html, overlay, t } = card
  const place = useRef<HTMLDivElement>(null)
  useStyleSheet(place, card)
  useEngaged(place, onEngage)
  // The dialog around it is open by then.
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
        closeLabel={t('close')}
        css={isTitled ? css : `${css}${untitled}`}
        onClose={onClose}
        onHidden={onHidden}
      >
        <div className="parts" ref={place} data-state={state.at}>
          {state.at === 'done' ? (
            <Done card={card} onClose={onClose} />
          ) : (
            <CardForm card={card} state={state} onSubmit={onSubmit}>
              {html && <Markup part="content" fragment={html} />}
              {text && <p>{text}</p>}
              {link && (
                <p>
                  <a part="link" className="primary" href={link.href}>
                    {link.linkText}
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

/** The title of a card without a visible title: for screen readers only. */
const untitled = '.rove-card>h2{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}'

/** Replaces the form after success and takes the focus, so that it is announced. */
function Done({ card: { done, t }, onClose }: Pick<CardProps, 'card' | 'onClose'>) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.focus(), [])
  return (
    <>
      <div part="done" className="outcome" role="status" tabIndex={-1} ref={place}>
        {done ? <Markup fragment={done} /> : t('done')}
      </div>
      <button type="button" className="quiet" onClick={onClose}>
        {t('close')}
      </button>
    </>
  )
}

/** Listens on the container, because the content is the marketer's markup. */
function useEngaged(place: { readonly current: Element | null }, onEngage: () => void): void {
  useLayoutEffect(() => {
    const { current } = place
    const engaged = ({ type, target }: Event) => {
      if (type === 'input' || builtIn(target as Element).closest('a,button')) onEngage()
    }
    for (const sign of ['click', 'input']) current?.addEventListener(sign, engaged)
    return () => {
      for (const sign of ['click', 'input']) current?.removeEventListener(sign, engaged)
    }
  }, [place, onEngage])
}

/** Adds the marketer's style sheet beside ours while the card is shown. */
function useStyleSheet(place: { readonly current: Element | null }, { css: url, note }: Card): void {
  useLayoutEffect(() => {
    if (!url) return
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    // The text is spelled as in the specification (POP-02).
    link.onerror = () => {
      console?.error?.('Error loading newsletter CSS')
      note(`css cannot be loaded from ${url}`)
    }
    place.current?.after(link)
    return () => link.remove()
  }, [place, url, note])
}
