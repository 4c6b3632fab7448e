/** The calls that an element can make, each with its section of the contract. */
import { documentSection, firstParagraph } from '../documents'
import { headingId } from '../links'
import { MarkdownText } from '../markdown-text'
import { SiteLink } from '../site-link'
import { receiptOf } from './built'

/** @param name the element, without `rove-` */
export function Calls({ name }: { readonly name: string }) {
  const calls = receiptOf(name)?.calls ?? []
  if (calls.length === 0) return <p>It makes no calls.</p>
  return (
    <>
      <p>
        The calls that its code can make, as the <SiteLink to="Guides/API contract">API contract</SiteLink> describes
        them. Open one to see its request and its answer.
      </p>
      <div className="site-calls">
        {calls.map(({ call, when }) => (
          <Call key={call} call={call} when={when} />
        ))}
      </div>
    </>
  )
}

function Call({ call, when }: { readonly call: string; readonly when: string }) {
  const file = 'CONTRACT.md'
  // The clock is read by a HEAD request, which the contract describes in words only.
  const section = call.startsWith('HEAD ') ? undefined : documentSection(file, call)
  return (
    <details>
      <summary>
        <code>{call}</code>{' '}
        <MarkdownText from={file} isPart>
          {section ? firstParagraph(section) : when}
        </MarkdownText>
      </summary>
      {section && (
        <>
          <MarkdownText from={file} isPart>
            {section.slice(firstParagraph(section).length)}
          </MarkdownText>
          <p>
            <SiteLink to="Guides/API contract" heading={headingId(call)}>
              In the contract
            </SiteLink>
          </p>
        </>
      )}
    </details>
  )
}
