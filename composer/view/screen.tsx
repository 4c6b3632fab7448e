/** The preview’s frame, scaled so that its whole width is seen. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Width } from '../state/composition'

interface ScreenProps {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly width: Width
}

/** The height of the screen by its width, in CSS pixels. */
const heights: Readonly<Record<Width, number>> = { 390: 844, 820: 1180, 1440: 900 }
/** The frame is not higher than this on the page. */
const highest = 620

/** @see ScreenProps */
export function Screen({ frame, width }: ScreenProps) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const [isInert, setInert] = useState(false)

  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const observer = new ResizeObserver(() => setRoom(current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  // A popup that opens in the preview must not take the focus from the field in which somebody types.
  useEffect(() => {
    const follow = () => setInert(!!document.activeElement?.matches('input, textarea, select'))
    // An inert frame can still take the focus of the whole page: the field takes it back.
    const takeBack = () => {
      const field = document.activeElement as HTMLElement | null
      if (!field?.matches('input, textarea, select')) return
      field.blur()
      field.focus()
    }
    document.addEventListener('focusin', follow)
    document.addEventListener('focusout', follow)
    addEventListener('blur', takeBack)
    return () => {
      document.removeEventListener('focusin', follow)
      document.removeEventListener('focusout', follow)
      removeEventListener('blur', takeBack)
    }
  }, [])

  const height = heights[width]
  const scale = Math.min(1, room / width || 1, highest / height)
  return (
    <div className="screen" ref={box} style={{ height: `${height * scale}px` }} onPointerEnter={() => setInert(false)}>
      <iframe
        ref={frame}
        title="Preview"
        inert={isInert}
        style={{
          width: `${width}px`,
          height: `${height}px`,
          transform: `scale(${scale})`,
          left: `${Math.max(0, (room - width * scale) / 2)}px`,
        }}
      />
    </div>
  )
}
