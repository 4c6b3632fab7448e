import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { TradeField } from '../../core/shop/trade/trade.rules'
import tradeApplication from '../../widgets/trade-application/trade-application.element'
import { tradeApplicationTexts } from '../../widgets/trade-application/trade-application.texts'
import { loseFiles } from '../kit/lose-files'
import { type Reply, reason, reply } from '../kit/server'
import { hasWords, textsOf } from '../kit/words'
import { TradeApplicationForm } from './trade-application-form'
import { serveUploads, type Upload } from './trade-upload'

interface TradeProps {
  readonly enrol: Reply
  readonly upload: Upload
  /** Values that differ from those of a valid application. */
  readonly changed: Readonly<Partial<Record<TradeField, string>>>
  /** Whether the visitor has sent the form, and came back. */
  readonly isSent: boolean
  readonly isRightToLeft: boolean
}

const filled: Readonly<Partial<Record<TradeField, string>>> = {
  ...{ first_name: 'Ida', last_name: 'Lind', company_name: 'Lind Studio', title: 'Designer', country: 'CA' },
  ...{ contact_email: 'ida@home.test', contact_phone: '604 555 0100', company_type: 'interior', line1: '1 Main St' },
  ...{ city: 'Vancouver', province: 'CA-BC', postal_code: 'V5K 0A1', service_area: 'provinces' },
  ...{ service_provinces: 'CA-BC', website: 'lind.studio', association: 'IDC', membership_number: '7' },
  ...{ tax_exempt: 'no', survey_1: '12', survey_2: 'homes', agreement: '1' },
}

/** What the tab remembers of an application that was sent. */
const sentBefore = JSON.stringify({ account: '', sent: true, reached: '3', values: {}, names: {} })

/** The form, filled in as a visitor does. */
function TradeApplication({ enrol, upload, changed, isSent, isRightToLeft }: TradeProps) {
  useState(() => {
    if (isSent) sessionStorage.setItem('rove_trade', sentBefore)
    else sessionStorage.removeItem('rove_trade')
    history.replaceState(null, '')
    reply({ '/ajax/trade/enrol': enrol })
    serveUploads(upload)
    tradeApplication.define()
  })
  return (
    <div dir={isRightToLeft ? 'rtl' : 'ltr'}>
      <rove-trade-application>
        <TradeApplicationForm values={{ ...filled, ...changed }} />
      </rove-trade-application>
    </div>
  )
}

const meta: Meta<typeof TradeApplication> = {
  title: 'rove-trade-application',
  component: TradeApplication,
  args: { enrol: 'waits', upload: 'waits', changed: {}, isSent: false, isRightToLeft: false },
}
export default meta
type Story = StoryObj<typeof TradeApplication>

const t = textsOf(tradeApplicationTexts)
const find = <Found extends HTMLElement>(canvas: HTMLElement, selector: string) =>
  canvas.querySelector<Found>(`rove-trade-application ${selector}`)
const press = (canvas: HTMLElement, selector: string) => find<HTMLButtonElement>(canvas, selector)?.click()
const pressNext = (canvas: HTMLElement) => press(canvas, 'form > .rove-trade-row > button:nth-child(2)')

/** Presses Next until this step, from 0, is shown. */
async function goTo(canvas: HTMLElement, step: number): Promise<void> {
  await waitFor(() => expect(find(canvas, '.rove-trade-row [type=submit]')).toBeTruthy())
  for (let at = 0; at < step; at++) pressNext(canvas)
}

const summarised =
  (words: () => string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await goTo(canvasElement, 2)
    await waitFor(() => hasWords(find(canvasElement, '.rove-trade-summary')?.textContent, words))
  }

const submitted =
  (selector: string, words: () => string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await goTo(canvasElement, 3)
    press(canvasElement, '[type=submit]')
    await waitFor(() => {
      const said = find(canvasElement, '.rove-trade-status')?.textContent
      // The pause before the answer is asked for again ends.
      if (said === t('checking') && words() !== said) window.dispatchEvent(new Event('online'))
      hasWords(find(canvasElement, selector)?.textContent, words)
    })
  }
const status = '.rove-trade-status'

interface Chosen {
  readonly name: string
  /** Its first bytes; by default those of a PDF. */
  readonly head?: string
  /** In bytes, without the first ones. */
  readonly more?: number
}

async function choose(canvas: HTMLElement, { name, head = '%PDF-1.7', more = 0 }: Chosen): Promise<void> {
  await goTo(canvas, 2)
  const input = find<HTMLInputElement>(canvas, '#story-card_upload')
  if (!input) throw new Error('no file input')
  const files = new DataTransfer()
  files.items.add(new File([head, new Uint8Array(more)], name))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const chosen =
  (file: Chosen, words: () => string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await choose(canvasElement, file)
    await waitFor(() => hasWords(find(canvasElement, '[data-rove-field=card_upload]')?.textContent, words))
  }

const lastStep: NonNullable<Story['play']> = ({ canvasElement }) => goTo(canvasElement, 3)
const name = 'card.pdf'

export const FirstStep: Story = {}
export const BusinessProfile: Story = { play: ({ canvasElement }) => goTo(canvasElement, 1), tags: ['nightly'] }
export const Files: Story = { play: ({ canvasElement }) => goTo(canvasElement, 2), tags: ['nightly'] }
export const LastStep: Story = { play: lastStep, tags: ['nightly'] }
export const OnAPhone: Story = { play: lastStep, globals: { viewport: { value: 'w320' } }, tags: ['nightly'] }
export const FromRightToLeft: Story = { args: { isRightToLeft: true }, play: lastStep, tags: ['nightly'] }

export const Required: Story = {
  args: { changed: { first_name: '', contact_email: '' } },
  play: summarised(() => t('required')),
}
export const Invalid: Story = {
  args: { changed: { contact_email: 'ida@', contact_phone: '555' } },
  play: summarised(() => t('invalid')),
}
/** The visitor has come back from the page after the form. */
export const SentBefore: Story = {
  args: { isSent: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(find(canvasElement, '.rove-trade-sent')).toBeVisible())
    hasWords(find(canvasElement, '.rove-trade-sent')?.textContent, () => t('sent'))
  },
}
export const Sending: Story = { play: submitted(status, () => t('sending')) }
export const Checking: Story = { args: { enrol: 'fails' }, play: submitted(status, () => t('checking')) }
export const Lost: Story = { args: { enrol: 'fails' }, play: submitted(status, () => t('lost')) }
export const Refused: Story = { args: { enrol: 'refuses' }, play: submitted(status, () => reason()), tags: ['nightly'] }
export const RefusedWithoutAReason: Story = {
  args: { enrol: { answer: { enrolled: false } } },
  play: submitted(status, () => t('refused')),
}
export const RejectedField: Story = {
  args: { enrol: { answerTo: () => ({ enrolled: false, errors: [{ field: 'city', message: reason() }] }) } },
  play: submitted('[data-rove-field=city]', () => reason()),
  tags: ['nightly'],
}
export const FileSending: Story = { play: chosen({ name }, () => t('fileSending', { name, n: 50 })), tags: ['nightly'] }
export const FileStillSending: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, { name })
    pressNext(canvasElement)
    await waitFor(() => hasWords(find(canvasElement, '.rove-trade-summary')?.textContent, () => t('fileWait')))
  },
}
export const FileArrived: Story = {
  args: { upload: 'arrives' },
  play: chosen({ name }, () => t('fileSent', { name })),
}
export const FileFailed: Story = { args: { upload: 'fails' }, play: chosen({ name }, () => t('fileFailed', { name })) }
export const FileSignedOut: Story = {
  args: { upload: 'signed-out' },
  play: chosen({ name }, () => t('fileSignedOut', { name })),
}
export const FileRefused: Story = {
  args: { upload: 'refuses' },
  play: chosen({ name }, () => reason()),
  tags: ['nightly'],
}
export const FileOfAnotherKind: Story = { play: chosen({ name: 'card.exe', head: 'MZ' }, () => t('kind')) }
/** A program that is named like a picture. */
export const FileOfAnotherContent: Story = { play: chosen({ name: 'tool.jpg', head: 'MZ' }, () => t('content')) }
export const FileTooLarge: Story = { play: chosen({ name, more: 11 * 1024 * 1024 }, () => t('size', { n: 10 })) }
export const FileEmpty: Story = { play: chosen({ name, head: '' }, () => t('empty')) }
/** It was edited, moved or deleted before it could be read. */
export const FileChanged: Story = {
  beforeEach: loseFiles,
  play: chosen({ name }, () => t('changed', { name })),
}
