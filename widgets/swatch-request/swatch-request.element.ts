/** `<rove-swatch-request>`: the request of free swatches, with a list and an address form. */
import { array, record, string } from 'valibot'
import { loadCode } from '../../core/base/async/load-code'
import { loadOnce } from '../../core/base/async/load-once'
import { createListen } from '../../core/base/bus/listen'
import { readMarket } from '../../core/base/country/country.setting'
import { createTabStored } from '../../core/base/device/tab-storage'
import { builtIn } from '../../core/base/input/built-in'
import { readSetting } from '../../core/base/input/read-setting'
import { shape } from '../../core/base/input/shape'
import { make, note, restore } from '../../core/base/page/traces'
import { report as reportFrom } from '../../core/base/report/report'
import { adoptInPage } from '../../core/base/styles/style-sheet'
import { createTextLookup } from '../../core/base/texts/texts'
import { readAccount } from '../../core/shop/account/account.setting'
import { swatchSetting } from '../../core/shop/swatch-request/swatch.setting'
import { atEdge } from '../../core/view/edge/edge'
import { enhance } from '../../core/view/element/enhance'
import { rejected } from '../../core/view/form/field-box'
import { keepOperation } from '../../core/view/form/server-fields'
import css from './swatch-request.css?inline'
import { readSwatchForm, showSent, where } from './swatch-request.dom'
import { swatchRequestTexts } from './swatch-request.texts'
import { showList } from './swatch-request-list.dom'
import { showViews, type Views } from './swatch-request-views.dom'

/**
 * What is chosen and typed, for this tab. `account` is the id of the account that was logged in, empty for a guest. Once
 * it is sent, only the operations of the pages that have sent it are left.
 */
const stored = createTabStored(
  'rove_swatches',
  shape({
    account: string(),
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
    placing: ['in-templates'],
    attributes: {},
    facts: { 'track:asked': '`request_swatch` of the form, once the server has accepted the request.' },
    parts: {},
    slots: { '': 'The server’s form, or its message that a request was sent. It works without script.' },
    tokens: {},
  },
  start({ element, publish, signal }) {
    const market = readMarket()
    const t = createTextLookup(swatchRequestTexts, market.language)
    const listen = createListen(where, signal)
    const report = (failure: unknown) => reportFrom(where, failure)
    const { limit, has_been_submitted: isSubmitted } = readSetting(swatchSetting)
    const account = readAccount()?.id ?? ''
    const kept = stored.read()
    // The server shows its message in place of the form.
    const forget = (sent: readonly string[]) =>
      stored.write({ account, operation: '', swatches: [], values: {}, sent: [...sent] })
    if (isSubmitted && kept && kept.sent.length === 0) forget([kept.operation])
    if (isSubmitted && !element.querySelector('form')) return
    const swatchForm = readSwatchForm(element)
    const { form, fields, read, write, chosen } = swatchForm
    signal.addEventListener('abort', adoptInPage(css))

    // A guest’s draft is kept at the login.
    const isOther = !['', account].includes(kept?.account ?? '')
    // Where the session has only ended, the customer’s draft waits for the next login.
    if (isOther && account) stored.write(undefined)
    const saved = isOther ? undefined : kept
    const pageOperation = read('operation')
    // A copy of the page from before the request has its operation.
    if (isSubmitted || saved?.sent.includes(pageOperation || '-'))
      return showSent(element, swatchForm, t('already'), signal)

    // A page that shows what the server has rejected is newer than what is stored.
    const draft = saved?.sent.length || element.querySelector(rejected) ? undefined : saved
    keepOperation(form, swatchForm, draft?.operation)
    // The draft is of any of the shop's pages: each sells to other countries, and a province belongs to its country.
    const country = fields.includes('country') ? draft?.values.country : undefined
    const hasCountry =
      country === undefined ||
      builtIn(form).querySelector(`select[name=country] option[value="${CSS.escape(country)}"]`) !== null
    // What was set since the server wrote the page is newer: by the visitor, the browser or a script of the page.
    const standing = swatchForm.changed(fields)
    const isSameCountry = hasCountry && (standing.country ?? country) === country
    for (const name of fields) {
      const isOther = !isSameCountry && (name === 'country' || name === 'province')
      const value = draft?.values[name]
      if (!isOther && value !== undefined && !Object.hasOwn(standing, name)) write(name, value)
    }
    const isChosen = swatchForm.swatches.some(({ box }) => box.checked !== box.defaultChecked)
    const bar = make('div', { className: 'rove-swatch-bar' })
    const list = showList(swatchForm, limit ?? undefined, bar, t, listen, signal)
    if (draft && !isChosen) list.choose(draft.swatches)
    let isSent = false

    const startForm = loadOnce(async () => {
      const code = await loadCode(import('./swatch-request-form.dom'))
      if (signal.aborted) return
      code.startForm({ swatchForm, market, listen, signal, report, hasSwatches, onDone })
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
      forget([operation, pageOperation].filter(Boolean))
      publish('track:asked', { events: [{ event: 'request_swatch', params: { form_id: 'swatch-request' } }] })
    }

    // The list's own listeners come first: what they change is saved too.
    listen(form, 'input change click focusout', () => {
      if (isSent) return
      const values = swatchForm.changed(fields)
      const swatches = chosen().map(({ box }) => box.value)
      stored.write({ account, operation: read('operation'), swatches, values, sent: [] })
    })
    builtIn(note(form, 'novalidate')).noValidate = true
    signal.addEventListener('abort', () => restore(form, 'novalidate'))
  },
})
