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

/** Somebody who has typed so recently, in milliseconds, is still typing. */
const typingMs = 3000

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
    // A card that opens in the frame takes the focus of the page: the field in which somebody types takes it back.
    let typed: { readonly field: HTMLElement; readonly at: number } | undefined
    const note = ({ target }: Event) => {
      typed = { field: target as HTMLElement, at: performance.now() }
    }
    const takeBack = () => {
      const isTyping = typed && performance.now() - typed.at < typingMs && document.activeElement === frame.current
      // Afterwards, because the focus is still on its way.
      if (isTyping) setTimeout(() => typed?.field.focus())
    }
    document.addEventListener('focusin', follow)
    document.addEventListener('focusout', follow)
    document.addEventListener('input', note)
    addEventListener('blur', takeBack)
    return () => {
      document.removeEventListener('focusin', follow)
      document.removeEventListener('focusout', follow)
      document.removeEventListener('input', note)
      removeEventListener('blur', takeBack)
    }
  }, [frame])

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
