import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { readMarket } from '../../core/base/country/country.setting'
import { films } from '../../demo-host/content/films'
import baseCss from '../../demo-host/theme/css/base.css?inline'
import mediaCss from '../../demo-host/theme/css/media.css?inline'
import { type ShopCode, shopTexts } from '../../demo-host/visitor/texts/texts'
import videos from '../../widgets/videos/videos.element'
import { videosTexts } from '../../widgets/videos/videos.texts'
import { pictureOf } from '../kit/pictures'
import { textsOf } from '../kit/words'

/** A text of the demo shop, in the language of the page. */
const shop = (code: ShopCode) => shopTexts[readMarket().language][code]

interface Args {
  /** Whether the server's HTML marks its list. */
  readonly isMarked: boolean
  readonly isRightToLeft: boolean
}

/** Four videos whose stream is not there. */
function Videos({ isMarked, isRightToLeft }: Args) {
  useState(() => videos.define())
  return (
    <div dir={isRightToLeft ? 'rtl' : 'ltr'}>
      <style>{[baseCss, mediaCss].join('\n')}</style>
      <rove-videos more="button">
        <h1>{shop('pageVideos')}</h1>
        <ul className="films" data-rove-listing={isMarked ? 'grid' : undefined}>
          {films.slice(0, 4).map(({ id, title, description, file }) => (
            <li key={id} id={`video-${id}`} data-rove-videos="item">
              <a
                className="film-tile"
                href={`/videos/${id}`}
                lang="en"
                data-rove-video={id}
                data-rove-stream="/no-such-film.m3u8"
              >
                <span className="film-tile__picture">
                  <img src={pictureOf(file.replace('.webp', ''))} alt="" width="960" height="1200" />
                </span>
                <span data-rove-videos="title">{title}</span>
                <span data-rove-videos="description" hidden>
                  {description}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </rove-videos>
    </div>
  )
}

const meta: Meta<typeof Videos> = {
  title: 'rove-videos',
  component: Videos,
  args: { isMarked: true, isRightToLeft: false },
}
export default meta
type Story = StoryObj<typeof Videos>

const t = textsOf(videosTexts)
const isIn = (state: string, canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector('rove-videos')).toHaveAttribute('data-rove-state', state))
const part = (canvas: HTMLElement, name: string) =>
  canvas.querySelector<HTMLElement>(`[data-rove-videos=player] [data-rove-videos=${name}]`)

export const Closed: Story = { play: ({ canvasElement }) => isIn('ready', canvasElement) }

export const Failed: Story = {
  play: async ({ canvasElement }) => {
    await isIn('ready', canvasElement)
    await userEvent.click(canvasElement.querySelectorAll('[data-rove-video]')[1] as HTMLElement)
    await waitFor(() => expect(part(canvasElement, 'status')?.textContent).toBe(t('failed')))
    expect(part(canvasElement, 'title')?.textContent).toBe(films[1]?.title)
    expect(part(canvasElement, 'close-button')?.textContent).toBe(t('close'))
  },
}
export const OnAPhone: Story = { ...Failed, globals: { viewport: { value: 'w320' } }, tags: ['nightly'] }
export const FromRightToLeft: Story = { ...Failed, args: { isRightToLeft: true }, tags: ['nightly'] }

export const WithoutList: Story = {
  args: { isMarked: false },
  play: async ({ canvasElement }) => {
    await isIn('fallback', canvasElement)
    expect(canvasElement.querySelector('rove-videos')).toHaveAttribute('data-rove-reason', 'no-grid')
  },
  tags: ['nightly'],
}
