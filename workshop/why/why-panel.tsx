/** The view of the panel. */

import { SidePanel } from '../../core/view/panel/side-panel'
import { CaptureButtons } from '../capsule/capture-buttons'
import { crawlerLine, pageLines } from './page-lines'
import { PretendForm } from './pretend-form'
import type { FallbackElement, ShownContent, WhyModel, WhyState } from './why-model'

interface WhyPanelProps {
  readonly shown: WhyState
  readonly model: Pick<WhyModel, 'pretend' | 'reset'>
}

/** The panel, from the state of its model. */
export function WhyPanel({ shown, model }: WhyPanelProps) {
  return (
    <SidePanel title="Why, and why not" openDialogs={shown.openDialogs}>
      <p>
        This page counts no session, tells no tracker and signs nobody up. What you do yourself is real: a heart, a
        cart, an order.
      </p>
      {shown.page.crawler && <p>{crawlerLine(shown.page.crawler)}</p>}
      <PretendForm shown={shown} model={model} />
      <Contents pieces={shown.contents} />
      <Fallbacks fallen={shown.fallbacks} />
      <Reported lines={shown.reported} />
      <CaptureButtons />
      <h3>How this page was loaded</h3>
      <ul>
        {pageLines(shown.page).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </SidePanel>
  )
}

function Contents({ pieces }: { readonly pieces: readonly ShownContent[] }) {
  if (pieces.length === 0) return <p>Nothing on this page is shown under conditions.</p>
  return (
    <ul className="pieces">
      {pieces.map(({ kind, id, state, reasons, notes, coversPage }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two popups may have the same id, and the list keeps its order
        <li key={n} data-covers-page={coversPage ? '' : undefined}>
          <h3>
            <span>{kind}</span> {id}
          </h3>
          <p className="state">{state}</p>
          {kind === 'popup' && <a href={previewLink(id)}>Show it now, by a link that can be sent</a>}
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

/** The address of this page that shows a popup at once. */
function previewLink(id: string): string {
  const url = new URL(location.href)
  for (const key of ['rove-why', 'rove-doctor']) url.searchParams.delete(key)
  url.searchParams.set('rove-preview', id)
  return url.href
}

/** Our lines on the console: invalid settings, failed calls. */
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

/** Elements that show the server's HTML after an error. */
function Fallbacks({ fallen }: { readonly fallen: readonly FallbackElement[] }) {
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
