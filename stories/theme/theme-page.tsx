/** A page on which a designer makes a theme: every public token, a sample, the contrasts, and the CSS to paste. */
import { useLayoutEffect, useRef, useState } from 'react'
import { ContrastTable } from './contrast-table'
import { type Colors, pairs, verdictsOn } from './contrasts.rules'
import { readColors } from './read-colors'
import { Sample } from './sample'
import css from './theme-page.css?inline'
import { ThemeText } from './theme-text'
import { TokenGroup } from './token-group'
import { type Scheme, schemes, type Token, usedValue } from './tokens.rules'
import { useTheme } from './use-theme'
import { valueIn } from './values.rules'

interface Props {
  readonly tokens: readonly Token[]
  /** The theme to begin with: see `toAddress`. */
  readonly address: string
  readonly onChange: (address: string) => void
}

const noColors: Readonly<Record<Scheme, Colors>> = { light: new Map(), dark: new Map() }

export function ThemePage({ tokens, address, onChange }: Props) {
  const theme = useTheme(tokens, address, onChange)
  const { values } = theme
  const samples = useRef<HTMLDivElement>(null)
  const [colors, setColors] = useState(noColors)
  const key = JSON.stringify(values)
  const used = new Map([
    ...pairs.flatMap(({ ink, ground }) => [ink, ground]).map((name) => [name, `var(${name})`] as const),
    ...tokens
      .filter(({ kind }) => kind === 'color')
      .map((token) => [token.variable, usedValue(token, tokens)] as const),
  ])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours change with the values.
  useLayoutEffect(() => {
    const read = (scheme: Scheme) => {
      const place = samples.current?.querySelector<HTMLElement>(`.theme-sample[data-scheme=${scheme}]`)
      return place ? readColors(place, used) : noColors[scheme]
    }
    setColors({ light: read('light'), dark: read('dark') })
  }, [key])
  const verdicts = schemes.flatMap((scheme) => {
    const changed = tokens.filter((token) => valueIn(token, scheme, values) !== undefined)
    return verdictsOn(scheme, colors[scheme], new Set(changed.map(({ variable }) => variable)))
  })
  const failures = verdicts.filter(({ passes }) => !passes).length
  const count = Object.keys(values).length

  return (
    <div className="theme-page" lang="en">
      <style>{css}</style>
      <header>
        <h1>Theme</h1>
        <p>
          Choose values, see them on real elements in both colour schemes, and copy the CSS into the shop’s style sheet.
          A field that is empty has the default. Values of “dark” count where the page’s <code>color-scheme</code> is
          dark. The address of this page holds what you have chosen.
        </p>
        <nav aria-label="On this page">
          <a href="#samples">Samples</a> <a href="#contrast">Contrast</a> <a href="#css">CSS</a>
        </nav>
        <div className="bar">
          <p role="status">
            {count === 0 ? 'Nothing is changed.' : `${count} ${count === 1 ? 'value is' : 'values are'} changed.`}{' '}
            {failures === 0
              ? 'All contrasts are enough.'
              : `${failures} ${failures === 1 ? 'contrast is' : 'contrasts are'} too low.`}
          </p>
          <button type="button" disabled={Object.keys(theme.typed).length === 0} onClick={theme.reset}>
            Reset all
          </button>
        </div>
      </header>
      <div className="columns">
        <div className="choices">
          {groupsOf(tokens).map(([title, group]) => (
            <TokenGroup key={title} title={title} tokens={group} theme={theme} colors={colors} />
          ))}
        </div>
        <div className="results">
          <div className="samples" id="samples" ref={samples}>
            {schemes.map((scheme) => (
              <Sample key={scheme} scheme={scheme} tokens={tokens} values={values} />
            ))}
          </div>
          <ContrastTable tokens={tokens} verdicts={verdicts} onUse={theme.set} />
          <ThemeText theme={theme} />
        </div>
      </div>
    </div>
  )
}

const titles = { color: 'Colours', font: 'Type', length: 'Space', shadow: 'Shadow', time: 'Motion' } as const

/** The tokens of all elements by what they are, then those of single elements. */
function groupsOf(tokens: readonly Token[]): readonly (readonly [string, readonly Token[]])[] {
  const kinds = (['color', 'font', 'length', 'shadow', 'time'] as const).map(
    (kind) => [titles[kind], tokens.filter((token) => !token.owner && token.kind === kind)] as const,
  )
  const owners = [...new Set(tokens.map(({ owner }) => owner).filter(Boolean))]
  return [...kinds, ...owners.map((owner) => [`<${owner}>`, tokens.filter((token) => token.owner === owner)] as const)]
}
