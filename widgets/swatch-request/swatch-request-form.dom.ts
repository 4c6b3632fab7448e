/** The address form and its submission. Loaded when the address is opened (SWATCH-02, SWATCH-03). */

import type { Listen } from '../../core/base/bus/listen'
import type { Market } from '../../core/base/country/country.setting'
import { builtIn } from '../../core/base/input/built-in'
import { readSetting } from '../../core/base/input/read-setting'
import { callShop } from '../../core/base/net/call-shop'
import { make } from '../../core/base/page/traces'
import { vendors } from '../../core/base/page/vendors.setting'
import { createTextLookup } from '../../core/base/texts/texts'
import { lookupTexts } from '../../core/shop/lookup/lookup.texts'
import { type SwatchRequestInput, swatchRequest } from '../../core/shop/swatch-request/swatch.contract'
import { swatchFields } from '../../core/shop/swatch-request/swatch.rules'
import { submitForm } from '../../core/view/form/submit-form'
import type { SwatchForm } from './swatch-request.dom'
import { showAddress } from './swatch-request-address.dom'
import { swatchFormTexts } from './swatch-request-form.texts'
import { watchLookups } from './swatch-request-triggers.dom'

/** What the form needs from the element. */
export interface FormPage {
  readonly swatchForm: SwatchForm
  readonly market: Market
  readonly listen: Listen
  readonly signal: AbortSignal
  report(failure: unknown): void
  /** Whether swatches are chosen; else the list says that one is needed. */
  hasSwatches(): boolean
  /** The server has accepted the request. */
  onDone(): void
}

/** Starts the form. Without it, the browser submits the server’s own form. */
export function startForm({ swatchForm, market, listen, signal, report, hasSwatches, onDone }: FormPage): void {
  const { form, submit, list, fields, read, chosen, box } = swatchForm
  const { language, locale } = market
  const t = createTextLookup(swatchFormTexts, language)
  const address = showAddress(swatchForm, market, listen, signal)
  watchLookups({
    swatchForm,
    address,
    vendors: readSetting(vendors),
    locale,
    t: createTextLookup(lookupTexts, language),
    listen,
    signal,
    report,
  })
  const status = make('p', { className: 'rove-swatch-status' })
  status.setAttribute('role', 'status')
  builtIn(form).append(status)
  signal.addEventListener('abort', () => status.remove())

  submitForm<SwatchRequestInput>({
    form,
    submit,
    locked: [list, ...fields.flatMap((field) => box(field) ?? [])],
    status,
    t,
    validate() {
      if (!hasSwatches()) return false
      const isValid = address.validate()
      if (!isValid) {
        status.textContent = t('check')
        status.dataset.state = 'rejected'
      }
      return isValid
    },
    read() {
      const swatches = new Map(chosen().map(({ box: { value } }, place) => [place, value]))
      return { operation: read('operation'), swatches, values: address.values() }
    },
    async send(input) {
      const { requested, url, errors } = await callShop(swatchRequest, input, signal)
      return { done: requested, url, errors }
    },
    flag(problems) {
      address.flag(new Map(problems))
      const others = problems.filter(([field]) => !box(field) || !(swatchFields as readonly string[]).includes(field))
      status.textContent = others.map(([, text]) => text).join(' ')
    },
    onDone,
    report,
    listen,
    signal,
  })
  listen(form, 'input change', () => {
    if (status.textContent === t('check') && !builtIn(form).querySelector('[aria-invalid=true]'))
      status.textContent = ''
  })
}
