/** Which pictures the choices show, and below which headings. */
import { elementOf, partOf, type StoryEntry } from '../element/story-entry'
import { SiteLink } from '../site-link'
import { type Choices, type Market, marketNamed, markets } from './choices'
import type { PictureGroup } from './pictures'

/** One story in all markets, or all stories of the chosen elements in one market. */
export function groupsOf(entries: readonly StoryEntry[], choices: Choices): readonly PictureGroup[] {
  const one = entries.find(({ id }) => id === choices.story)
  if (one) return [inAllMarkets(one)]
  const stories = entries.filter((entry) => !choices.element || elementOf(entry) === choices.element)
  return [...new Set(stories.map(elementOf))].map((element) => ({
    name: element,
    heading: (
      <h2>
        <SiteLink to={element}>{element}</SiteLink>
      </h2>
    ),
    pictures: inOneMarket(
      stories.filter((story) => elementOf(story) === element),
      marketNamed(choices.market),
    ),
  }))
}

/** @param stories of one element */
export function inOneMarket(stories: readonly StoryEntry[], market: Market): PictureGroup['pictures'] {
  return stories.map((entry) => ({ story: entry.id, caption: captionOf(entry, false), market }))
}

function inAllMarkets(story: StoryEntry): PictureGroup {
  const element = elementOf(story)
  return {
    name: story.id,
    heading: (
      <h2>
        <SiteLink to={element}>{element}</SiteLink> {captionOf(story, false)}
      </h2>
    ),
    pictures: markets.map((market) => ({ story: story.id, caption: market.name, market })),
  }
}

/** A story's name after its part. @param withElement also after its element */
export function captionOf(entry: StoryEntry, withElement: boolean): string {
  return [withElement && elementOf(entry), partOf(entry), entry.name].filter(Boolean).join(' · ')
}
