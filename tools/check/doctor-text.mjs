/** The doctor's report as text for a terminal. */

const marks = { error: 'ERROR  ', warning: 'WARNING', note: 'note   ' }

/**
 * @param {{ page: string, checks: readonly { title: string, findings: readonly { severity: string, what: string, evidence?: string, mend: string }[] }[], counts: Record<string, number> }} report
 */
export function reportText({ page, checks, counts }) {
  const lines = checks.flatMap(({ title, findings }) => [
    '',
    findings.length === 0 ? `${title}: ok` : title,
    ...findings.flatMap(({ severity, what, evidence, mend }) => [
      `  ${marks[severity]} ${what}`,
      ...(evidence ? [`          ${evidence}`] : []),
      `          → ${mend}`,
    ]),
  ])
  const total = Object.entries(counts).map(([severity, count]) => `${count} ${severity}${count === 1 ? '' : 's'}`)
  return `${[page, ...lines, '', total.join(', ')].join('\n')}\n`
}
