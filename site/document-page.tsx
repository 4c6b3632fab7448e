/** A document of the project as a page. */
import { documentText } from './documents'
import { MarkdownText } from './markdown-text'
import { SitePage } from './site-page'

/** The document's path in the project, and the title of its page in the sidebar. */
interface Props {
  readonly file: string
  readonly title: string
}

export function DocumentPage({ file, title }: Props) {
  return (
    <SitePage title={title.replace(/^.*\//, '')}>
      <MarkdownText from={file}>{documentText(file)}</MarkdownText>
    </SitePage>
  )
}
