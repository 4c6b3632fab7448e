import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import tokens from '../../core/base/styles/tokens.css?inline'
import type { Capsule } from '../../workshop/capsule/capsule'
import css from '../../workshop/capsule/view/capsule.css?inline'
import { CapsuleViewer } from '../../workshop/capsule/view/capsule-viewer'

const heart = (state: string) => ({
  tag: 'rove-love',
  attributes: { nid: '1201' },
  shadow: {
    sheets: [0],
    nodes: [{ tag: 'button', attributes: { part: 'button', 'data-state': state }, nodes: [`Heart: ${state}`] }],
  },
})

const shown = { state: 'ready', reason: '' }

/** A heart that was pressed and saved, as a recording. */
const recorded: Capsule = {
  capsule: 1,
  version: '0.2.0',
  made: '2026-11-28T14:05:00.000Z',
  page: {
    origin: 'https://shop.example',
    path: '/sofas/marlow',
    language: 'en-US',
    direction: 'ltr',
    width: 390,
    height: 300,
    bodyClass: 'logged-in',
    settings: { 'rove.locale': 'en_US' },
    style: { 'background-color': 'rgb(250, 248, 244)', 'font-family': 'sans-serif' },
  },
  elements: [
    {
      tag: 'rove-love',
      attributes: { nid: '1201' },
      properties: {},
      content: [],
      place: { within: 'main#content', x: 16, y: 16, width: 200, height: 44 },
      ...shown,
      model: { now: { at: 'idle' }, loved: false },
      picture: 0,
    },
  ],
  facts: [['love:changed', { nid: 1201, loved: true, count: 3 }, 1_795_874_700_000]],
  reports: [],
  pictures: [heart('idle'), heart('waiting'), heart('loved')],
  sheets: ['button { min-height: 44px; padding: 0 16px; }'],
  pageSheets: [],
  steps: [
    {
      at: 900,
      cause: { type: 'action', action: 'click', element: 0, target: '>>> button:nth-child(1)', value: '' },
      changed: { 0: { ...shown, model: { now: { at: 'saving' }, loved: false }, picture: 1 } },
    },
    {
      at: 1240,
      cause: {
        type: 'answer',
        method: 'POST',
        url: '/ajax/love',
        status: 200,
        contentType: 'application/json',
        body: '{"count":3}',
      },
      changed: { 0: { ...shown, model: { now: { at: 'idle' }, loved: true }, picture: 2 } },
    },
  ],
}

const meta: Meta<typeof CapsuleViewer> = {
  title: 'State capsule',
  // Its browser tests run for each change.
  tags: ['nightly'],
  component: CapsuleViewer,
  globals: { locale: 'en_US' },
  decorators: [
    (Story) => {
      useLayoutEffect(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(tokens.replaceAll(':host', ':root') + css)
        document.adoptedStyleSheets.push(sheet)
        return () => {
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
        }
      }, [])
      return <Story />
    },
  ],
}
export default meta
type Story = StoryObj<typeof CapsuleViewer>

/** Open a file of a live page here. */
export const Open: Story = {}

export const NotACapsule: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Or paste its text'), '[[]')
    await waitFor(() => expect(canvas.getByRole('alert').textContent).toContain('no capsule'))
  },
}

const heartIn = (canvas: HTMLElement) =>
  canvas.querySelector('iframe')?.contentDocument?.querySelector('rove-love')?.shadowRoot?.textContent

export const Recorded: Story = {
  args: { first: recorded },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(heartIn(canvasElement)).toBe('Heart: loved'))
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(heartIn(canvasElement)).toBe('Heart: waiting'))
    expect(canvas.getByText(/saving/)).toBeTruthy()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(heartIn(canvasElement)).toBe('Heart: idle'))
    expect(canvas.getByRole('button', { name: 'Back' })).toHaveProperty('disabled', true)
  },
}

export const RecordedOnAPhone: Story = { ...Recorded, globals: { viewport: { value: 'w390' } } }

/** What somebody has written into a capsule never runs. */
export const Hostile: Story = {
  args: {
    first: {
      ...recorded,
      steps: [],
      pictures: [
        {
          tag: 'div',
          attributes: { onclick: 'top.hacked = 1', style: 'color: green' },
          nodes: [
            { tag: 'script', nodes: ['top.hacked = 1'] },
            { tag: 'iframe', attributes: { src: 'javascript:top.hacked = 1' } },
            { tag: 'a', attributes: { href: 'javascript:top.hacked = 1' }, nodes: ['a link'] },
            { tag: 'img', attributes: { src: 'javascript:top.hacked = 1', onerror: 'top.hacked = 1', alt: 'none' } },
          ],
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const body = () => canvasElement.querySelector('iframe')?.contentDocument?.body
    await waitFor(() => expect(body()?.textContent).toBe('a link'))
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    expect(body()?.querySelector('a')?.dispatchEvent(press)).toBe(false)
    expect(body()?.querySelectorAll('script, iframe, [onclick], [src]').length).toBe(0)
    expect(window).not.toHaveProperty('hacked')
  },
}
