/** The frame in which pictures are shown, at the size of the window that they were taken in. */
import { useEffect, useRef, useState } from 'react'
import { buildPictures, margin } from '../build-picture'
import type { Capsule, CapsuleElement, Drawn } from '../capsule'
import { isOutermost } from '../read-capsule'

interface CapsuleFrameProps {
  readonly capsule: Capsule
  readonly shown: readonly CapsuleElement[]
}

/** The part of the window's width that is shown: one element alone is shown larger, unless it covers the page. */
function widthToShow({ page, pictures }: Capsule, shown: readonly CapsuleElement[]): number {
  const [one] = shown
  if (!one || shown.length > 1 || one.place.width === 0 || one.place.height === 0) return page.width
  const drawn = pictures[one.picture]
  return drawn !== undefined && isLayered(drawn) ? page.width : Math.min(page.width, one.place.width + 2 * margin)
}

function isLayered(drawn: Drawn): boolean {
  if (typeof drawn === 'string') return false
  const { layer, shadow, nodes = [] } = drawn
  return !!layer || [...nodes, ...(shadow?.nodes ?? [])].some(isLayered)
}

/** @see CapsuleFrameProps */
export function CapsuleFrame({ capsule, shown }: CapsuleFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [room, setRoom] = useState(0)
  const { width, height } = capsule.page

  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const observer = new ResizeObserver(() => setRoom(current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const drawn = shown.length > 1 ? shown.filter(isOutermost) : shown
    const parts = drawn.flatMap(({ picture, place }) => {
      const drawing = capsule.pictures[picture]
      return drawing === undefined ? [] : [{ picture: drawing, place }]
    })
    if (frame.current) buildPictures(frame.current, capsule, parts)
  }, [capsule, shown])

  const scale = Math.min(1, room / widthToShow(capsule, shown) || 1)
  return (
    <div className="capsule-frame" ref={box} style={{ height: `${height * scale}px` }}>
      <iframe
        ref={frame}
        title="What was shown"
        style={{ width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` }}
      />
    </div>
  )
}
