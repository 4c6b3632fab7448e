/** Generates the table of tracked events from their rows. */
import type { MemoryScope } from '../../core/tracking/events/event-row'
import { type EventName, events, nameFor } from '../../core/tracking/events/events'
import { sinkRows } from '../../core/tracking/sinks/sink-rows'

const code = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ')
const begin = '<!-- generated:events -->'
const end = '<!-- /generated:events -->'

/** The scope within which an event is sent once. */
const onceIn: Readonly<Record<MemoryScope, string>> = {
  page: 'a page',
  order: 'an order, for a day',
  login: 'a login',
  device: 'an order',
}

/** The causes of an event in words: page types, facts, presses, forms. */
function causesOf(event: EventName): string {
  const { facts = {}, pages = {}, clicks, forms = {} } = events[event]
  const causes = [
    ...Object.keys(pages).map((type) => (type === 'any' ? 'every page' : `page \`${type}\``)),
    ...Object.keys(facts).map((fact) => `\`${fact}\``),
    ...(clicks ? ['a press'] : []),
    ...Object.keys(forms).map((form) => `form \`${form}\``),
  ]
  return causes.join(', ')
}

/** The table in Markdown. */
export function trackingTable(): string {
  const names = sinkRows.map(({ name }) => name)
  const head = ['event', 'requirements', 'caused by', 'comes with', 'once', ...names]
  const rows = (Object.keys(events) as EventName[]).map((event) => {
    const { requirements, params, once } = events[event]
    const sinkNames = names.map((sink) => nameFor(sink, event) || '–')
    return [
      `\`${event}\``,
      requirements.join(', '),
      causesOf(event),
      code(params) || '–',
      once ? onceIn[once.in] : '–',
      ...sinkNames,
    ]
  })
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The README with a new table between its markers. */
export function withTrackingTable(readme: string): string {
  const [before = '', rest = ''] = readme.split(begin)
  return `${before}${begin}\n${trackingTable()}\n${end}${rest.split(end)[1] ?? ''}`
}
