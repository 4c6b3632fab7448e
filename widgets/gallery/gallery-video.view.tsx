/** The product's video: the poster with a play button, the player, or the poster with a message. */
import { useLayoutEffect, useRef } from 'react'
import { own } from '../../core/base/input/own'
import type { GalleryModel, GalleryVideo as Video } from './gallery.model'
import type { VideoState } from './gallery-video.machine'

interface Props {
  readonly video: Video
  readonly state: VideoState
  readonly isCurrent: boolean
  readonly model: GalleryModel
}

export function GalleryVideo({ video: { poster, title, captions }, state, isCurrent, model }: Props) {
  const { t } = model
  const picture = poster || model.get().pictures.pictures[0]?.src
  const plays = state.at === 'loading' || state.at === 'begun'
  return (
    <div part="video" data-state={state.at} tabIndex={isCurrent && state.at === 'failed' ? 0 : -1}>
      {state.at !== 'begun' && <img alt={title} src={picture} loading="lazy" />}
      {plays && <Player {...(captions ? { captions } : {})} muted={state.muted} isCurrent={isCurrent} model={model} />}
      {(state.at === 'idle' || state.at === 'loading') && (
        <button
          type="button"
          part="play-button"
          tabIndex={isCurrent ? 0 : -1}
          aria-busy={state.at === 'loading'}
          onClick={model.playVideo}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 5.5v13l10.5-6.5z" />
          </svg>
          <span>{t('play')}</span>
        </button>
      )}
      <p role="status">{state.at === 'failed' ? t('videoFailed') : ''}</p>
    </div>
  )
}

interface PlayerProps extends Pick<Video, 'captions'> {
  readonly muted: boolean
  readonly isCurrent: boolean
  readonly model: GalleryModel
}

function Player({ captions, muted, isCurrent, model }: PlayerProps) {
  const element = useRef<HTMLVideoElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const end = model.mountVideo(current)
    // The pressed button is removed: the player takes its focus.
    if (!muted) current.focus(own({ preventScroll: true }))
    return () => {
      if (current.matches(':focus')) current.parentElement?.focus(own({ preventScroll: true }))
      end()
    }
  }, [model, muted])
  return (
    <video
      ref={element}
      controls
      playsInline
      muted={muted}
      tabIndex={isCurrent ? 0 : -1}
      onPlaying={model.videoStarted}
    >
      {captions && <track kind="captions" src={captions.src} srcLang={captions.language} />}
    </video>
  )
}
