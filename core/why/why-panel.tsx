/** The panel: at the side of the page, over it and not in its way; folded, it is a line. */
import { useLayoutEffect, useRef, useState } from 'react'
import { own } from '../own'
import { PretendForm } from './pretend-form'
import { useRaised } from './use-raised'
import type { FallenElement, ShownPiece, ShownWhy, WhyModel } from './why-model'

interface WhyPanelProps {
  readonly shown: ShownWhy
  readonly model: Pick<WhyModel, 'pretend' | 'reset'>
}

/** In the top layer, where nothing of the page's reaches it, and above a dialog's backdrop: there it can only be read. */
export function WhyPanel({ shown, model }: WhyPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const [folded, setFolded] = useState(false)
  useLayoutEffect(() => {
    panel.current?.showPopover?.()
    panel.current?.focus(own({ preventScroll: true }))
  }, [])
  useRaised(panel, shown.standing)
  return (
    <aside
      ref={panel}
      popover="manual"
      tabIndex={-1}
      aria-labelledby="why"
      data-state={folded ? 'folded' : 'open'}
      data-under={shown.standing > 0 ? '' : undefined}
    >
      <header>
        <h2 id="why">Why, and why not</h2>
        <button type="button" aria-expanded={!folded} aria-controls="what" onClick={() => setFolded(!folded)}>
          {folded ? 'Unfold' : 'Fold'}
        </button>
      </header>
      <div id="what" hidden={folded}>
        <p>
          This page counts no visit, tells no tracker and signs nobody up. What you do yourself is real: a heart, a
          cart, an order.
        </p>
        <PretendForm shown={shown} model={model} />
        <Pieces pieces={shown.pieces} />
        <Fallen fallen={shown.fallen} />
        <Reported lines={shown.reported} />
      </div>
    </aside>
  )
}

function Pieces({ pieces }: { readonly pieces: readonly ShownPiece[] }) {
  if (pieces.length === 0) return <p>Nothing on this page is shown under conditions.</p>
  return (
    <ul className="pieces">
      {pieces.map(({ kind, id, state, reasons, notes, stands }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces may have the same id, and keep their order
        <li key={n} data-stands={stands ? '' : undefined}>
          <h3>
            <span>{kind}</span> {id}
          </h3>
          <p className="state">{state}</p>
          {notes.map((note) => (
            <p key={note} className="note">
              {note}
            </p>
          ))}
          <ul>
            {reasons.map(({ condition, eligible, reason }) => (
              <li key={condition} data-state={eligible ? 'met' : 'unmet'}>
                <span className="mark">{eligible ? '✓ met' : '✗ not met'}</span>
                <span>
                  <b>{condition}</b>: {reason}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** What a developer reads on the console: broken settings, calls that failed. */
function Reported({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h3>Said on the console</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line.replace('[rove] ', '')}</li>
        ))}
      </ul>
    </>
  )
}

/** Elements that show what the server wrote, as something of theirs is wrong. */
function Fallen({ fallen }: { readonly fallen: readonly FallenElement[] }) {
  if (fallen.length === 0) return null
  return (
    <>
      <h3>Shown as the server wrote it</h3>
      <ul>
        {fallen.map(({ tag, reason }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: elements of one tag keep their order
          <li key={n}>
            {`<${tag}>`}: {reason}
          </li>
        ))}
      </ul>
    </>
  )
}
