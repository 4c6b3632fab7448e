/**
 * The terms of what is made to order, to be agreed to before the checkout: over the cart, 700 by 770, or on a phone in
 * its place. Source: document 2, section 2 (CART-02).
 */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { readPlace } from '../../../core/host/place'
import { own } from '../../../core/own'
import { shopMarkup } from '../../../core/shop-markup'
import { createSay, type Say } from '../../../core/texts'
import { Modal } from '../../../core/ui/modal'
import { useMarkup } from '../../../core/ui/use-markup'
import { useStyles } from '../../../core/ui/use-styles'
import type { CartState } from '../cart.machine'
import type { CartModel } from '../cart.model'
import css from './terms.css?inline'
import { type TermsCode, termsTexts } from './terms.texts'

/** What the terms are shown with. */
export interface TermsProps {
  readonly state: CartState
  readonly model: CartModel
}

/** Below this width they stand in the cart's place: `cart.css` takes it away. */
const phone = '(max-width: 767px)'

/** Closing them agrees to nothing. */
export function TermsView({ state, model }: TermsProps) {
  const { closeTerms } = model
  const say = createSay(termsTexts, readPlace().language)
  const title = state.cart.terms?.title ?? ''
  if (useIsPhone())
    return (
      <InPlace title={title}>
        <Terms state={state} model={model} say={say} />
        <button type="button" part="back-button" onClick={closeTerms}>
          {say('backToCart')}
        </button>
      </InPlace>
    )
  return (
    <Modal title={title} closeLabel={say('backToCart')} css={css} onClose={closeTerms}>
      <Terms state={state} model={model} say={say} />
    </Modal>
  )
}

const readTerms = (html: string) => shopMarkup('cart.terms', html)

function Terms({ state: { cart, asked, outcome }, model, say }: TermsProps & { readonly say: Say<TermsCode> }) {
  const { place, at } = useMarkup(cart.terms?.html ?? '', readTerms, model.report)
  const agreeing = asked?.terms === true
  const refused = outcome.at === 'refused' ? outcome.errors[0]?.message : ''
  const failed = outcome.at === 'failed' && outcome.change.terms
  return (
    <>
      <div
        part="terms"
        className="scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
        tabIndex={0}
        role="region"
        aria-labelledby="rove-modal-title"
        aria-busy={at === 'reading'}
        ref={place}
      />
      <p className="error" role="alert">
        {at === 'failed' ? say('unread') : failed ? say('failed') : refused}
      </p>
      {at === 'read' && (
        <button
          type="button"
          part="agree-button"
          className="primary"
          aria-disabled={agreeing}
          onClick={() => void model.agree()}
        >
          {agreeing ? model.say('leaving') : say('agree')}
        </button>
      )}
    </>
  )
}

/** In the cart's place: the reader is taken to the heading, and the page to its top. */
function InPlace({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useStyles(heading, css)
  useLayoutEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView(own({ block: 'center' } as const))
  }, [])
  return (
    <div className="in-place">
      <h2 id="rove-modal-title" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
    </div>
  )
}

function useIsPhone(): boolean {
  const [is, setIs] = useState(() => matchMedia(phone).matches)
  useLayoutEffect(() => {
    const query = matchMedia(phone)
    const follow = () => setIs(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return is
}
