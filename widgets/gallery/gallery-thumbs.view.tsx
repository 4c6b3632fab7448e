/** The thumbnails beside the large picture. */
import { numbered } from '../../core/base/input/numbered'
import type { GalleryModel } from './gallery.model'
import type { Picture } from './gallery.rules'

interface Props {
  readonly pictures: readonly Picture[]
  readonly current: number
  readonly model: GalleryModel
}

export function GalleryThumbs({ pictures, current, model }: Props) {
  const { t, video } = model
  return (
    <div className="thumbs">
      <ul part="thumbs">
        {numbered(pictures).map(([n, { thumb }]) => (
          <li key={n}>
            <button
              type="button"
              part="thumb"
              aria-label={t('show', { n: n + 1, count: pictures.length })}
              aria-current={n === current}
              onClick={() => model.look(n)}
            >
              <img alt="" src={thumb} loading="lazy" decoding="sync" />
            </button>
          </li>
        ))}
        {video && (
          <li key="video">
            <button
              type="button"
              part="thumb"
              aria-label={t('showVideo')}
              aria-current={current === pictures.length}
              onClick={() => model.look(pictures.length)}
            >
              <img alt="" src={video.poster || pictures[0]?.thumb} loading="lazy" />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M8 5.5v13l10.5-6.5z" />
              </svg>
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}
