/** Shows one step at a time, with its place among the others, its problems, and an entry in the tab's history (TRADE-01). */
import { picklist } from 'valibot'
import type { Listen } from '../../core/base/bus/listen'
import { createHistoryEntry } from '../../core/base/device/history-entry'
import { builtIn } from '../../core/base/input/built-in'
import { lend, make, note, restore } from '../../core/base/page/traces'
import type { TextLookup } from '../../core/base/texts/texts'
import { type TradeField, tradeSteps } from '../../core/shop/trade/trade.rules'
import { rejected } from '../../core/view/form/field-box'
import { headingOf, type TradeForm } from './trade-application.dom'
import { firstInvalidStep, type Problem, type Problems, stepOf } from './trade-application.rules'
import type { TradeApplicationCode } from './trade-application.texts'

const last = tradeSteps.length - 1
/** The id of what the summary of problems is named by. */
const summaryId = 'rove-trade-summary'

/** The steps on the page. */
export interface StepsView {
  /** What screen readers hear of the enrolment; the visitor sees it beside the buttons. */
  readonly status: HTMLElement
  /** The first step that was not reached yet. */
  reached(): number
  /** Validates all steps. @returns whether all are valid; else the first one that is not is shown with its problems */
  validate(): boolean
  /** Shows problems beside their fields and in a list, at the step of the first one. */
  flag(problems: Problems): void
}

/**
 * @param given the steps that were reached before
 * @param pending fields whose files are being sent
 */
export function showSteps(
  trade: TradeForm,
  given: number,
  pending: (field: TradeField) => boolean,
  t: TextLookup<TradeApplicationCode>,
  listen: Listen,
  signal: AbortSignal,
): StepsView {
  const { form, steps, submit } = trade
  const entry = createHistoryEntry('rove_trade', picklist(tradeSteps.map((_, at) => at)))
  const headings = steps.map((step) => headingOf(step) as HTMLElement)
  const list = make('ol', {})
  const nav = make('nav', { className: 'rove-trade-steps' }, list)
  nav.setAttribute('aria-label', t('steps'))
  const summary = make('div', { className: 'rove-trade-summary', tabIndex: -1, hidden: true })
  summary.setAttribute('role', 'group')
  summary.setAttribute('aria-labelledby', summaryId)
  const status = make('p', { className: 'rove-trade-status' })
  status.setAttribute('role', 'status')
  const prev = make('button', { type: 'button', textContent: t('prev') })
  const next = make('button', { type: 'button', textContent: t('next'), className: submit.className })
  const row = make('div', { className: 'rove-trade-row' })
  let now = 0
  let reached = given
  /** The fields whose problems the server has told: they stay until the field is changed. */
  const told = new Set<TradeField>()

  function show(step: number, isFocused: boolean): void {
    now = step
    reached = Math.max(reached, step)
    steps.forEach((one, at) => {
      one.hidden = at !== step
    })
    list.replaceChildren(
      ...headings.map((heading, at) => {
        const name = heading.textContent ?? ''
        const isDone = at < reached && at !== step
        const mark = isDone
          ? make('button', { type: 'button', textContent: name })
          : make('span', { textContent: name })
        if (isDone) mark.addEventListener('click', () => go(at))
        const item = make('li', {}, mark)
        if (at === step) item.setAttribute('aria-current', 'step')
        if (at < reached) item.dataset.done = ''
        return item
      }),
    )
    prev.hidden = step === 0
    next.hidden = step === last
    submit.hidden = step !== last
    summary.hidden = true
    if (isFocused) headings[step]?.focus()
  }

  function go(step: number): void {
    if (step === now) return
    entry.push(step)
    show(step, true)
  }

  const textOf = (problem: Problem) => (typeof problem === 'string' ? t(problem) : problem.serverMessage)

  function problemsOf(fields: readonly TradeField[]): Problems {
    // A script of the page can set a field without an event.
    trade.update()
    const problems = new Map<TradeField, Problem>(trade.errors(fields))
    for (const field of fields) if (pending(field)) problems.set(field, 'fileWait')
    return problems
  }

  function flag(problems: Problems): void {
    const [first] = problems.keys()
    const step = first === undefined ? now : stepOf(first)
    if (step !== now) {
      entry.push(step)
      show(step, false)
    }
    for (const field of tradeSteps.flat()) {
      const problem = problems.get(field)
      trade.flag(field, problem ? textOf(problem) : '')
      if (typeof problem === 'object') told.add(field)
      else told.delete(field)
    }
    const links = [...problems]
      .filter(([field]) => stepOf(field) === step)
      .map(([field, problem]) => {
        const control = trade.control(field)
        const link = make('a', {
          // A label can be a question or a sentence, and say in brackets that it is optional.
          textContent: `${trade
            .label(field)
            .replace(/\([^()]*\)$|[?.:]$/, '')
            .trim()}: ${textOf(problem)}`,
          href: `#${control?.id ?? ''}`,
        })
        link.addEventListener('click', (event) => {
          event.preventDefault()
          trade.control(field)?.focus()
        })
        const item = make('li', {}, link)
        item.dataset.field = field
        return item
      })
    summary.replaceChildren(make('p', { id: summaryId, textContent: t('summary') }), make('ul', {}, ...links))
    summary.hidden = links.length === 0
    steps[step]?.prepend(summary)
    headings[step]?.after(summary)
    summary.focus()
  }

  function advance(): void {
    const problems = problemsOf(tradeSteps[now] ?? [])
    if (problems.size > 0) flag(problems)
    else go(Math.min(now + 1, last))
  }

  /**
   * A problem disappears as soon as its field is valid, and with it those that it has caused. A file that was not sent
   * has its own.
   */
  function revise({ target }: Event): void {
    if ((target as HTMLInputElement).type === 'file') return
    const problems = problemsOf(tradeSteps[now] ?? [])
    for (const field of tradeSteps[now] ?? []) {
      const shown = trade.box(field)?.querySelector('[data-rove-problem]')?.textContent
      const isWaitOver = shown === t('fileWait') && problems.get(field) !== 'fileWait'
      const isTold = told.has(field) && !trade.box(field)?.contains(target as Node)
      if (!shown || isTold || (problems.has(field) && !isWaitOver)) continue
      told.delete(field)
      trade.flag(field, '')
      summary.querySelector(`[data-field=${field}]`)?.remove()
    }
    summary.hidden ||= !summary.querySelector('li')
  }

  builtIn(note(form, 'novalidate')).noValidate = true
  for (const node of [...steps, submit]) note(node, 'hidden')
  steps[0]?.before(nav)
  submit.before(row, status)
  const giveBack = lend(submit)
  row.append(prev, next, submit)
  for (const heading of headings) note(heading, 'tabindex').tabIndex = -1
  trade.update()
  const served = steps.findIndex((step) => step.querySelector(rejected))
  const start = served >= 0 ? served : Math.min(entry.read() ?? 0, firstInvalidStep(trade.errors), last)
  show(start, false)
  if (entry.read() !== start) entry.replace(start)
  signal.addEventListener(
    'abort',
    entry.watch((given) => {
      // A link within the page has an entry without a step.
      if (given === undefined) return entry.replace(now)
      const step = Math.min(given, reached)
      if (step !== now) show(step, true)
    }),
  )
  listen(next, 'click', advance)
  listen(prev, 'click', () => go(now - 1))
  listen(form, 'input change', revise)
  // Enter in a field presses the button of the form, which is hidden before the last step.
  listen(submit, 'click', (event: MouseEvent) => {
    if (now === last) return
    event.preventDefault()
    event.stopImmediatePropagation()
    advance()
  })
  signal.addEventListener('abort', () => {
    giveBack()
    for (const node of [nav, summary, row, status]) node.remove()
    for (const node of [form, submit, ...steps, ...headings]) restore(node)
  })

  return {
    status,
    reached: () => reached,
    flag,
    validate() {
      const problems = problemsOf(tradeSteps.flat())
      if (problems.size > 0) flag(problems)
      return problems.size === 0
    },
  }
}
