/** The street's field, with streets suggested below it: a combobox whose list never takes what is typed (ADDR-03). */
import { type ComponentProps, type FormEvent, type KeyboardEvent, useLayoutEffect, useState } from 'react'
import { countries } from '../../../core/domain/countries'
import { loadCode } from '../../../core/load-code'
import { createSay } from '../../../core/texts'
import { Field, idOf } from '../../../core/ui/field'
import type { PaneName } from '../checkout.rules'
import type { PartProps } from '../checkout.view'
import { lookupTexts } from './lookup.texts'
import type { Places } from './lookup-places.model'
import { createSuggesting, type Suggested, type Suggesting } from './lookup-suggest.model'

interface StreetProps extends Pick<PartProps, 'model'> {
  readonly pane: PaneName
  readonly places: Places
  /** The plain field. */
  readonly field: ComponentProps<typeof Field>
}

/** @see StreetProps */
export function StreetField(props: StreetProps) {
  const { model, places, field } = props
  const say = createSay(lookupTexts, model.language)
  const [suggesting, { suggestions, active }] = useSuggesting(props)
  const id = idOf(field.name)
  const isOpen = suggestions.length > 0
  return (
    <Field
      {...field}
      onLeave={() => {
        suggesting.close()
        field.onLeave?.()
      }}
      inputProps={{
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-list` : undefined,
        'aria-activedescendant': active === -1 ? undefined : `${id}-${active}`,
        onFocus: places.warm,
        onKeyDown: (event) => press(event, suggesting),
        onInput(event) {
          field.onInput(event.currentTarget.value)
          if (isTyping(event)) suggesting.typed(event.currentTarget.value)
          else suggesting.close()
        },
      }}
    >
      {isOpen && (
        <div className="rove-suggestions">
          <div role="listbox" tabIndex={-1} id={`${id}-list`} aria-label={say('suggestions')} onMouseDown={keepFocus}>
            {suggestions.map(({ street, town }, n) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: two suggestions may have the same words
                key={n}
                type="button"
                role="option"
                tabIndex={-1}
                id={`${id}-${n}`}
                aria-selected={n === active}
                onClick={() => suggesting.choose(n)}
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
        {isOpen && say('count', { n: suggestions.length })}
      </span>
    </Field>
  )
}

function useSuggesting({ pane, model, places }: StreetProps): readonly [Suggesting, Suggested] {
  const [suggesting] = useState(() =>
    createSuggesting({
      places,
      // The bill can go to any of them (document 2, section 7).
      countries: pane === 'delivery' ? [model.terms.country.code] : countries.map(({ code }) => code),
      onStreet: (street1) => model.type(pane, { street1 }),
      onFound(found) {
        loadCode(import('./lookup.rules'))
          .then(({ addressOf }) => model.type(pane, addressOf(found, model.get().draft[pane], model.zonesOf)))
          .catch(model.report)
      },
    }),
  )
  const [suggested, show] = useState(suggesting.get)
  useLayoutEffect(() => {
    const leave = suggesting.subscribe(() => show(suggesting.get()))
    return () => {
      leave()
      suggesting.close()
    }
  }, [suggesting])
  return [suggesting, suggested]
}

function press(event: KeyboardEvent<HTMLInputElement>, suggesting: Suggesting): void {
  const { suggestions, active } = suggesting.get()
  if (suggestions.length === 0 || nativeOf(event).isComposing) return
  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => suggesting.move(1),
    ArrowUp: () => suggesting.move(-1),
    Escape: suggesting.close,
    // Where no suggestion is picked, Enter is the form's.
    ...(active === -1 ? {} : { Enter: () => void suggesting.choose(active) }),
  }
  const does = keys[event.key]
  if (!does) return
  event.preventDefault()
  does()
}

/** A browser that fills the field in is not typing: nothing is suggested then. */
function isTyping(event: FormEvent<HTMLInputElement>): boolean {
  const { inputType } = nativeOf(event) as { readonly inputType?: string }
  return inputType !== undefined && inputType !== 'insertReplacementText'
}

/** Preact hands out the browser's own event, React wraps it. */
function nativeOf<Native>(event: { readonly nativeEvent: Native }): Native {
  return event.nativeEvent ?? (event as unknown as Native)
}

/** The field would lose the focus to a press, and close the list before the click. */
function keepFocus(event: { preventDefault(): void }): void {
  event.preventDefault()
}
