/** A part of a document as a part of a page. */
import { Markdown } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useMemo } from 'react'
import { CodeBlock } from './code-block'
import { headingId, linkInSite } from './links'
import { ScrollingTable } from './scrolling-table'

interface Props {
  /** The document's path in the project, to which its links are relative. */
  readonly from: string
  /** Whether the page has only a part of the document, without its other headings. */
  readonly isPart?: boolean
  readonly children: string
}

/** Renders Markdown. A link to a file that is not part of the site is plain text. */
export function MarkdownText({ from, isPart = false, children }: Props) {
  const options = useMemo(
    () => ({
      forceBlock: true,
      slugify: headingId,
      overrides: {
        a: { component: linkFrom(from, isPart) },
        img: { component: pictureFrom(from) },
        pre: { component: CodeBlock },
        table: { component: ScrollingTable },
      },
    }),
    [from, isPart],
  )
  return (
    <div className="site-text">
      <Markdown options={options}>{withPlainHeadings(children)}</Markdown>
    </div>
  )
}

/** An underscore inside a word of a heading is no emphasis: `GET /uc_love/ajax_validate`. */
function withPlainHeadings(text: string): string {
  return text.replace(/^#{2,4} .*$/gm, (line) => (line.includes('`') ? line : line.replaceAll('_', '\\_')))
}

const pictures = import.meta.glob('../docs/*.webp', { query: '?url', import: 'default', eager: true })

function linkFrom(from: string, isPart: boolean) {
  return function DocumentLink({ id, href, children }: ComponentProps<'a'>) {
    if (!href) return <span id={id}>{children}</span>
    const address = linkInSite(from, href, !isPart)
    if (!address) return <>{children}</>
    return (
      <a href={address} target={address.startsWith('#') ? '_self' : '_top'}>
        {children}
      </a>
    )
  }
}

function pictureFrom(from: string) {
  return function DocumentPicture({ src = '', alt = '' }: ComponentProps<'img'>) {
    const path = new URL(src, `file:///${from}`).pathname
    return <img src={pictures[`..${path}`]} alt={alt} loading="lazy" />
  }
}
