/** Requests of the page that have failed: by the browser's own record, and by what elements have said of their calls. */
import { page } from '../../core/base/state/page'
import type { Finding, Visit } from './finding'

/** A call that has a finding of its own. */
interface KnownCall {
  readonly name: string
  readonly path: string
}

const mend = 'Answer it as CONTRACT says, if it is a call of an element. The Network panel has its method and fields.'

/** @param known the calls that are not named again */
export function failedRequests({ isOwnTime }: Visit, known: readonly KnownCall[]): Finding[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  // Older browsers do not say the status. It is 0 where it is hidden, and for our calls that have failed.
  const answered = entries
    .filter(
      ({ initiatorType, responseStatus, startTime }) =>
        /^(fetch|xmlhttprequest|beacon)$/.test(initiatorType) && responseStatus >= 400 && !isOwnTime(startTime),
    )
    .map(({ name, responseStatus }) => [placeOf(new URL(name)), `was answered with ${responseStatus}`] as const)
    .filter(([place]) => !known.some(({ path }) => path === place))
  const said = page()
    .reported.map(failureIn)
    .filter(([name]) => name && !known.some((call) => call.name === name))
  const rows = new Map([...answered, ...said].map((row) => [row.join(), row]))
  return [...rows.values()].map(([evidence, failure]) => ({
    severity: 'warning',
    what: `A request of this page ${failure}.`,
    evidence,
    mend,
  }))
}

/** Without the query, which can be personal; with the host where it is another one. */
const placeOf = ({ origin, host, pathname }: URL): string => (origin === location.origin ? pathname : host + pathname)

/** The name of a call and how it has failed, by a line of the console; empty where the line says something else. */
function failureIn(line: string): readonly [name: string, failure: string] {
  const codes = /^\[rove\] ([\w.-]+): (?:status-(\d{3})|(timeout|network|not-json|wrong-shape|too-long|signed-out))\b/
  const [, name = '', status, code] = codes.exec(line) ?? []
  return [name, status ? `was answered with ${status}` : `has failed: ${code}`]
}
