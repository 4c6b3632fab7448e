/** @jsxImportSource hono/jsx */
import type { events } from '../database/schema'

/** What the server was told, newest first. */
export function LogPage({ rows }: { rows: readonly (typeof events.$inferSelect)[] }) {
  return (
    <section class="listing">
      <header class="listing__head">
        <h1>Log</h1>
        <p>What visitors did, newest first. A visitor is a session; a name before it says who is logged in.</p>
      </header>
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
              </tr>
            </thead>
            <tbody>
              {rows.map(({ at, owner, what, detail }) => (
                <tr>
                  <td>{new Date(at).toISOString().replace('T', ' ').slice(0, 19)}</td>
                  <td>{shortOwner(owner)}</td>
                  <td>{what}</td>
                  <td>{detail}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** A session's number is long, and its beginning tells it apart. */
const shortOwner = (owner: string): string => owner.replace(/([0-9a-f]{8})-[0-9a-f-]+$/, '$1…')
