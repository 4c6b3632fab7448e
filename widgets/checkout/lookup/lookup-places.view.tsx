/** The street field with suggestions: a combobox whose list never replaces the typed text by itself (ADDR-03). */
import { type ComponentProps, type FormEvent, type KeyboardEvent, useLayoutEffect, useState } from 'react'
import { countries } from '../../../core/base/country/countries.rules'
import { createTextLookup } from '../../../core/base/texts/texts'
import { lookupTexts } from '../../../core/shop/lookup/lookup.texts'
import type { Places } from '../../../core/shop/lookup/lookup.types'
import { loadLookup } from '../../../core/shop/lookup/lookups'
import { createSuggestions, type Suggested, type SuggestionList } from '../../../core/shop/lookup/suggestions'
import { Field, idOf } from '../../../core/view/form/field'
import type { PaneName } from '../checkout.rules'
import type { PartProps } from '../checkout.types'

type Props = PartProps<'get' | 'language' | 'report' | 'settings' | 'type' | 'zonesOf'>

interface StreetProps extends Pick<Props, 'model'> {
  readonly pane: PaneName
  readonly places: Places
  /** The props of the plain field. */
  readonly field: ComponentProps<typeof Field>
}

/** @see StreetProps */
export function StreetField(props: StreetProps) {
  const { model, places, field } = props
  const t = createTextLookup(lookupTexts, model.language)
  const [suggestModel, { suggestions, active }] = useSuggesting(props)
  const id = idOf(field.name)
  const isOpen = suggestions.length > 0
  return (
    <Field
      {...field}
      onLeave={() => {
        suggestModel.close()
        field.onLeave?.()
      }}
      inputProps={{
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-list` : undefined,
        'aria-activedescendant': active === -1 ? undefined : `${id}-${active}`,
        onFocus: places.warm,
        onKeyDown: (event) => press(event, suggestModel),
        onInput(event) {
          field.onInput(event.currentTarget.value)
          if (isTyping(event)) suggestModel.typed(event.currentTarget.value)
          else suggestModel.close()
        },
      }}
    >
      {isOpen && (
        <div className="rove-suggestions">
          <div role="listbox" tabIndex={-1} id={`${id}-list`} aria-label={t('suggestions')} onMouseDown={keepFocus}>
            {suggestions.map(({ street, town }, n) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: two suggestions may have the same text
                key={n}
                type="button"
                role="option"
                tabIndex={-1}
                id={`${id}-${n}`}
                aria-selected={n === active}
                onClick={() => suggestModel.choose(n)}
              >
                {street} <span className="rove-hint">{town}</span>
              </button>
            ))}
          </div>
          <p className="rove-hint" translate="no">
            Google Maps
          </p>
        </div>
      )}
      <span className="visually-hidden" role="status">
        {isOpen && t('count', { n: suggestions.length })}
      </span>
    </Field>
  )
}

function useSuggesting({ pane, model, places }: StreetProps): readonly [SuggestionList, Suggested] {
  const [suggestModel] = useState(() =>
    createSuggestions({
      places,
      // The billing address may be in any country (ADDR-03).
      countries: pane === 'delivery' ? [model.settings.country.code] : countries.map(({ code }) => code),
      onStreet: (street1) => model.type(pane, { street1 }),
      onFound(found) {
        loadLookup()
          .then(({ addressOf }) => model.type(pane, addressOf(found, model.get().draft[pane], model.zonesOf)))
          .catch(model.report)
      },
    }),
  )
  const [suggested, show] = useState(suggestModel.get)
  useLayoutEffect(() => {
    const leave = suggestModel.subscribe(() => show(suggestModel.get()))
    return () => {
      leave()
      suggestModel.close()
    }
  }, [suggestModel])
  return [suggestModel, suggested]
}

function press(event: KeyboardEvent<HTMLInputElement>, suggestModel: SuggestionList): void {
  const { suggestions, active } = suggestModel.get()
  if (suggestions.length === 0 || nativeOf(event).isComposing) return
  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => suggestModel.move(1),
    ArrowUp: () => suggestModel.move(-1),
    Escape: suggestModel.close,
    // Without a selected suggestion, Enter submits the form.
    ...(active === -1 ? {} : { Enter: () => void suggestModel.choose(active) }),
  }
  const does = keys[event.key]
  if (!does) return
  event.preventDefault()
  does()
}

/** Autofill is not typing: it gets no suggestions. */
function isTyping(event: FormEvent<HTMLInputElement>): boolean {
  const { inputType } = nativeOf(event) as { readonly inputType?: string }
  return inputType !== undefined && inputType !== 'insertReplacementText'
}

/** Preact passes the native event, React wraps it. */
function nativeOf<Native>(event: { readonly nativeEvent: Native }): Native {
  return event.nativeEvent ?? (event as unknown as Native)
}

/** Prevents the press from moving the focus, which would close the list before the click. */
function keepFocus(event: { preventDefault(): void }): void {
  event.preventDefault()
}
