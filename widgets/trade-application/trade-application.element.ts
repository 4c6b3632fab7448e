/** `<rove-trade-application>`: the application for trade membership, in four steps. */
import { boolean, optional, record, string } from 'valibot'
import { createListen } from '../../core/base/bus/listen'
import { readMarket } from '../../core/base/country/country.setting'
import { createTabStored } from '../../core/base/device/tab-storage'
import { builtIn } from '../../core/base/input/built-in'
import { numericString } from '../../core/base/input/php-values'
import { shape } from '../../core/base/input/shape'
import { callShop } from '../../core/base/net/call-shop'
import { operationId } from '../../core/base/net/operation-id'
import { make } from '../../core/base/page/traces'
import { report } from '../../core/base/report/report'
import { adoptInPage } from '../../core/base/styles/style-sheet'
import { createTextLookup } from '../../core/base/texts/texts'
import { readAccount } from '../../core/shop/account/account.setting'
import { type TradeEnrolInput, tradeEnrol } from '../../core/shop/trade/trade.contract'
import { tradeFields } from '../../core/shop/trade/trade.rules'
import { enhance } from '../../core/view/element/enhance'
import { rejected } from '../../core/view/form/field-box'
import { keepOperation } from '../../core/view/form/server-fields'
import { submitForm } from '../../core/view/form/submit-form'
import css from './trade-application.css?inline'
import { readForm, where } from './trade-application.dom'
import type { Problems } from './trade-application.rules'
import { tradeApplicationTexts } from './trade-application.texts'
import { watchFile } from './trade-application-file.dom'
import { showSteps } from './trade-application-steps.dom'

/**
 * What is filled in, for this tab; of a file, the id that the server gave it, and its name. `account` is the id of the
 * account that was logged in, empty for a guest. Once it is enrolled, only `sent` is left.
 */
const stored = createTabStored(
  'rove_trade',
  shape({
    account: string(),
    sent: optional(boolean(), false),
    reached: numericString,
    values: record(string(), string()),
    names: record(string(), string()),
  }),
)

/** The element, ready to be registered. */
export default enhance({
  tag: 'rove-trade-application',
  reference: __ROVE_REFERENCE__ && {
    summary: 'Makes four steps of the server’s form for trade membership.',
    placing: ['in-templates'],
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

    const account = readAccount()?.id ?? ''
    const kept = stored.read()
    // A page that shows what the server has rejected is newer than the draft. A guest’s draft is kept at the login.
    const isOther = !['', account].includes(kept?.account ?? '')
    // Where the session has only ended, the customer’s draft waits for the next login.
    if (isOther && account) stored.write(undefined)
    const saved = isOther || element.querySelector(rejected) ? undefined : kept
    // What was set since the server wrote the page is newer: by the visitor, the browser or a script of the page.
    const standing = trade.changed(tradeFields.filter((field) => !field.endsWith('_upload')))
    for (const [name, value] of Object.entries(saved?.values ?? {}))
      if ((tradeFields as readonly string[]).includes(name) && !Object.hasOwn(standing, name)) trade.write(name, value)
    const files = {
      card_upload: watchFile(trade, 'card_upload', saved?.names.card_upload, t, listen, signal),
      licence_upload: watchFile(trade, 'licence_upload', saved?.names.licence_upload, t, listen, signal),
    }
    const isPending = (field: string) => !!files[field as keyof typeof files]?.isSending()
    const steps = showSteps(trade, saved?.reached ?? 0, isPending, t, listen, signal)
    keepOperation(trade.form, trade, saved?.values.operation)
    // The page that follows could not be loaded, or the visitor came back from it.
    const note = make('p', { className: 'rove-trade-sent', textContent: t('sent'), hidden: !saved?.sent })
    builtIn(trade.form).before(note)
    signal.addEventListener('abort', () => note.remove())

    function save(): void {
      if (model.get().at === 'done') return
      const values = { ...trade.changed(tradeFields), operation: trade.read('operation') }
      const names = { card_upload: files.card_upload.name(), licence_upload: files.licence_upload.name() }
      stored.write({ account, sent: false, reached: steps.reached(), values, names })
    }

    listen(trade.form, 'input change', save)
    listen(trade.form, 'click', save)
    const model = submitForm<TradeEnrolInput>({
      form: trade.form,
      submit: trade.submit,
      locked: trade.steps,
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
      flag(problems) {
        const [own, others] = [problems, problems].map((all, n) =>
          all.filter(([field]) => (trade.control(field) === null) === (n === 1)),
        )
        const entries = own?.map(([field, serverMessage]) => [field, { serverMessage }])
        if (entries?.length) steps.flag(new Map(entries as never) as Problems)
        steps.status.textContent = others?.map(([, text]) => text).join(' ') ?? ''
      },
      onDone() {
        stored.write({ account, sent: true, reached: 0, values: {}, names: {} })
        // The browser fills in what it was left with when the visitor comes back.
        builtIn(trade.form).reset()
        trade.write('operation', operationId())
        publish('track:asked', { events: [{ event: 'form_submit', params: { form_id: 'trade-registration' } }] })
      },
      report: (failure) => report(where, failure),
      listen,
      signal,
    })
  },
})
