/** What the tag costs and does, from the built files. */
import type { ReactNode } from 'react'
import type { Receipt, ReceiptFile } from '../catalogue/catalogue'
import type { Finding } from '../frame/messages'
import { Plain } from './plain'

interface ReceiptViewProps {
  readonly receipt: Receipt
  readonly hasSettings: boolean
  /** `undefined` before the first check. */
  readonly findings: readonly Finding[] | 'checking' | undefined
  readonly onCheck: () => void
}

/** @see ReceiptViewProps */
export function ReceiptView({ receipt, hasSettings, findings, onCheck }: ReceiptViewProps) {
  const files = [...receipt.files, ...(hasSettings ? receipt.withSettings : [])]
  return (
    <div className="block">
      <h2>Receipt</h2>
      <h3>A page with only this tag loads</h3>
      <p className="total" data-total>
        {files.length} files, {kB(sum(files))}
      </p>
      <Files files={files} />
      {receipt.later.length > 0 && (
        <details>
          <summary>
            Later, when it is needed: {receipt.later.length} files, {kB(sum(receipt.later))}
          </summary>
          <Files files={receipt.later} />
        </details>
      )}
      <Rows title="Calls that it can make" none="None.">
        {receipt.calls.map(({ call, when }) => (
          <Row key={call} name={call} says={when} />
        ))}
      </Rows>
      <Rows title="Facts that it publishes" none="None.">
        {receipt.facts.map(({ fact, doc }) => (
          <Row key={fact} name={fact} says={doc} />
        ))}
      </Rows>
      <Rows title="Cookies and storage" none="Nothing is stored.">
        {receipt.storage.map(({ keys, says }) => (
          <Row key={keys[0]} name={keys.join(', ')} says={says} />
        ))}
      </Rows>
      <Rows title="Who is told, if the page is tracked" none="Nobody: no event is made of its facts.">
        {receipt.events.map(({ fact, event, sinks }) => (
          <Row
            key={`${fact} ${event}`}
            name={`${fact} → ${event}`}
            says={consents(sinks)
              .map(([consent, names]) => `With consent to ${consent}: ${names.join(', ')}.`)
              .join(' ')}
          />
        ))}
      </Rows>
      <h3>Accessibility of the preview</h3>
      <p className="hint" role="status" data-findings>
        {findingsWords(findings)}
      </p>
      {Array.isArray(findings) && findings.length > 0 && (
        <ul className="problems">
          {(findings as readonly Finding[]).map(({ rule, help, where }) => (
            <li key={`${rule} ${where}`}>
              {help} <code>{where}</code>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="quiet" disabled={findings === 'checking'} onClick={onCheck}>
        Check the preview
      </button>
    </div>
  )
}

function findingsWords(findings: ReceiptViewProps['findings']): string {
  if (findings === undefined) return 'WCAG 2.2, levels A and AA, as far as a program can check them.'
  if (findings === 'checking') return 'The preview is being checked …'
  return findings.length === 0 ? 'No violation was found.' : `${findings.length} places break a rule.`
}

/** The receivers by the consent that they need. */
function consents(sinks: Receipt['events'][number]['sinks']): (readonly [string, readonly string[]])[] {
  const names = [...new Set(sinks.map(({ consent }) => consent))]
  return names.map((consent) => [
    consent,
    sinks.filter((one) => one.consent === consent).map(({ sink, name }) => `${sink} (${name})`),
  ])
}

function Files({ files }: { readonly files: readonly ReceiptFile[] }) {
  return (
    <table className="files">
      <thead className="hidden">
        <tr>
          <th scope="col">File</th>
          <th scope="col">Size with Brotli</th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ file, bytes }) => (
          <tr key={file}>
            <th scope="row">{file}</th>
            <td>{kB(bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Rows({
  title,
  none,
  children,
}: {
  readonly title: string
  readonly none: string
  readonly children: readonly ReactNode[]
}) {
  return (
    <>
      <h3>{title}</h3>
      {children.length > 0 ? <dl>{children}</dl> : <p className="hint">{none}</p>}
    </>
  )
}

function Row({ name, says }: { readonly name: string; readonly says: string }) {
  return (
    <div>
      <dt>
        <code>{name}</code>
      </dt>
      <dd>
        <Plain text={says} />
      </dd>
    </div>
  )
}

const sum = (files: readonly ReceiptFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0)
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
