/** One story, live, in a frame of its own: its language, visitor and fixed bars affect nothing else on the page. */
import { useEffect, useRef, useState } from 'react'
import { storyAddress } from '../links'
import type { StoryEntry } from './story-entry'

/** The least and greatest height of the frame, in CSS pixels. */
const least = 240
const greatest = 640

/** @param story the story; it can be used in the frame */
export function StoryFrame({ story: { id, name } }: { readonly story: StoryEntry }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(least)
  const [loads, setLoads] = useState(0)
  useEffect(() => {
    const content = frame.current?.contentDocument?.body
    if (!content || loads === 0) return
    const fit = () => setHeight(Math.min(greatest, Math.max(least, content.scrollHeight)))
    const observer = new ResizeObserver(fit)
    observer.observe(content)
    for (const child of content.children) observer.observe(child)
    return () => observer.disconnect()
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
