import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { readMarket } from '../../core/base/country/country.setting'
import { endlessTexts } from '../../core/lists/endless-list.texts'
import { posts } from '../../demo-host/content/journal'
import baseCss from '../../demo-host/theme/css/base.css?inline'
import mediaCss from '../../demo-host/theme/css/media.css?inline'
import { type ShopCode, shopTexts } from '../../demo-host/visitor/texts/texts'
import blog from '../../widgets/blog/blog.element'
import { pictureOf } from '../kit/pictures'
import { type Reply, reply } from '../kit/server'
import { textsOf } from '../kit/words'

/** A text of the demo shop, in the language of the page. */
const shop = (code: ShopCode) => shopTexts[readMarket().language][code]

interface Args {
  readonly page: Reply
  readonly isMarked: boolean
  readonly isRightToLeft: boolean
  /** The number of posts on pages before this one. */
  readonly before: number
}

const shown = posts.slice(0, 2)
const secondPage = `<ul data-rove-listing="grid">${posts
  .slice(2, 4)
  .map(({ slug, title }) => `<li id="${slug}"><a class="post-tile" href="/journal/${slug}" lang="en">${title}</a></li>`)
  .join('')}</ul>`

/** A journal with two posts, whose second page has two more. */
function Blog({ page, isMarked, isRightToLeft, before }: Args) {
  useState(() => {
    reply({ '/journal/page/2': page })
    blog.define()
  })
  return (
    <div dir={isRightToLeft ? 'rtl' : 'ltr'}>
      <style>{[baseCss, mediaCss].join('\n')}</style>
      <rove-blog more="button">
        <h1>{shop('pageJournal')}</h1>
        <ul
          className="posts"
          data-rove-listing={isMarked ? 'grid' : undefined}
          data-page={1 + before / 2}
          data-pages={2 + before / 2}
          data-shown={2 + before}
          data-total={4 + before}
        >
          {shown.map(({ slug, title, lead, file }) => (
            <li key={slug} id={slug}>
              <a className="post-tile" href={`/journal/${slug}`} lang="en">
                <img src={pictureOf(file.replace('.webp', ''))} alt="" width="320" />
                <span className="post-tile__title">{title}</span>
                <span>{lead}</span>
              </a>
            </li>
          ))}
        </ul>
        <p data-rove-listing="place" />
        <a href="/journal/page/2" rel="next" data-rove-listing="next">
          {shop('more')}
        </a>
      </rove-blog>
    </div>
  )
}

const meta: Meta<typeof Blog> = {
  title: 'rove-blog',
  component: Blog,
  args: { page: { answer: secondPage }, isMarked: true, isRightToLeft: false, before: 0 },
}
export default meta
type Story = StoryObj<typeof Blog>

const t = textsOf(endlessTexts)
const part = (canvas: HTMLElement, name: string) =>
  canvas.querySelector('rove-blog')?.shadowRoot?.querySelector<HTMLElement>(`[part=${name}]`)
const isIn = (state: string, canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector('rove-blog')).toHaveAttribute('data-rove-state', state))

async function press(canvas: HTMLElement): Promise<void> {
  await isIn('ready', canvas)
  canvas.querySelector<HTMLElement>('[data-rove-listing=next]')?.click()
}

export const FirstPage: Story = { play: ({ canvasElement }) => isIn('ready', canvasElement) }
export const AllPages: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('li')).toHaveLength(4))
    await waitFor(() => expect(part(canvasElement, 'status')?.textContent).toContain(t('end')))
    expect(canvasElement.querySelector('[data-rove-listing=next]')).not.toBeVisible()
  },
}
/** The page was opened in the middle of the list. */
export const FromTheMiddle: Story = {
  args: { before: 4 },
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    const place = canvasElement.querySelector('[data-rove-listing=place]')
    await waitFor(() => expect(place?.textContent).toBe(t('range', { from: 5, shown: 8, total: 8 })))
  },
}
export const Failed: Story = {
  args: { page: 'fails' },
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(part(canvasElement, 'message')?.textContent).toContain(t('failed')))
    expect(part(canvasElement, 'retry-button')?.textContent).toBe(t('retry'))
  },
}
export const OnAPhone: Story = { ...AllPages, globals: { viewport: { value: 'w320' } }, tags: ['nightly'] }
export const FromRightToLeft: Story = { ...Failed, args: { page: 'fails', isRightToLeft: true }, tags: ['nightly'] }
export const WithoutList: Story = {
  args: { isMarked: false },
  play: async ({ canvasElement }) => {
    await isIn('fallback', canvasElement)
    expect(canvasElement.querySelector('rove-blog')).toHaveAttribute('data-rove-reason', 'no-grid')
  },
  tags: ['nightly'],
}
