/**
 * The terms of custom-made products, to agree to before the checkout: a dialog of 700 by 770 pixels, or on a phone in
 * place of the cart (CART-02).
 */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { readMarket } from '../../../core/base/country/country.setting'
import { phoneScreens } from '../../../core/base/device/screens.rules'
import { own } from '../../../core/base/input/own'
import { shopMarkup } from '../../../core/base/input/shop-markup'
import { createTextLookup, type TextLookup } from '../../../core/base/texts/texts'
import { Modal } from '../../../core/view/dialog/modal'
import { useStyles } from '../../../core/view/element/use-styles'
import { serverMarkupTexts } from '../../../core/view/form/server-markup.texts'
import { useMarkup } from '../../../core/view/form/use-markup'
import type { TermsProps } from '../cart.types'
import css from './terms.css?inline'
import { type TermsCode, termsTexts } from './terms.texts'

/** Closing the terms does not agree to them. */
export function TermsView({ state, model }: TermsProps) {
  const { closeTerms } = model
  const t = createTextLookup(termsTexts, readMarket().language)
  const title = state.cart.terms?.title ?? ''
  if (useIsPhone())
    return (
      <InCart title={title}>
        <Terms state={state} model={model} t={t} />
        <button type="button" part="back-button" onClick={closeTerms}>
          {t('backToCart')}
        </button>
      </InCart>
    )
  return (
    <Modal title={title} closeLabel={t('backToCart')} css={css} onClose={closeTerms}>
      <Terms state={state} model={model} t={t} />
    </Modal>
  )
}

const where = 'cart.terms'
const readTerms = async (html: string) => ({ fragment: await shopMarkup(where, html) })

function Terms({ state: { cart, inFlight, outcome }, model, t }: TermsProps & { readonly t: TextLookup<TermsCode> }) {
  const { place, at } = useMarkup(cart.terms?.html ?? '', where, readTerms, model.report)
  const ofForms = createTextLookup(serverMarkupTexts, readMarket().language)
  const agreeing = inFlight?.terms === true
  const refused = outcome.at === 'refused' ? outcome.errors[0]?.message : ''
  const failed = outcome.at === 'failed' && outcome.change.terms
  const isUnsent = at === 'unsent' || at === 'changed'
  return (
    <>
      <div
        part="terms"
        className="scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
        tabIndex={0}
        role="region"
        aria-label={cart.terms?.title}
        aria-busy={at === 'reading'}
        ref={place}
      />
      <p className="error" role="alert">
        {at === 'failed' ? t('unread') : isUnsent ? ofForms(at) : failed ? t('failed') : refused}
      </p>
      {at !== 'reading' && at !== 'failed' && (
        <button
          type="button"
          part="agree-button"
          className="primary"
          aria-disabled={agreeing}
          onClick={() => void model.agree()}
        >
          {agreeing ? model.t('leaving') : t('agree')}
        </button>
      )}
    </>
  )
}

/** In place of the cart: moves the focus to the heading and scrolls to the top. */
function InCart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useStyles(heading, css)
  useLayoutEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView(own({ block: 'center' } as const))
  }, [])
  return (
    <div className="in-place">
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
    </div>
  )
}

function useIsPhone(): boolean {
  const [is, setIs] = useState(() => matchMedia(phoneScreens).matches)
  useLayoutEffect(() => {
    const query = matchMedia(phoneScreens)
    const follow = () => setIs(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return is
}
