/** A gallery: a strip of large pictures that can be swiped, with thumbnails beside it on wide screens. */
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { numbered } from '../../core/base/input/numbered'
import { own } from '../../core/base/input/own'
import type { ViewProps } from '../../core/view/element/definition'
import type { GalleryModel, GalleryShown } from './gallery.model'
import type { Picture } from './gallery.rules'
import { GalleryThumbs } from './gallery-thumbs.view'
import { GalleryVideo } from './gallery-video.view'

type Props = ViewProps<GalleryShown, GalleryModel>

/** Above this number, the dots are replaced by numbers. */
const maxDots = 9

export function GalleryView({ state, model }: Props) {
  const { t, video, lookbooks } = model
  const { pictures, current, at } = state.pictures
  const strip = useRef<HTMLUListElement>(null)
  useStripAt(strip, current)
  const count = model.count()

  const step = (event: KeyboardEvent<HTMLElement>) => {
    const ahead = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!ahead || event.target instanceof HTMLVideoElement) return
    event.preventDefault()
    model.look(current + ahead * (isLeftToRight(event.currentTarget) ? 1 : -1))
  }
  const swiped = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {}
    if (clientWidth) model.look(Math.round(Math.abs(scrollLeft) / clientWidth))
  }
  return (
    <section className="gallery" aria-label={t('pictures')} aria-busy={at === 'changing'}>
      <div className="frame" data-several={model.several}>
        {model.several && <GalleryThumbs pictures={pictures} current={current} model={model} />}
        <div className="stage">
          <ul ref={strip} part="strip" onKeyDown={step} onScroll={swiped}>
            {numbered(pictures).map(([n, picture]) => (
              <li key={n} part="slide">
                <Slide picture={picture} n={n} count={pictures.length} isCurrent={n === current} model={model} />
              </li>
            ))}
            {video && (
              <li key="video" part="slide">
                <GalleryVideo video={video} state={state.video} isCurrent={current === count - 1} model={model} />
              </li>
            )}
          </ul>
          {count > 1 && <Position n={current} count={count} />}
        </div>
      </div>
      <p role="status">{state.notice ? t(state.notice) : ''}</p>
      {lookbooks.length > 0 && (
        <ul part="lookbooks" aria-label={t('lookbooks')}>
          {lookbooks.map(({ title, href }) => (
            <li key={title + href}>
              <a part="lookbook" href={href} target="_blank" rel="noopener">
                {title}
                <span className="visually-hidden"> {t('newTab')}</span>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M7 17 17 7M9 7h8v8" />
                </svg>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface SlideProps {
  readonly picture: Picture
  readonly n: number
  readonly count: number
  readonly isCurrent: boolean
  readonly model: GalleryModel
}

function Slide({ picture: { alt, src, srcset, sizes }, n, count, isCurrent, model }: SlideProps) {
  return (
    <button type="button" part="picture" tabIndex={isCurrent ? 0 : -1} onClick={() => model.zoom(n)}>
      <img
        alt={alt}
        sizes={sizes}
        srcSet={srcset}
        src={src}
        loading={n === 0 ? 'eager' : 'lazy'}
        fetchPriority={n === 0 ? 'high' : 'auto'}
        decoding={n === 0 ? 'sync' : 'async'}
      />
      <span className="visually-hidden"> {model.t('enlarge', { n: n + 1, count })}</span>
      <svg className="hint" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20M8 10.5h5M10.5 8v5" />
      </svg>
    </button>
  )
}

function Position({ n, count }: { readonly n: number; readonly count: number }) {
  const dots = [...Array(count)].map((_, dot) => dot)
  return (
    <p part="position" aria-hidden="true">
      {count > maxDots ? `${n + 1} / ${count}` : dots.map((dot) => <i key={dot} data-current={dot === n} />)}
    </p>
  )
}

/** Scrolls to the current picture without animation, and moves the focus to it if the focus is in the strip. */
function useStripAt(strip: { readonly current: HTMLElement | null }, current: number) {
  const isPlaced = useRef(false)
  useLayoutEffect(() => {
    const list = strip.current
    const slide = list?.children[current] as HTMLElement | undefined
    if (!list || !slide) return
    // A new strip is at its first picture. Reading that would make the browser lay out the page.
    const isNew = !isPlaced.current
    isPlaced.current = true
    if (isNew && current === 0) return
    const { activeElement } = list.getRootNode() as ShadowRoot
    if (Math.round(Math.abs(list.scrollLeft) / list.clientWidth) !== current)
      list.scroll(own({ left: slide.offsetLeft, behavior: 'instant' } as const))
    if (activeElement && list.contains(activeElement) && !slide.contains(activeElement))
      slide.querySelector<HTMLElement>('button, video, [tabindex]')?.focus(own({ preventScroll: true }))
  }, [strip, current])
}

function isLeftToRight(element: Element): boolean {
  return getComputedStyle(element).direction === 'ltr'
}
