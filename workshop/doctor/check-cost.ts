/** What our code costs on this page: files, bytes, layout shifts and blocked time. */
import { own } from '../../core/base/input/own'
import type { Check, Finding, Visit } from './finding'

/** Shifts of less are not visible. */
const visibleShift = 0.01
/** A task of more delays a press noticeably, in milliseconds. */
const longTaskMs = 50

/** What `rove.debug()` says of a tag. */
interface Cost {
  readonly tag: string
  readonly shift: number
}

interface LongFrame extends PerformanceEntry {
  readonly scripts: readonly { readonly sourceURL: string; readonly duration: number }[]
}

export const costCheck: Check = {
  name: 'cost',
  title: 'What it costs',
  run: async (visit) => [...received(visit), ...(await shifts()), ...longTasks(visit)],
}

/** The files of ours, without those of the doctor itself. */
function received({ folder }: Visit): Finding[] {
  const base = new URL('..', folder).href
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, initiatorType }) =>
      name.startsWith(base) && initiatorType !== 'fetch' && !/_(doctor|accessibility|axe)\b/.test(name),
  )
  const bytes = files.reduce((sum, { encodedBodySize = 0 }) => sum + encodedBodySize, 0)
  return [
    {
      severity: 'note',
      what: `${files.length} files of ours were received, ${(bytes / 1000).toFixed(0)} kB compressed.`,
      evidence: files.map(({ name }) => name.slice(base.length).replace(/^\w{8}\//, '')).join(', '),
      mend:
        bytes === 0
          ? 'Their sizes are hidden: from another origin, send Timing-Allow-Origin: *.'
          : 'README has a table to compare with.',
    },
  ]
}

/** By the times that `rove.debug()` has of each tag. */
async function shifts(): Promise<Finding[]> {
  const { rove } = window as unknown as { readonly rove: { debug(): Promise<{ readonly tags: readonly Cost[] }> } }
  const { tags } = await rove.debug()
  return tags
    .filter(({ shift }) => shift >= visibleShift)
    .map(({ tag, shift }) => ({
      severity: shift >= 0.1 ? 'error' : 'warning',
      what: `<${tag}> was moved by layout shifts of ${shift.toFixed(3)} in all.`,
      mend: 'Give the server’s HTML inside it, or what is above it, its final height: pictures by width and height, an empty tag by min-block-size.',
    }))
}

function longTasks({ folder, openedAt }: Visit): Finding[] {
  const frames = entries('long-animation-frame', openedAt) as LongFrame[]
  const ours = frames
    .flatMap(({ scripts = [] }) => scripts)
    .filter(
      ({ sourceURL, duration }) =>
        sourceURL.startsWith(folder.href) && !/_(doctor|accessibility|axe)\b/.test(sourceURL) && duration > longTaskMs,
    )
  if (ours.length === 0) return []
  const longest = Math.max(...ours.map(({ duration }) => duration))
  return [
    {
      severity: 'warning',
      what: `${ours.length} of our tasks took more than ${longTaskMs} ms, the longest ${Math.round(longest)} ms.`,
      evidence: ours
        .map(({ sourceURL, duration }) => `${sourceURL.slice(folder.href.length)} ${Math.round(duration)} ms`)
        .join(', '),
      mend: 'Write load="interaction" on elements that need not be ready at once. (await rove.debug()).tags has the times of each tag.',
    },
  ]
}

/** What the browser has kept of this type until a time; `undefined` if it does not know the type. */
function entries(type: string, until: number): PerformanceEntryList {
  try {
    const observer = new PerformanceObserver(() => {})
    observer.observe(own({ type, buffered: true }))
    const records = observer.takeRecords()
    observer.disconnect()
    return records.filter(({ startTime }) => startTime < until)
  } catch {
    return []
  }
}
