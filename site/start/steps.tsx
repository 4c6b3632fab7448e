/** The steps of a role, in order. The sentences come from the project's documents where they have them. */
import { documentSection, firstParagraph } from '../documents'
import { pageAddress } from '../links'
import { MarkdownText } from '../markdown-text'
import './start.css'

/** A link below a step. */
export interface StepLink {
  readonly text: string
  /** The address, from any page of the site. */
  readonly href: string
}

/** One step. */
export interface Step {
  readonly title: string
  /** One sentence, in Markdown, where no document has it. */
  readonly says?: string
  /** A section of a document; its first paragraph is shown. */
  readonly from?: { readonly file: string; readonly heading: string }
  readonly links: readonly StepLink[]
}

/** A link to a page of the site. */
export function toPage(text: string, title: string, heading?: string): StepLink {
  return { text, href: pageAddress(title, heading) }
}

/** @param steps in the order in which they are done */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className="site-steps">
      {steps.map(({ title, says, from, links }) => (
        <li key={title}>
          <h2>{title}</h2>
          {says && (
            <MarkdownText from="README.md" isPart>
              {says}
            </MarkdownText>
          )}
          {from && (
            <MarkdownText from={from.file} isPart>
              {firstParagraph(documentSection(from.file, from.heading))}
            </MarkdownText>
          )}
          <p className="site-links">
            {links.map(({ text, href }) => (
              <a key={text} href={href} target="_top">
                {text}
              </a>
            ))}
          </p>
        </li>
      ))}
    </ol>
  )
}
