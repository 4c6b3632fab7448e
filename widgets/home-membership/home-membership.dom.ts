/** The films in the server's slides. */

import { createListen } from '../../core/base/bus/listen'
import { own } from '../../core/base/input/own'
import type { Film, Films } from './home-membership.types'

/** The films of a section. One that fails leaves its poster. */
export function readFilms(root: HTMLElement, signal: AbortSignal): Films {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  const listen = createListen('<rove-home-membership>', signal)
  const slides = [...root.querySelectorAll('[data-rove-carousel=slides] > *')]
  const videos = [...root.querySelectorAll('video')]

  const films = videos.map((video) => {
    const film: Film = {
      slide: slides.findIndex((slide) => slide.contains(video)),
      load() {
        video.preload = 'auto'
      },
      play() {
        if (!video.paused || !video.controls) return
        // The browser can forbid it: the visitor still has the controls.
        video.play().catch(() => {})
      },
      pause() {
        video.pause()
      },
    }
    // Sound would make the browser forbid that it begins by itself.
    video.muted = true
    video.playsInline = true
    video.controls = true
    return film
  })

  /** Only the poster stays. */
  function fail(video: HTMLVideoElement): void {
    if (!video.controls) return
    video.controls = false
    video.replaceChildren()
    video.removeAttribute('src')
    video.load()
  }

  return {
    films,
    playByThemselves: () => !reduced.matches,
    watch({ onNear, onUse }) {
      const observer = new IntersectionObserver(
        (entries) => onNear(entries.at(-1)?.isIntersecting ?? false),
        own({ rootMargin: '200px' }),
      )
      observer.observe(root)
      signal.addEventListener('abort', () => observer.disconnect())
      videos.forEach((video, n) => {
        const film = films[n] as Film
        listen(video, 'play pause', () => {
          // The browser pauses films of a hidden tab.
          if (!document.hidden) onUse(film, !video.paused)
        })
        // The error of a `<source>` does not bubble.
        listen(
          video,
          'error',
          ({ target }) => (target === video || isLast(target as HTMLSourceElement)) && fail(video),
          true,
        )
      })
    },
  }
}

const isLast = (source: HTMLSourceElement): boolean => !source.nextElementSibling?.matches('source')
