import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { readMarket } from '../../core/base/country/country.setting'
import { carouselTexts } from '../../core/view/carousel/carousel.texts'
import { newTabTexts } from '../../core/view/link/new-tab.texts'
import baseCss from '../../demo-host/theme/css/base.css?inline'
import cardsCss from '../../demo-host/theme/css/cards.css?inline'
import homeCss from '../../demo-host/theme/css/home.css?inline'
import listsCss from '../../demo-host/theme/css/home-lists.css?inline'
import sectionsCss from '../../demo-host/theme/css/home-sections.css?inline'
import { type ShopCode, shopTexts } from '../../demo-host/visitor/texts/texts'
import advantages from '../../widgets/home-advantages/home-advantages.element'
import bestsellers from '../../widgets/home-bestsellers/home-bestsellers.element'
import membership from '../../widgets/home-membership/home-membership.element'
import originals from '../../widgets/home-originals/home-originals.element'
import poem from '../../widgets/home-poem/home-poem.element'
import { titleOf } from '../kit/catalogue'
import { pictureOf } from '../kit/pictures'
import { hasWords, textsOf } from '../kit/words'

/** A text of the demo shop, in the language of the page. */
const shop = (code: ShopCode) => shopTexts[readMarket().language][code]

interface Args {
  readonly section: 'poem' | 'membership' | 'originals' | 'bestsellers' | 'advantages'
  /** Whether the server's HTML contains what the section needs. */
  readonly isComplete: boolean
  readonly isRightToLeft: boolean
}

const sections = {
  poem: () => (
    <rove-home-poem>
      <section className="poem" data-rove-home="stage">
        <img className="scene" src={pictureOf('scene-bedroom-corner')} alt="" />
        <p data-rove-home="poem">
          {(['poem1', 'poem2', 'poem3', 'poem4'] as const).map((line) => (
            <span key={line}>{shop(line)} </span>
          ))}
        </p>
      </section>
    </rove-home-poem>
  ),
  membership: (isComplete: boolean) => (
    <section className="membership">
      <rove-home-membership>
        <header className="membership__head">
          <h2>{shop('membership')}</h2>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
        <ul className="slides" data-rove-carousel={isComplete ? 'slides' : undefined} tabIndex={0}>
          <li>
            <video
              src="/no-such-film.mp4"
              poster={pictureOf('marlow-armchair--rust')}
              preload="none"
              controls
              muted
              aria-label={shop('membershipFilm')}
            />
            <h3>{shop('membershipPrice')}</h3>
          </li>
          {(['membershipFee', 'membershipNew', 'membershipRoom'] as const).map((title, n) => (
            <li key={title}>
              <img
                className="scene"
                src={pictureOf(['scene-dining', 'scene-terrace', 'scene-living'][n] ?? '')}
                alt=""
              />
              <h3>{shop(title)}</h3>
            </li>
          ))}
        </ul>
      </rove-home-membership>
    </section>
  ),
  originals: () => (
    <rove-home-originals class="band originals">
      <h2 className="band__title">{shop('originals')}</h2>
      <ul className="originals__slides" data-rove-carousel="slides">
        {(['Pebble Loveseat', 'Marlow Armchair', 'Dune Wool Rug'] as const).map((name) => (
          <li key={name}>
            <span className="ground">
              <img className="picture" src={pictureOf(name.toLowerCase().replaceAll(' ', '-'))} alt="" />
            </span>
            <div>
              <h3>{titleOf(name)}</h3>
              <a href="#piece">{shop('seePiece')}</a>
            </div>
          </li>
        ))}
      </ul>
    </rove-home-originals>
  ),
  bestsellers: (isComplete: boolean) => (
    <rove-home-bestsellers class="bestsellers">
      {(['bestSellers', 'newArrivals'] as const).map((name) => (
        <section key={name} className="band" data-rove-home="list">
          <header className="band__head">
            <h2>{shop(name)}</h2>
            <p>{shop(`${name}Hint`)}</p>
            <a href={`#${name}`}>{shop('all')}</a>
          </header>
          <ul className="slides slides--cards" data-rove-carousel="slides">
            {[...Array(isComplete || name === 'bestSellers' ? 8 : 0)].map((_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={n}>
                <a className="card__link" href="#piece">
                  <span className="ground">
                    <img className="picture" src={pictureOf('marlow-armchair')} alt="" />
                  </span>
                  <span className="card__title">{titleOf('Marlow Armchair')}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </rove-home-bestsellers>
  ),
  advantages: (isComplete: boolean) => (
    <rove-home-advantages class="band advantages">
      <h2 className="band__title">{shop('advantages')}</h2>
      <ul>
        {(['advantageRoom', 'advantageDays', 'advantageRepair', 'advantageSwatch'] as const).map((title) => (
          <li key={title}>
            <h3>{shop(title)}</h3>
            <p>{shop(`${title}Text`)}</p>
          </li>
        ))}
      </ul>
      <p className="advantages__look">
        <a href="#looks" data-rove-home={isComplete ? 'lookbook' : undefined}>
          {shop('lookbook')}
        </a>
      </p>
    </rove-home-advantages>
  ),
} as const

/** One section, in the theme of the demo shop. */
function Section({ section, isComplete, isRightToLeft }: Args) {
  useState(() => {
    for (const element of [poem, membership, originals, bestsellers, advantages]) element.define()
  })
  return (
    <div dir={isRightToLeft ? 'rtl' : 'ltr'}>
      <style>{[baseCss, cardsCss, homeCss, listsCss, sectionsCss].join('\n')}</style>
      {sections[section](isComplete)}
    </div>
  )
}

const meta: Meta<typeof Section> = {
  title: 'rove-home',
  component: Section,
  args: { section: 'bestsellers', isComplete: true, isRightToLeft: false },
}
export default meta
type Story = StoryObj<typeof Section>

const carouselWords = textsOf(carouselTexts)
const newTabWords = textsOf(newTabTexts)
const isIn = (state: string, canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector('[data-rove-state]')).toHaveAttribute('data-rove-state', state))
const button = (canvas: HTMLElement, code: 'previous' | 'next') =>
  within(canvas).getAllByRole('button', { name: carouselWords(code) })[0] as HTMLElement
const place = (canvas: HTMLElement) => canvas.querySelector('[data-rove-carousel=controls] > span')?.textContent

/** Moves on by one place and back. */
const moves: Story['play'] = async ({ canvasElement }) => {
  await isIn('ready', canvasElement)
  await waitFor(() => expect(button(canvasElement, 'previous')).toHaveAttribute('aria-disabled', 'true'))
  const first = place(canvasElement)
  await userEvent.click(button(canvasElement, 'next'))
  await waitFor(() => expect(place(canvasElement)).not.toBe(first))
  await userEvent.click(button(canvasElement, 'previous'))
  await waitFor(() => expect(place(canvasElement)).toBe(first))
}

export const Poem: Story = {
  tags: ['rove-home-poem'],
  args: { section: 'poem' },
  play: ({ canvasElement }) => isIn('ready', canvasElement),
}
export const Membership: Story = { tags: ['rove-home-membership'], args: { section: 'membership' }, play: moves }
/** The visitor has not asked for less motion: the slides move on by themselves. */
const withMotion = () => {
  const { matchMedia } = window
  window.matchMedia = (query) => matchMedia.call(window, query.replace('prefers-reduced-motion: reduce', 'width: 1px'))
  return () => {
    window.matchMedia = matchMedia
  }
}
const toggle = (canvas: HTMLElement, code: 'pause' | 'play') =>
  within(canvas).findByRole('button', { name: carouselWords(code) })
export const MembershipMoving: Story = {
  ...Membership,
  beforeEach: withMotion,
  play: async ({ canvasElement }) => void (await toggle(canvasElement, 'pause')),
}
export const MembershipPaused: Story = {
  ...MembershipMoving,
  play: async ({ canvasElement }) => {
    await userEvent.click(await toggle(canvasElement, 'pause'))
    await toggle(canvasElement, 'play')
  },
}
export const MembershipOnAPhone: Story = { ...Membership, globals: { viewport: { value: 'w320' } }, tags: ['nightly'] }
export const Originals: Story = { tags: ['rove-home-originals'], args: { section: 'originals' }, play: moves }
export const OriginalsOnAPhone: Story = { ...Originals, globals: { viewport: { value: 'w320' } }, tags: ['nightly'] }
export const BestSellers: Story = { tags: ['rove-home-bestsellers'], play: moves }
export const BestSellersFromRightToLeft: Story = {
  tags: ['rove-home-bestsellers', 'nightly'],
  args: { isRightToLeft: true },
  play: moves,
}

export const NewArrivals: Story = {
  tags: ['rove-home-bestsellers'],
  play: async ({ canvasElement }) => {
    await isIn('ready', canvasElement)
    const arrivals = within(canvasElement).getByRole('button', { name: shop('newArrivals') })
    await userEvent.click(arrivals)
    expect(arrivals).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(canvasElement.querySelector('[href="#bestSellers"]')).not.toBeVisible())
  },
}

export const WithoutNewArrivals: Story = {
  tags: ['rove-home-bestsellers', 'nightly'],
  args: { isComplete: false },
  play: async (context) => {
    await moves(context)
    const { canvasElement } = context
    expect(within(canvasElement).getByRole('heading', { name: shop('newArrivals') })).toBeVisible()
    expect(within(canvasElement).queryByRole('button', { name: shop('newArrivals') })).toBeNull()
  },
}

export const WithoutSlides: Story = {
  tags: ['rove-home-membership', 'nightly'],
  args: { section: 'membership', isComplete: false },
  play: async ({ canvasElement }) => {
    await isIn('fallback', canvasElement)
    expect(canvasElement.querySelector('[data-rove-state]')).toHaveAttribute('data-rove-reason', 'no-slides')
  },
}

export const Advantages: Story = {
  tags: ['rove-home-advantages'],
  args: { section: 'advantages' },
  play: async ({ canvasElement }) => {
    await isIn('ready', canvasElement)
    hasWords(within(canvasElement).getByRole('link').getAttribute('aria-label'), newTabWords('newTab'))
  },
}

export const WithoutLookbook: Story = {
  tags: ['rove-home-advantages', 'nightly'],
  args: { section: 'advantages', isComplete: false },
  play: async ({ canvasElement }) => {
    await isIn('fallback', canvasElement)
    expect(canvasElement.querySelector('[data-rove-state]')).toHaveAttribute('data-rove-reason', 'no-lookbook')
  },
}
