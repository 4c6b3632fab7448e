/** `<rove-swatch-request>`: the request of free swatches, with a list and an address form. */
import { array, record, string } from 'valibot'
import { loadCode } from '../../core/async/load-code'
import { loadOnce } from '../../core/async/load-once'
import { readMarket } from '../../core/country/country.setting'
import { createTabStored } from '../../core/device/tab-storage'
import { enhance } from '../../core/element/enhance'
import { readSetting } from '../../core/input/read-setting'
import { shape } from '../../core/input/shape'
import { operationId } from '../../core/net/operation-id'
import { createListen } from '../../core/page/listen'
import { report as reportFrom } from '../../core/report/report'
import { adoptInPage } from '../../core/styles/style-sheet'
import { swatchSetting } from '../../core/swatch/swatch.setting'
import { createTextLookup } from '../../core/texts/texts'
import { atEdge } from '../../core/ui/edge'
import { make } from '../../core/ui/server-fields'
import css from './swatch-request.css?inline'
import { readSwatchForm, showSent, where } from './swatch-request.dom'
import { swatchRequestTexts } from './swatch-request.texts'
import { showList } from './swatch-request-list.dom'
import { showViews, type Views } from './swatch-request-views.dom'

/** What is chosen and typed, for this tab. Once it is sent, only the operations of the pages that have sent it. */
const stored = createTabStored(
  'rove_swatches',
  shape({
    operation: string(),
    swatches: array(string()),
    values: record(string(), string()),
    sent: array(string()),
  }),
)

/** The element, ready to be registered. */
export default enhance({
  tag: 'rove-swatch-request',
  reference: __ROVE_REFERENCE__ && {
    summary: 'Makes a list of swatches and an address form of the server’s form.',
    attributes: {},
    facts: { 'track:asked': '`request_swatch` of the form, once the server has accepted the request.' },
    parts: {},
    slots: { '': 'The server’s form, or its message that a request was sent. It works without script.' },
    tokens: {},
  },
  start({ element, publish, signal }) {
    const { language, locale } = readMarket()
    const t = createTextLookup(swatchRequestTexts, language)
    const listen = createListen(where, signal)
    const report = (failure: unknown) => reportFrom(where, failure)
    const { limit, has_been_submitted: isSubmitted } = readSetting(swatchSetting)
    // The server shows its message in place of the form.
    if (isSubmitted && !element.querySelector('form')) return
    const swatchForm = readSwatchForm(element)
    const { form, fields, read, write, chosen } = swatchForm
    signal.addEventListener('abort', adoptInPage(css))

    const saved = stored.read()
    const pageOperation = read('operation')
    // A copy of the page from before the request has its operation.
    if (isSubmitted || saved?.sent.includes(pageOperation || '-'))
      return showSent(element, swatchForm, t('already'), signal)

    // A page that shows what the server has rejected is newer than what is stored.
    const draft = saved?.sent.length || element.querySelector('[aria-invalid=true]') ? undefined : saved
    write('operation', draft?.operation || pageOperation || operationId())
    // The draft is of any of the shop's pages: each sells to other countries, and a province belongs to its country.
    const country = fields.includes('country') ? draft?.values.country : undefined
    const hasCountry = country === undefined || form.querySelector(`option[value="${CSS.escape(country)}"]`) !== null
    for (const name of fields) {
      const isOther = !hasCountry && (name === 'country' || name === 'province')
      if (!isOther && draft?.values[name] !== undefined) write(name, draft.values[name])
    }
    const bar = make('div', { className: 'rove-swatch-bar' })
    const list = showList(swatchForm, limit, bar, t, listen, signal)
    if (draft) list.choose(draft.swatches)
    let isSent = false

    const startForm = loadOnce(async () => {
      const code = await loadCode(import('./swatch-request-form.dom'))
      if (signal.aborted) return
      code.startForm({ swatchForm, language, locale, listen, signal, report, hasSwatches, onDone })
    })
    const leaveEdge = atEdge('action')(bar)
    if (leaveEdge) signal.addEventListener('abort', leaveEdge)
    const views: Views = showViews(swatchForm, bar, list.validate, t, listen, signal, () => {
      // The browser submits the server's own form without it.
      startForm().catch(report)
    })

    function hasSwatches(): boolean {
      const isValid = list.validate()
      if (!isValid) views.open('list')
      return isValid
    }

    function onDone(): void {
      const operation = read('operation')
      isSent = true
      stored.write({ operation, swatches: [], values: {}, sent: [operation, pageOperation].filter(Boolean) })
      publish('track:asked', { events: [{ event: 'request_swatch', params: { form_id: 'swatch-request' } }] })
    }

    // The list's own listeners come first: what they change is saved too.
    listen(form, 'input change click focusout', () => {
      if (isSent) return
      const values = Object.fromEntries(fields.map((name) => [name, read(name)]))
      stored.write({ operation: read('operation'), swatches: chosen().map(({ box }) => box.value), values, sent: [] })
    })
    form.noValidate = true
  },
})
