/** What there is to say of a switch: that it is under way, why it failed, that another country was chosen. */

import { type FocusEvent, useRef } from 'react'
import { type Country, languageOf, languageTag } from '../../../core/base/country/countries.rules'
import { countryName } from '../../../core/base/country/country-name.rules'
import { currencyName } from '../../../core/base/country/currency-name.rules'
import { languageName } from '../../../core/base/country/language-name.rules'
import { createTextLookup } from '../../../core/base/texts/texts'
import { atEdge } from '../../../core/view/edge/edge'
import { useStyles } from '../../../core/view/element/use-styles'
import type { SwitchProps, SwitchState } from '../country.types'
import css from './switch.css?inline'
import { switchTexts } from './switch.texts'
import { SwitchConfirmView } from './switch-confirm.view'

const edge = atEdge('line')

/** The message, the notice and the dialog of a switch. */
export function SwitchView({ state, market, model, withoutNotice }: SwitchProps) {
  const { now } = state
  const { country, language, locale } = market
  const t = createTextLookup(switchTexts, language)
  const tag = languageTag(locale)
  const namesWith = (other: Country) => ({
    country: countryName(tag, country),
    other: countryName(tag, other),
    currency: currencyName(tag, other.currency),
  })
  const other = !withoutNotice && now.at === 'idle' ? state.other : undefined
  const text = textOf(now, other)
  const words = text && t(text.code, namesWith(text.country))
  const line = useRef<HTMLParagraphElement>(null)
  useStyles(line, css)
  const [rememberFocus, returnFocus] = useFocusBefore()
  const answerWith = (answer: () => void) => () => {
    returnFocus()
    answer()
  }
  return (
    <>
      <p ref={line} className="visually-hidden" role="status">
        {words}
      </p>
      {words && (
        <div
          part="notice"
          data-state={text.code}
          role="group"
          aria-label={words}
          ref={edge}
          onFocusCapture={rememberFocus}
        >
          <span aria-hidden="true">{words}</span>
          {now.at === 'idle' && (
            <span className="choices">
              {other ? (
                <>
                  <button type="button" part="button" onClick={answerWith(() => model.follow(other))}>
                    {t('go', namesWith(other))}
                  </button>
                  <button type="button" part="button" onClick={answerWith(model.stay)}>
                    {t('stay', namesWith(other))}
                  </button>
                </>
              ) : (
                <button type="button" part="button" onClick={answerWith(model.end)}>
                  {t('close')}
                </button>
              )}
            </span>
          )}
        </div>
      )}
      {now.at === 'asking' && (
        <SwitchConfirmView
          loss={now.loss}
          names={{ ...namesWith(now.choice.country), language: languageName(tag, languageOf(now.choice.locale)) }}
          changesLanguage={languageOf(now.choice.locale) !== language}
          t={t}
          onConfirm={model.confirm}
          onKeep={state.other && now.loss !== 'typed' ? model.stay : model.end}
          onClose={model.end}
        />
      )}
    </>
  )
}

/** The notice is gone once one of its buttons was pressed: the focus goes back to where it was before. */
function useFocusBefore() {
  const before = useRef<HTMLElement>(undefined)
  return [
    ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
    },
    () => before.current?.focus(),
  ] as const
}

/** What is said now: a switch is under way, it failed, or another country was chosen. */
function textOf(now: SwitchState, other: Country | undefined) {
  if (now.at === 'asking') return undefined
  if (now.at !== 'idle') return { code: 'switching', country: now.choice.country } as const
  if (now.failed) return { code: now.failed.error, country: now.failed.country }
  return other && ({ code: 'notice', country: other } as const)
}
