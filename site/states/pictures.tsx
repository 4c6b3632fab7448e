/** Stories as small live pictures, in groups. Each leads to its story. */
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useReducer, useRef } from 'react'
import { globalsText, storyAddress } from '../links'
import { globalsOf, type Market, type Persona, type Width } from './choices'
import { emptyQueue, type FrameEvent, isPresent, next } from './frame-queue'
import './states.css'

/** One picture: a story in a market. */
export interface Picture {
  /** The story's id. */
  readonly story: string
  readonly caption: string
  readonly market: Market
}

/** Pictures below one heading. */
export interface PictureGroup {
  readonly name: string
  readonly heading?: ReactNode
  readonly pictures: readonly Picture[]
}

interface PicturesProps {
  readonly groups: readonly PictureGroup[]
  readonly width: Width
  readonly persona: Persona
}

/** @see PicturesProps */
export function Pictures({ groups, width, persona }: PicturesProps) {
  const [queue, tell] = useReducer(next, emptyQueue)
  const root = useRef<HTMLDivElement>(null)
  const shown = groups.flatMap(({ pictures }) => pictures.map(idOf))
  useNearness(root, shown.join(), tell)
  return (
    <div ref={root} style={{ '--width': width } as CSSProperties} data-width={width} className="site-groups">
      {groups.map(({ name, heading, pictures }) => (
        <section key={name}>
          {heading}
          <ul className="site-pictures">
            {pictures.map((picture) => (
              <li key={idOf(picture)} data-picture={idOf(picture)}>
                <PictureLink
                  picture={picture}
                  width={width}
                  persona={persona}
                  isPresent={isPresent(queue, idOf(picture))}
                  onLoad={() => tell({ type: 'loaded', id: idOf(picture) })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface PictureLinkProps extends Omit<PicturesProps, 'groups'> {
  readonly picture: Picture
  /** Whether its frame is in the page. */
  readonly isPresent: boolean
  readonly onLoad: () => void
}

function PictureLink({ picture: { story, caption, market }, width, persona, isPresent, onLoad }: PictureLinkProps) {
  const globals = globalsOf(market, persona)
  const address = `./iframe.html?viewMode=story&id=${story}&globals=${globalsText(globals)}`
  return (
    <a href={storyAddress(story, { ...globals, 'viewport.value': `w${width}` })} target="_top">
      <span className="site-picture">
        {isPresent && (
          <iframe key={`${address} ${width}`} title={caption} src={address} inert tabIndex={-1} onLoad={onLoad} />
        )}
      </span>
      <span className="site-caption">{caption}</span>
    </a>
  )
}

const idOf = ({ story, market }: Picture): string => `${story} ${market.name}`

/** Reports which pictures come near the screen, and which are farther from it than half its height. */
function useNearness(root: RefObject<HTMLElement | null>, ids: string, tell: (event: FrameEvent) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other ids are other items
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          tell({ type: isIntersecting ? 'near' : 'far', id: (target as HTMLElement).dataset.picture ?? '' })
      },
      { root: document, rootMargin: '50% 0px' },
    )
    for (const item of root.current?.querySelectorAll('[data-picture]') ?? []) observer.observe(item)
    return () => {
      observer.disconnect()
      tell({ type: 'cleared' })
    }
  }, [root, ids, tell])
}
