/** The theme as CSS: to copy, and to paste. */
import { useState } from 'react'
import { themeCss } from './theme-css.rules'
import type { Theme } from './use-theme'

export function ThemeText({ theme }: { readonly theme: Theme }) {
  const css = themeCss(theme.tokens, theme.values)
  const [copied, setCopied] = useState<string>()
  const [pasted, setPasted] = useState('')
  const [refused, setRefused] = useState<readonly string[]>()
  const copy = () =>
    navigator.clipboard.writeText(css).then(
      () => setCopied(css),
      () => setCopied(undefined),
    )
  return (
    <section id="css" aria-label="CSS">
      <h2>CSS</h2>
      <p className="hint">Paste it into the shop’s style sheet. It has what you have changed.</p>
      <textarea aria-label="The theme as CSS" readOnly rows={Math.max(3, css.split('\n').length)} value={css} />
      <div className="bar">
        <button type="button" disabled={css === ''} onClick={copy}>
          Copy
        </button>
        <p role="status">{css !== '' && copied === css ? 'Copied.' : ''}</p>
      </div>
      <label>
        Go on with a theme: paste its CSS
        <textarea rows={3} value={pasted} spellCheck={false} onChange={({ target }) => setPasted(target.value)} />
      </label>
      <button
        type="button"
        disabled={pasted.trim() === ''}
        onClick={() => {
          setRefused(theme.paste(pasted))
          setPasted('')
        }}
      >
        Read it
      </button>
      <div role="status">
        {refused?.length === 0 && <p>The theme is read.</p>}
        {refused && refused.length > 0 && (
          <>
            <p className="problem">Not used:</p>
            <ul className="problem">
              {refused.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}
