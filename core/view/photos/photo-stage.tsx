/** A large picture, behind it the smaller one until it has loaded (HOSTS-02, COMM-01). */
import { type TouchEvent, useRef, useState } from 'react'
import { type PhotoStep, stepOfSwipe } from './photo.rules'
import type { Photo } from './photo.types'

interface StageProps {
  readonly photo: Photo
  /** Says that the picture could not be loaded. */
  readonly failed: string
  readonly onSwipe: (step: PhotoStep) => void
}

/** The picture, which can be swiped. */
export function PhotoStage({ photo: { id, image, small, alt }, failed, onSwipe }: StageProps) {
  const [outcome, setOutcome] = useState({ id, at: '' })
  const at = outcome.id === id ? outcome.at : ''
  return (
    <div className="photo-stage" part="picture" {...useSwipe(onSwipe)}>
      {small && at !== 'loaded' && <img key={`${id} small`} src={small} alt="" />}
      {at !== 'failed' && (
        <img
          key={id}
          src={image}
          alt={alt}
          decoding="async"
          onLoad={() => setOutcome({ id, at: 'loaded' })}
          onError={() => setOutcome({ id, at: 'failed' })}
        />
      )}
      <p role="status" part="message">
        {at === 'failed' && failed}
      </p>
    </div>
  )
}

interface Finger {
  readonly x: number
  readonly y: number
}

/** One finger moves across the picture. In an enlarged page it moves the page. */
function useSwipe(onSwipe: StageProps['onSwipe']) {
  const start = useRef<Finger | undefined>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent<HTMLElement>) {
      const finger = touches[0]
      const isEnlarged = (visualViewport?.scale ?? 1) > 1.01
      start.current =
        finger && touches.length === 1 && !isEnlarged ? { x: finger.clientX, y: finger.clientY } : undefined
    },
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent<HTMLElement>) {
      const finger = changedTouches[0]
      const { current } = start
      start.current = undefined
      if (!finger || !current) return
      const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
      onSwipe(stepOfSwipe(finger.clientX - current.x, finger.clientY - current.y, isRightToLeft))
    },
    onTouchCancel() {
      start.current = undefined
    },
  }
}
