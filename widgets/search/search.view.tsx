/** The search field and its panel: a combobox with a listbox, in the top layer while it is open. */
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { own } from '../../core/base/input/own'
import { useTopLayer } from '../../core/view/edge/use-top-layer'
import type { ViewProps } from '../../core/view/element/definition'
import { none } from './search.machine'
import type { FieldState, SearchModel } from './search.types'
import { SearchPanel } from './search-panel.view'

type Props = ViewProps<FieldState, SearchModel, { readonly placeholder: string | undefined }>

export function SearchView({ state, model, attributes: { placeholder } }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const open = state.at !== 'closed'
  const listed = model.groups().length > 0
  const active = open ? state.active : none
  useTopLayer(box, open, model.close)
  useInitialSelection(input, model)
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
        <button type="button" part="close-button" aria-label={model.t('close')} onClick={model.close}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M15 5 8 12l7 7" />
          </svg>
        </button>
        <input
          ref={input}
          part="input"
          type="search"
          role="combobox"
          aria-label={model.t('search')}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? 'panel' : undefined}
          aria-activedescendant={active === none ? undefined : `option-${active}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck="false"
          enterKeyHint="search"
          placeholder={placeholder ?? model.t('search')}
          defaultValue={state.term}
          onFocus={model.open}
          onClick={model.open}
          onInput={(event) => typed(event, model)}
          onCompositionEnd={(event) => model.type(event.currentTarget.value)}
          onKeyDown={(event) => pressed(event, model)}
        />
        <button type="submit" part="button" aria-label={model.t('search')}>
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

/** React wraps the native event, Preact passes it. Key code 229 belongs to an input method. */
function isComposing(event: FormEvent | KeyboardEvent): boolean {
  const { isComposing, keyCode } = (event.nativeEvent ?? event) as globalThis.KeyboardEvent
  return isComposing || keyCode === 229
}

/** During a composition, all keys belong to the input method. */
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

/** Restores the selection of the server's field. */
function useInitialSelection(input: { readonly current: HTMLInputElement | null }, { initial }: SearchModel) {
  useLayoutEffect(() => {
    if (!initial.selection) return
    input.current?.focus()
    input.current?.setSelectionRange(...initial.selection)
  }, [input, initial])
}
