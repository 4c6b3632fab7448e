/** The table of tracked events as a reader wants it: from the rows themselves. */
import type { Memory } from '../core/tracking/events/event-row'
import { type EventName, events, nameFor } from '../core/tracking/events/events'
import { sinks } from '../core/tracking/sinks/sinks'

const code = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ')
const begin = '<!-- generated:events -->'
const end = '<!-- /generated:events -->'

/** Once in what. */
const onceIn: Readonly<Record<Memory, string>> = {
  page: 'a page',
  order: 'an order, for a day',
  login: 'a login',
  device: 'an order',
}

/** A page's type, a fact, a press or a form: what the row says causes the event. */
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

/** In Markdown. */
export function trackingTable(): string {
  const names = sinks.map(({ name }) => name)
  const head = ['event', 'document 3, section', 'caused by', 'comes with', 'once', ...names]
  const rows = (Object.keys(events) as EventName[]).map((event) => {
    const { source, params, once } = events[event]
    const told = names.map((sink) => nameFor(sink, event) || '–')
    return [`\`${event}\``, source, causesOf(event), code(params) || '–', once ? onceIn[once.in] : '–', ...told]
  })
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A README with the table between its two lines written anew. */
export function withTrackingTable(readme: string): string {
  const [before = '', rest = ''] = readme.split(begin)
  return `${before}${begin}\n${trackingTable()}\n${end}${rest.split(end)[1] ?? ''}`
}
