/** The report as text. */
import type { CallReport, CaseResult, Report } from './report'

/** One block for each call, and the summary. */
export function reportText({ server, calls, missingValues, summary }: Report): string {
  const { cases, wrong, notes, notTried } = summary
  return [
    `The calls of ${server}`,
    ...calls.map(callText),
    ...(missingValues.length > 0 ? [`Not known: ${missingValues.join(', ')}. Give these by --values.`] : []),
    [
      ...[counted(calls.length, 'call'), counted(cases, 'case'), `${wrong} wrong`],
      ...(notes > 0 ? [counted(notes, 'note')] : []),
      `${notTried} not tried`,
    ].join(', '),
  ].join('\n\n')
}

function callText({ name, method, path, cases }: CallReport): string {
  return [`${name}  ${method} ${path}`, ...cases.flatMap(caseLines)].join('\n')
}

function caseLines(one: CaseResult): string[] {
  const line = (rest = '') => `  ${one.result.padEnd(9)}  ${one.title}${rest && ` (${rest})`}`
  if (one.result === 'ok') return [line(one.note)]
  if (one.result === 'not tried') return [line(one.why)]
  const indent = ' '.repeat(13)
  return [
    line(),
    `${indent}sent: ${one.sent}`,
    ...(one.status === undefined ? [] : [`${indent}status: ${one.status}`]),
    ...one.faults.flatMap(({ what, mend }) => [`${indent}${one.result}: ${what}`, `${indent}mend: ${mend}`]),
  ]
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
