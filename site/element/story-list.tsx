/** The stories of an element as pictures. */
import { pageAddress } from '../links'
import { firstChoices, marketNamed } from '../states/choices'
import { inOneMarket } from '../states/groups'
import { Pictures } from '../states/pictures'
import { elementOf, type StoryEntry } from './story-entry'

/** @param stories of one element */
export function StoryList({ stories }: { readonly stories: readonly StoryEntry[] }) {
  const [first] = stories
  if (!first) return <p>It has no story.</p>
  const { market, width, persona } = firstChoices
  return (
    <>
      <p>
        <a href={`${pageAddress('All states')}#element=${elementOf(first)}`} target="_top">
          The same in another market, at another width, for another visitor
        </a>
      </p>
      <Pictures
        groups={[{ name: elementOf(first), pictures: inOneMarket(stories, marketNamed(market)) }]}
        width={width}
        persona={persona}
      />
    </>
  )
}
