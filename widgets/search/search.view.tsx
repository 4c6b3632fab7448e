/** The field and its panel: a combobox with a list, in the top layer while it is open. */
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { ViewProps } from '../../core/element/definition'
import { own } from '../../core/own'
import { useTopLayer } from '../../core/ui/use-top-layer'
import type { searchAttributes } from './search.element'
import { none } from './search.machine'
import type { FieldState, SearchModel } from './search.model'
import { SearchPanel } from './search-panel.view'

type Props = ViewProps<typeof searchAttributes, FieldState, SearchModel>

export function SearchView({ state, model, attributes: { placeholder } }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const open = state.at !== 'closed'
  const listed = model.groups().length > 0
  const active = open ? state.active : none
  useTopLayer(box, open, model.close)
  useTakenOver(input, model)
  useLayoutEffect(() => {
    if (input.current && input.current.value !== state.term) input.current.value = state.term
  }, [state.term])
  useLayoutEffect(() => {
    if (active !== none)
      box.current?.querySelector(`#option-${active}`)?.scrollIntoView(own({ block: 'nearest' } as const))
  }, [active])

  return (
    <div className="box" ref={box} popover="manual" data-state={open ? 'open' : 'closed'}>
      <form
        part="field"
        onSubmit={(event) => {
          event.preventDefault()
          model.enter()
        }}
      >
        <button type="button" part="close-button" aria-label={model.say('close')} onClick={model.close}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M15 5 8 12l7 7" />
          </svg>
        </button>
        <input
          ref={input}
          part="input"
          type="search"
          role="combobox"
          aria-label={model.say('search')}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? 'panel' : undefined}
          aria-activedescendant={active === none ? undefined : `option-${active}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck="false"
          enterKeyHint="search"
          placeholder={placeholder ?? model.say('search')}
          defaultValue={state.term}
          onFocus={model.open}
          onClick={model.open}
          onInput={(event) => typed(event, model)}
          onCompositionEnd={(event) => model.type(event.currentTarget.value)}
          onKeyDown={(event) => pressed(event, model)}
        />
        <button type="submit" part="button" aria-label={model.say('search')}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21" />
          </svg>
        </button>
      </form>
      {open && <SearchPanel state={state} model={model} />}
    </div>
  )
}

function typed(event: FormEvent<HTMLInputElement>, model: SearchModel) {
  const { data } = (event.nativeEvent ?? event) as InputEvent
  model.type(event.currentTarget.value, isComposing(event) ? (data ?? '') : undefined)
}

/** React wraps the browser's event, Preact hands it on as it is. A key of 229 is an input method's. */
function isComposing(event: FormEvent | KeyboardEvent): boolean {
  const { isComposing, keyCode } = (event.nativeEvent ?? event) as globalThis.KeyboardEvent
  return isComposing || keyCode === 229
}

/** While an input method is at work, every key is its own. */
function pressed(event: KeyboardEvent<HTMLInputElement>, model: SearchModel) {
  if (isComposing(event)) return
  switch (event.key) {
    case 'ArrowDown':
      model.move(1)
      break
    case 'ArrowUp':
      model.move(-1)
      break
    case 'Enter':
      model.enter()
      break
    case 'Escape':
      model.escape()
      break
    default:
      return
  }
  event.preventDefault()
  event.stopPropagation()
}

/** Goes on where the visitor was in the server's field. */
function useTakenOver(input: { readonly current: HTMLInputElement | null }, { begun }: SearchModel) {
  useLayoutEffect(() => {
    if (!begun.selection) return
    input.current?.focus()
    input.current?.setSelectionRange(...begun.selection)
  }, [input, begun])
}
