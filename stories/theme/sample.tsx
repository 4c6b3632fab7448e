/** Real elements with the theme, in one colour scheme. */
import type { CSSProperties } from 'react'
import tokensCss from '../../core/base/styles/tokens.css?inline'
import { Box, defaults } from '../buybox/buybox-page'
import { titleOf } from '../kit/catalogue'
import { SamplePopup } from './sample-popup'
import type { Scheme, Token } from './tokens.rules'
import { type Values, valueIn } from './values.rules'

interface Props {
  readonly scheme: Scheme
  readonly tokens: readonly Token[]
  /** What is chosen, without what is wrong. */
  readonly values: Values
}

/** Defines the tokens’ variables for the sample itself, as they are in each element. */
const css = tokensCss.replaceAll(':host', '.theme-sample')

/** @see ThemePage The elements are defined by the story. */
export function Sample({ scheme, tokens, values }: Props) {
  const chosen = tokens.map((token) => [token.name, valueIn(token, scheme, values) ?? 'initial'] as const)
  return (
    <section
      className="theme-sample"
      aria-label={`Sample, ${scheme}`}
      data-scheme={scheme}
      lang={document.documentElement.lang}
      style={{ colorScheme: scheme, ...Object.fromEntries(chosen) } as CSSProperties}
    >
      <style>{css}</style>
      <p className="hearts">
        <rove-love nid={1216} label={titleOf('Isla Lounger')} />
        <rove-love nid={1235} label={titleOf('Dune Wool Rug')} />
        <span lang="en">{scheme === 'light' ? 'Light' : 'Dark'}</span>
      </p>
      <Box {...defaults} compareAt />
      <rove-wishlist />
      <SamplePopup />
    </section>
  )
}
