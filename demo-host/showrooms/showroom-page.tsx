/** @jsxImportSource hono/jsx */
/** The pages of the showrooms. */
import { Scene } from '../pages/layout/picture'
import type { Visitor } from '../visitor/visitor'
import { directionsTo, hours, type Showroom, showrooms } from './showrooms'

/** One showroom: address, opening hours and directions. */
export function ShowroomPage({ showroom, visitor: { t } }: { showroom: Showroom; visitor: Visitor }) {
  const { name, address, phone, zone, file, isOpening } = showroom
  const others = showrooms.filter((one) => one !== showroom)
  return (
    <>
      <section class="showroom">
        <Scene file={file} alt="" sizes="(max-width: 900px) 100vw, 60vw" eager />
        <rove-showroom class="showroom__words">
          <p class="quiet__before">{t('pageShowrooms')}</p>
          <h1 lang="en">{name}</h1>
          <p>{t(isOpening ? 'showroomOpening' : 'showroomsLead')}</p>
          <dl class="showroom__facts">
            <dt>{t('showroomAddress')}</dt>
            <dd>
              {address[0]}
              <br />
              {address[1]}
            </dd>
            <dt>{t('showroomHours')}</dt>
            <dd>
              <span data-rove-showroom="hours" data-rove-hours={isOpening ? undefined : hours} data-rove-zone={zone}>
                {t('showroomOpen')}
              </span>
              {!isOpening && <span class="showroom__status" data-rove-showroom="status" />}
            </dd>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
            </dd>
          </dl>
          <a
            class="button"
            href={directionsTo(showroom)}
            target="_blank"
            rel="noopener"
            data-rove-showroom="directions"
            data-rove-track="directions"
          >
            {t('showroomDirections')}
          </a>
        </rove-showroom>
      </section>
      <section class="band">
        <h2 class="band__title">{t('showroomOthers')}</h2>
        <ShowroomTiles of={others} />
      </section>
    </>
  )
}

/** Showrooms as tiles with links. */
export function ShowroomTiles({ of }: { of: readonly Showroom[] }) {
  return (
    <ul class="showrooms">
      {of.map(({ path, name, address: [, city], file }) => (
        <li>
          <a class="room" href={path}>
            <Scene file={file} alt="" sizes="(max-width: 767px) 45vw, 30vw" />
            <span>{name}</span>
            <small>{city}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
