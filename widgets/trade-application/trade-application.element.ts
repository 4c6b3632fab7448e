/** `<rove-trade-application>`: the application for trade membership, in four steps. */
import { record, string } from 'valibot'
import { readMarket } from '../../core/country/country.setting'
import { createTabStored } from '../../core/device/tab-storage'
import { enhance } from '../../core/element/enhance'
import { numericString } from '../../core/input/php-values'
import { shape } from '../../core/input/shape'
import { callShop } from '../../core/net/call-shop'
import { operationId } from '../../core/net/operation-id'
import { createListen } from '../../core/page/listen'
import { report } from '../../core/report/report'
import { adoptInPage } from '../../core/styles/style-sheet'
import { createTextLookup } from '../../core/texts/texts'
import { type TradeEnrolInput, tradeEnrol } from '../../core/trade/trade.contract'
import { tradeFields } from '../../core/trade/trade.rules'
import { submitForm } from '../../core/ui/submit-form'
import css from './trade-application.css?inline'
import { readForm, where } from './trade-application.dom'
import type { Problems } from './trade-application.rules'
import { tradeApplicationTexts } from './trade-application.texts'
import { watchFile } from './trade-application-file.dom'
import { showSteps } from './trade-application-steps.dom'

/** What is filled in, for this tab; of a file, the id that the server gave it, and its name. */
const draft = createTabStored(
  'rove_trade',
  shape({ reached: numericString, values: record(string(), string()), names: record(string(), string()) }),
)
/** The fields of a draft. */
const drafted = [...tradeFields, 'operation']

/** The element, ready to be registered. */
export default enhance({
  tag: 'rove-trade-application',
  reference: __ROVE_REFERENCE__ && {
    summary: 'Makes four steps of the server’s form for trade membership.',
    attributes: {},
    facts: { 'track:asked': '`form_submit` of the form, once the server has enrolled the application.' },
    parts: {},
    slots: { '': 'The server’s form. It works without script.' },
    tokens: {},
  },
  start({ element, publish, signal }) {
    const t = createTextLookup(tradeApplicationTexts, readMarket().language)
    const listen = createListen(where, signal)
    const trade = readForm(element, signal)
    signal.addEventListener('abort', adoptInPage(css))

    // A page that shows what the server has rejected is newer than the draft.
    const saved = element.querySelector('[aria-invalid=true]') ? undefined : draft.read()
    for (const [name, value] of Object.entries(saved?.values ?? {}))
      if (drafted.includes(name)) trade.write(name, value)
    const files = {
      card_upload: watchFile(trade, 'card_upload', saved?.names.card_upload, t, listen, signal),
      licence_upload: watchFile(trade, 'licence_upload', saved?.names.licence_upload, t, listen, signal),
    }
    const isPending = (field: string) => !!files[field as keyof typeof files]?.isSending()
    const steps = showSteps(trade, saved?.reached ?? 0, isPending, t, listen, signal)
    if (!trade.read('operation')) trade.write('operation', operationId())

    function save(): void {
      if (model.get().at === 'done') return
      const values = Object.fromEntries(drafted.map((name) => [name, trade.read(name)]))
      const names = { card_upload: files.card_upload.name(), licence_upload: files.licence_upload.name() }
      draft.write({ reached: steps.reached(), values, names })
    }

    listen(trade.form, 'input change', save)
    listen(trade.form, 'click', save)
    const model = submitForm<TradeEnrolInput>({
      form: trade.form,
      submit: trade.submit,
      status: steps.status,
      t,
      validate: steps.validate,
      read() {
        save()
        return { operation: trade.read('operation'), values: trade.values() }
      },
      async send(input) {
        const { enrolled, url, errors } = await callShop(tradeEnrol, input, signal)
        return { done: enrolled, url, errors }
      },
      flag: (problems) =>
        steps.flag(new Map(problems.map(([field, serverMessage]) => [field, { serverMessage }]) as never) as Problems),
      onDone() {
        draft.write(undefined)
        // The browser fills in what it was left with when the visitor comes back.
        trade.form.reset()
        trade.write('operation', operationId())
        publish('track:asked', { events: [{ event: 'form_submit', params: { form_id: 'trade-registration' } }] })
      },
      report: (failure) => report(where, failure),
      listen,
      signal,
    })
  },
})
