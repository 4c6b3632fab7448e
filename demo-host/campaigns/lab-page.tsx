/** @jsxImportSource hono/jsx */
import { labPopups } from './lab-popups'

/** A page to try every kind of popup. @param only the one popup of this page */
export function LabPage({ only }: { only: string | undefined }) {
  return (
    <section class="listing">
      <header class="listing__head">
        <h1 lang="en">Marketing lab</h1>
        <p>
          One popup of each kind. Two do not come right after each other: try them one by one, or ask{' '}
          <a href="/campaign/marketing-lab?rove-why">why, and why not</a>. What was left or tracked stands in the{' '}
          <a href="/demo/log?what=subscription">log</a>.
        </p>
      </header>
      <div class="log">
        <table class="lab">
          <thead>
            <tr>
              <th scope="col">Popup</th>
              <th scope="col">To see it</th>
              <th scope="col">Definition</th>
            </tr>
          </thead>
          <tbody>
            {labPopups.map(({ id, how, definition }) => (
              <tr>
                <td>
                  <a href={`/campaign/marketing-lab?popup=${id}`} aria-current={id === only ? 'true' : undefined}>
                    {id}
                  </a>
                </td>
                <td class="lab__how">{how}</td>
                <td class="log__params">
                  <code>{JSON.stringify(definition)}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <a href="/campaign/marketing-lab">All of them at once</a>
      </p>
    </section>
  )
}

/** The popups of the page: all, or the requested one. */
export function labSettings(only: string | undefined) {
  const popups = labPopups.filter(({ id }) => !only || id === only).map(({ id, definition }) => ({ id, ...definition }))
  return { rove: { popups } }
}
