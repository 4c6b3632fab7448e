/** What an element costs a page: files, cookies and storage, and who is told. */
import type { Receipt, ReceiptFile } from '../../workshop/composer/catalogue/catalogue'
import { MarkdownText } from '../markdown-text'
import { ScrollingTable } from '../scrolling-table'
import { receiptOf } from './built'

/** @param name the element, without `rove-` */
export function Costs({ name }: { readonly name: string }) {
  const receipt = receiptOf(name)
  if (!receipt) return null
  const { files, withSettings, later, calls, storage, events } = receipt
  return (
    <>
      <dl className="site-figures">
        <Figure label="received by a page with only this tag" value={kB(sum(files))} />
        <Figure label="files at once" value={String(files.length)} />
        <Figure label="files later, when they are needed" value={String(later.length)} />
        <Figure label="calls it can make" value={String(calls.length)} />
        <Figure label="cookies and keys of storage" value={String(storage.flatMap(({ keys }) => keys).length)} />
      </dl>
      <ScrollingTable>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Loaded</th>
            <th scope="col">Size with Brotli</th>
          </tr>
        </thead>
        <tbody>
          <Files files={files} when="with the tag" />
          <Files files={withSettings} when="where the page has settings" />
          <Files files={later} when="later, when it is needed" />
        </tbody>
      </ScrollingTable>
      <h3>Cookies and storage</h3>
      {storage.length === 0 ? <p>Nothing is stored.</p> : <Storage rows={storage} />}
      <h3>Who is told, if the page is tracked</h3>
      {events.length === 0 ? <p>Nobody: no event is made of its facts.</p> : <Events rows={events} />}
    </>
  )
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Files({ files, when }: { readonly files: readonly ReceiptFile[]; readonly when: string }) {
  return files.map(({ file, bytes }) => (
    <tr key={file}>
      <td>
        <code>{file}</code>
      </td>
      <td>{when}</td>
      <td className="site-number">{kB(bytes)}</td>
    </tr>
  ))
}

function Storage({ rows }: { readonly rows: Receipt['storage'] }) {
  return (
    <dl className="site-rows">
      {rows.map(({ keys, says }) => (
        <div key={keys.join()}>
          <dt>
            <code>{keys.join(', ')}</code>
          </dt>
          <dd>
            <MarkdownText from="README.md" isPart>
              {says}
            </MarkdownText>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Events({ rows }: { readonly rows: Receipt['events'] }) {
  return (
    <dl className="site-rows">
      {rows.map(({ fact, event, sinks }) => (
        <div key={`${fact} ${event}`}>
          <dt>
            <code>{event}</code>
          </dt>
          <dd>
            {sinks.map(({ sink, name, consent }) => `${sink} as “${name}”, with consent to ${consent}`).join('; ')}.
          </dd>
        </div>
      ))}
    </dl>
  )
}

const sum = (files: readonly ReceiptFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0)
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
