/** The page of a panel for those who work on a shop: its first story, and all of them. */
import { documentItem } from '../documents'
import { MarkdownText } from '../markdown-text'
import type { PanelPage as PanelPageProps } from '../pages'
import { SitePage } from '../site-page'
import './element.css'
import { elementOf } from './story-entry'
import { StoryFrame } from './story-frame'
import { StoryList } from './story-list'
import { useEntries } from './use-entries'

/** @see PanelPageProps */
export function PanelPage({ title, query }: PanelPageProps) {
  const stories = useEntries()?.filter((entry) => elementOf(entry) === title)
  const [first] = stories ?? []
  return (
    <SitePage
      title={title}
      lead={
        <MarkdownText from="README.md" isPart>
          {documentItem('README.md', query)}
        </MarkdownText>
      }
    >
      {first ? <StoryFrame story={first} /> : <div className="site-frame-space" />}
      <h2 id="stories">Stories</h2>
      {stories && <StoryList stories={stories} />}
    </SitePage>
  )
}
