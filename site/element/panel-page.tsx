/** The page of a panel for those who work on a shop: its first story, and all of them. */
import { SitePage } from '../site-page'
import './element.css'
import { elementOf } from './story-entry'
import { StoryFrame } from './story-frame'
import { StoryList } from './story-list'
import { useEntries } from './use-entries'

/** @param title the panel's title in the sidebar */
export function PanelPage({ title }: { readonly title: string }) {
  const stories = useEntries()?.filter((entry) => elementOf(entry) === title)
  const [first] = stories ?? []
  return (
    <SitePage title={title}>
      {first ? <StoryFrame story={first} /> : <div className="site-frame-space" />}
      <h2 id="stories">Stories</h2>
      {stories && <StoryList stories={stories} />}
    </SitePage>
  )
}
