/** One story, live, in a frame of its own: its language, visitor and fixed bars affect nothing else on the page. */
import { useEffect, useRef, useState } from 'react'
import { storyAddress } from '../links'
import type { StoryEntry } from './story-entry'

/** The least and greatest height of the frame, in CSS pixels. */
const least = 200
const greatest = 640

/** @param story the story; it can be used in the frame */
export function StoryFrame({ story: { id, name } }: { readonly story: StoryEntry }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(least)
  const [loads, setLoads] = useState(0)
  useEffect(() => {
    const content = frame.current?.contentDocument?.body
    if (!content || loads === 0) return
    const adjust = () => setHeight(Math.min(greatest, Math.max(least, heightOf(content))))
    adjust()
    // A play function opens what it opens in this time.
    const timer = setInterval(adjust, 300)
    const end = setTimeout(() => clearInterval(timer), 5000)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [loads])
  return (
    <figure className="site-frame">
      <iframe
        ref={frame}
        title={name}
        src={`./iframe.html?viewMode=story&id=${id}`}
        style={{ blockSize: height }}
        onLoad={() => setLoads((loads) => loads + 1)}
      />
      <figcaption>
        <a href={storyAddress(id)} target="_top">
          {name}
        </a>
      </figcaption>
    </figure>
  )
}

/** The height of a story, with dialogs and panels, which are over it. */
function heightOf(content: HTMLElement): number {
  const heights = floating(content).map(({ scrollHeight }) => scrollHeight + 48)
  return Math.max(content.scrollHeight, ...heights)
}

/** What is fixed on the screen, also in shadow roots. */
function floating(node: ParentNode): Element[] {
  return [...node.children].flatMap((child) => [
    ...(getComputedStyle(child).position === 'fixed' && child.checkVisibility() ? [child] : []),
    ...floating(child),
    ...(child.shadowRoot ? floating(child.shadowRoot) : []),
  ])
}
