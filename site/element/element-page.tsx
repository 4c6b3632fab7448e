/** The page of an element: a live example, its README, its calls, what it costs, and all its stories. */
import { documentText, firstParagraph } from '../documents'
import { MarkdownText } from '../markdown-text'
import { SitePage } from '../site-page'
import { composerAddress } from '../start/composer-address'
import { Calls } from './calls'
import { Costs } from './costs'
import './element.css'
import { elementOf } from './story-entry'
import { StoryFrame } from './story-frame'
import { StoryList } from './story-list'
import { useEntries } from './use-entries'

/** @see ElementPage */
interface Props {
  /** Without `rove-`. */
  readonly name: string
}

export function ElementPage({ name }: Props) {
  const file = `widgets/${name}/README.md`
  const text = documentText(file)
  const summary = firstParagraph(text)
  const stories = useEntries()?.filter((entry) => elementOf(entry) === `rove-${name}`)
  const [first] = stories ?? []
  return (
    <SitePage title={<code>{`<rove-${name}>`}</code>} lead={<MarkdownText from={file}>{summary}</MarkdownText>}>
      <nav className="site-toc" aria-label="On this page">
        <a href="#use">Use</a>
        <a href="#attributes-and-properties">Attributes</a>
        <a href="#contract">Contract</a>
        <a href="#costs">Costs</a>
        <a href="#stories">Stories{stories && ` (${stories.length})`}</a>
        <a href={`${composerAddress}#${name}`} target="_top">
          Compose it
        </a>
      </nav>
      {first ? <StoryFrame story={first} /> : <div className="site-frame-space" />}
      <MarkdownText from={file}>{text.trim().slice(summary.length)}</MarkdownText>
      <h2 id="contract">Contract</h2>
      <Calls name={name} />
      <h2 id="costs">Costs</h2>
      <Costs name={name} />
      <h2 id="stories">Stories</h2>
      {stories && <StoryList stories={stories} />}
    </SitePage>
  )
}
