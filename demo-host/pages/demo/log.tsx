/** @jsxImportSource hono/jsx */
import type { LogRow, PopupRates } from '../../log/read-log'

interface LogProps {
  rows: readonly LogRow[]
  kinds: readonly string[]
  popups: readonly PopupRates[]
  /** The selected kind; `undefined` for all. */
  what: string | undefined
}

/** The log, newest first. */
export function LogPage({ rows, kinds, popups, what }: LogProps) {
  return (
    <section class="listing">
      <header class="listing__head">
        <h1 lang="en">Log</h1>
        <p>What visitors did, newest first. A visitor is a session; a name before it says who is logged in.</p>
        <p>
          A page tells its events when it is left: those of the page before this one may come a moment after it.{' '}
          <a href={kindHref(what)}>Look again</a>
        </p>
      </header>
      <nav class="log__kinds" aria-label="Kinds">
        <Kind name="everything" href={kindHref(undefined)} current={!what} />
        {kinds.map((kind) => (
          <Kind name={kind} href={kindHref(kind)} current={kind === what} />
        ))}
      </nav>
      {popups.length > 0 && <Popups popups={popups} />}
      {rows.length === 0 ? (
        <p class="none">Nothing yet. Love something.</p>
      ) : (
        <div class="log">
          <table>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Visitor</th>
                <th scope="col">What</th>
                <th scope="col">Detail</th>
                <th scope="col">With</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ at, owner, what, detail, params }) => (
                <tr>
                  <td>{new Date(at).toISOString().replace('T', ' ').slice(0, 19)}</td>
                  <td>{shortOwner(owner)}</td>
                  <td>{what}</td>
                  <td>{detail}</td>
                  <td class="log__params">{params && <Params params={params} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** How each popup fares, for instance the two variants of an experiment. */
function Popups({ popups }: { popups: readonly PopupRates[] }) {
  const share = (part: number, shown: number) =>
    shown > 0 ? `${part} (${Math.round((part / shown) * 100)} %)` : `${part}`
  return (
    <div class="log">
      <table>
        <caption>Popups</caption>
        <thead>
          <tr>
            <th scope="col">Popup</th>
            <th scope="col">Shown</th>
            <th scope="col">Closed</th>
            <th scope="col">Subscribed</th>
          </tr>
        </thead>
        <tbody>
          {popups.map(({ id, shown, closed, subscribed }) => (
            <tr>
              <th scope="row">{id}</th>
              <td>{shown}</td>
              <td>{share(closed, shown)}</td>
              <td>{share(subscribed, shown)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Parameters on one line; long ones are folded. */
function Params({ params }: { params: NonNullable<LogRow['params']> }) {
  const line = JSON.stringify(params)
  if (line.length <= 160) return <code>{line}</code>
  return (
    <details>
      <summary>
        <code>{line.slice(0, 100)}…</code>
      </summary>
      <pre>{JSON.stringify(params, null, 2)}</pre>
    </details>
  )
}

const kindHref = (what: string | undefined) => `/demo/log${what ? `?what=${encodeURIComponent(what)}` : ''}`

function Kind({ name, href, current }: { name: string; href: string; current: boolean }) {
  return (
    <a href={href} aria-current={current ? 'page' : undefined}>
      {name}
    </a>
  )
}

/** An owner's id, shortened. */
const shortOwner = (owner: string): string => owner.replace(/^([0-9a-f]{8})[0-9a-f]{24}$/, '$1…')
