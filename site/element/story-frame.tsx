/** One story, live, in a frame of its own: its language, visitor and fixed bars affect nothing else on the page. */
import { storyAddress } from '../links'
import type { StoryEntry } from './entries'

/** @param story the story; it can be used in the frame */
export function StoryFrame({ story: { id, name } }: { readonly story: StoryEntry }) {
  return (
    <figure className="site-frame">
      <iframe title={name} loading="lazy" src={`./iframe.html?viewMode=story&id=${id}`} />
      <figcaption>
        <a href={storyAddress(id)} target="_top">
          {name}
        </a>
      </figcaption>
    </figure>
  )
}
