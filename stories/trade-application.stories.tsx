import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { readMarket } from '../core/country/country.setting'
import { type TradeField, tradeSteps } from '../core/trade/trade.rules'
import { type TradeWord, tradeWord } from '../demo-host/trade/trade-texts'
import tradeApplication from '../widgets/trade-application/trade-application.element'
import { tradeApplicationTexts } from '../widgets/trade-application/trade-application.texts'
import { type Reply, reason, reply } from './server'
import { serveUploads, type Upload } from './trade-upload'
import { hasWords, textsOf } from './words'

interface TradeProps {
  readonly enrol: Reply
  readonly upload: Upload
  /** The fields that are empty. */
  readonly empty: readonly TradeField[]
}

const word = (code: TradeWord) => tradeWord(readMarket().language, code)
const filled: Readonly<Partial<Record<TradeField, string>>> = {
  ...{ first_name: 'Ida', last_name: 'Lind', company_name: 'Lind Studio', title: 'Designer', country: 'CA' },
  ...{ contact_email: 'ida@home.test', contact_phone: '604 555 0100', company_type: 'interior', line1: '1 Main St' },
  ...{ city: 'Vancouver', province: 'CA-BC', postal_code: 'V5K 0A1', service_area: 'provinces' },
  ...{ service_provinces: 'CA-BC', website: 'lind.studio', association: 'IDC', membership_number: '7' },
  ...{ tax_exempt: 'no', survey_1: '12', survey_2: 'homes', agreement: '1' },
}
const names: readonly TradeWord[] = ['stepContact', 'stepBusiness', 'stepFiles', 'stepSurvey']

function Field({ name, value }: { readonly name: TradeField; readonly value: string }) {
  const id = `story-${name}`
  const isFile = name.endsWith('_upload')
  return (
    <p data-rove-field={name}>
      <label htmlFor={id}>{word(name === 'title' ? 'jobTitle' : name)}</label>
      <br />
      {isFile && <input type="hidden" name={name} />}
      {isFile ? <input id={id} type="file" /> : <input id={id} name={name} defaultValue={value} />}
    </p>
  )
}

/** The form, filled in as a visitor does. */
function TradeApplication({ enrol, upload, empty }: TradeProps) {
  useState(() => {
    sessionStorage.removeItem('rove_trade')
    history.replaceState(null, '')
    reply({ '/ajax/trade/enrol': enrol })
    serveUploads(upload)
    tradeApplication.define()
  })
  return (
    <rove-trade-application>
      <form>
        <input type="hidden" name="operation" defaultValue="story" />
        {tradeSteps.map((fields, step) => (
          <section data-rove-trade="step" key={names[step]}>
            <h2>{word(names[step] ?? 'stepFiles')}</h2>
            {fields.map((name) => (
              <Field name={name} value={empty.includes(name) ? '' : (filled[name] ?? '')} key={name} />
            ))}
          </section>
        ))}
        <button type="submit" className="submit">
          {word('submit')}
        </button>
      </form>
    </rove-trade-application>
  )
}

const meta: Meta<typeof TradeApplication> = {
  title: 'rove-trade-application',
  component: TradeApplication,
  args: { enrol: 'waits', upload: 'waits', empty: [] },
}
export default meta
type Story = StoryObj<typeof TradeApplication>

const t = textsOf(tradeApplicationTexts)
const find = <Found extends HTMLElement>(canvas: HTMLElement, selector: string) =>
  canvas.querySelector<Found>(`rove-trade-application ${selector}`)

/** Presses Next until this step, from 0, is shown. */
async function goTo(canvas: HTMLElement, step: number): Promise<void> {
  await waitFor(() => expect(find(canvas, '.rove-trade-row .submit')).toBeTruthy())
  for (let at = 0; at < step; at++)
    find<HTMLButtonElement>(canvas, 'form > .rove-trade-row > button:nth-child(2)')?.click()
}

const submitted =
  (words: () => string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await goTo(canvasElement, 3)
    find<HTMLButtonElement>(canvasElement, '.submit[type=submit]')?.click()
    await waitFor(() => hasWords(find(canvasElement, '.rove-trade-status')?.textContent, words))
  }

const chosen =
  (name: string, words: () => string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await goTo(canvasElement, 2)
    const input = find<HTMLInputElement>(canvasElement, '#story-card_upload')
    if (!input) throw new Error('no file input')
    const files = new DataTransfer()
    files.items.add(new File(['x'], name))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await waitFor(() => hasWords(find(canvasElement, '[data-rove-field=card_upload]')?.textContent, words))
  }

export const FirstStep: Story = {}
export const LastStep: Story = { play: ({ canvasElement }) => goTo(canvasElement, 3) }
export const Required: Story = {
  args: { empty: ['first_name', 'contact_email'] },
  play: async ({ canvasElement }) => {
    await goTo(canvasElement, 1)
    await waitFor(() => hasWords(find(canvasElement, '.rove-trade-summary')?.textContent, () => t('required')))
  },
}
export const Sending: Story = { play: submitted(() => t('sending')) }
export const Checking: Story = { args: { enrol: 'fails' }, play: submitted(() => t('checking')) }
export const Refused: Story = { args: { enrol: 'refuses' }, play: submitted(() => reason()) }
export const FileSending: Story = { play: chosen('card.pdf', () => t('fileSending', { name: 'card.pdf', n: 50 })) }
export const FileArrived: Story = {
  args: { upload: 'arrives' },
  play: chosen('card.pdf', () => t('fileSent', { name: 'card.pdf' })),
}
export const FileFailed: Story = {
  args: { upload: 'fails' },
  play: chosen('card.pdf', () => t('fileFailed', { name: 'card.pdf' })),
}
export const FileOfAnotherKind: Story = { play: chosen('card.exe', () => t('kind')) }
