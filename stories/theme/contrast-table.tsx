/** The contrast of each pair of colours, in both schemes. */
import type { Verdict } from './contrasts.rules'
import type { Scheme, Token } from './tokens.rules'

interface Props {
  readonly tokens: readonly Token[]
  readonly verdicts: readonly Verdict[]
  /** Takes over a suggestion. */
  readonly onUse: (id: string, color: string) => void
}

export function ContrastTable({ tokens, verdicts, onUse }: Props) {
  const nameOf = (variable: string) =>
    tokens.find((token) => token.variable === variable)?.name.replace('--rove-color-', '') ??
    variable.replace('--_', '').replace('-hover', ', hovered')
  const light = verdicts.filter(({ scheme }) => scheme === 'light')
  const cell = (scheme: Scheme, { pair }: Verdict) => {
    const verdict = verdicts.find((one) => one.scheme === scheme && one.pair === pair)
    return verdict && <Cell verdict={verdict} tokens={tokens} nameOf={nameOf} onUse={onUse} />
  }
  return (
    <section id="contrast" aria-label="Contrast">
      <h2>Contrast</h2>
      <p className="hint">Text needs 4.5; icons, borders of fields and the focus ring need 3 (WCAG 2.2, level AA).</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Colours</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {light.map((verdict) => (
            <tr key={`${verdict.pair.ink} ${verdict.pair.ground}`}>
              <th scope="row">
                {nameOf(verdict.pair.ink)} on {nameOf(verdict.pair.ground)}
                <span className="hint">{verdict.pair.where}</span>
              </th>
              <td>{cell('light', verdict)}</td>
              <td>{cell('dark', verdict)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface CellProps extends Omit<Props, 'verdicts'> {
  readonly verdict: Verdict
  readonly nameOf: (variable: string) => string
}

function Cell({ verdict: { pair, scheme, contrast, passes, suggestion }, tokens, nameOf, onUse }: CellProps) {
  const token = tokens.find(({ variable }) => variable === suggestion?.variable)
  return (
    <>
      <span className="verdict" data-state={passes ? 'passes' : 'fails'}>
        {contrast.toFixed(2)} {passes ? 'passes' : `fails, needs ${pair.minimum}`}
      </span>
      {suggestion && token && (
        <button type="button" onClick={() => onUse(`${token.name}:${scheme}`, suggestion.color)}>
          Use {suggestion.color} for {nameOf(suggestion.variable)}
        </button>
      )}
      {!passes && !suggestion && <span className="hint">No change of one colour is enough.</span>}
    </>
  )
}
