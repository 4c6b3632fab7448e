/** The view of the doctor's report. */
import { useState } from 'react'
import { SidePanel } from '../../core/view/panel/side-panel'
import { CaptureButtons } from '../capsule/capture-buttons'
import type { CheckReport, DoctorReport, Finding, Severity } from './finding'

interface DoctorPanelProps {
  /** `undefined` while the page is examined. */
  readonly report: DoctorReport | undefined
  readonly openDialogs: number
  again(): unknown
}

const marks: Readonly<Record<Severity, string>> = { error: '✗ Error', warning: '! Warning', note: 'i Note' }
const order: readonly Severity[] = ['error', 'warning', 'note']

/** The panel: a summary, and the findings of each check, the most severe first. */
export function DoctorPanel({ report, openDialogs, again }: DoctorPanelProps) {
  return (
    <SidePanel title="Host doctor" openDialogs={openDialogs}>
      <p role="status">{report ? summary(report) : 'Examining this page …'}</p>
      {report && <Ways report={report} again={again} />}
      {report?.checks.map((check) => (
        <Checked key={check.name} check={check} />
      ))}
      {report && <Well checks={report.checks.filter(({ findings }) => findings.length === 0)} />}
      <CaptureButtons />
      <p>
        The doctor changes nothing: it makes only calls that read, and this page counts no session and tells no tracker.
      </p>
    </SidePanel>
  )
}

function summary({ counts: { error, warning, note } }: DoctorReport): string {
  if (error + warning === 0) return `All is well. ${amount(note, 'note')}.`
  return `${amount(error, 'error')}, ${amount(warning, 'warning')}, ${amount(note, 'note')}.`
}

const amount = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`

function Ways({ report, again }: { readonly report: DoctorReport; again(): unknown }) {
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(JSON.stringify(report, null, 2)).then(
      () => setCopied('Copied.'),
      () => setCopied('The browser did not allow copying.'),
    )
  return (
    <p className="ways">
      <button type="button" onClick={again}>
        Examine again
      </button>
      <button type="button" onClick={copy}>
        Copy as JSON
      </button>
      <span role="status">{copied}</span>
    </p>
  )
}

function Checked({ check: { title, findings } }: { readonly check: CheckReport }) {
  const worst = order.find((severity) => findings.some((finding) => finding.severity === severity))
  if (!worst) return null
  const sorted = [...findings].sort((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity))
  return (
    <details open={worst !== 'note'} data-state={worst}>
      <summary>{title}</summary>
      <ul>
        {sorted.map((finding) => (
          <Found key={finding.what + finding.evidence} finding={finding} />
        ))}
      </ul>
    </details>
  )
}

/** The checks that have found nothing. */
function Well({ checks }: { readonly checks: readonly CheckReport[] }) {
  if (checks.length === 0) return null
  return (
    <ul className="well">
      {checks.map(({ name, title }) => (
        <li key={name}>✓ {title}</li>
      ))}
    </ul>
  )
}

function Found({ finding: { severity, what, evidence, mend } }: { readonly finding: Finding }) {
  return (
    <li data-state={severity}>
      <p>
        <b>{marks[severity]}</b> {what}
      </p>
      {evidence && <code>{evidence}</code>}
      <p>{mend}</p>
    </li>
  )
}
