/** The button that shows the tour, and one tip in a box. The page stays usable. */
import { useLayoutEffect, useRef } from 'react'
import type { ViewProps } from '../../core/view/element/definition'
import type { ArTourModel, ArTourState } from './ar-tour.model'

export function ArTourView({ state, model }: ViewProps<ArTourState, ArTourModel>) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <slot />
      <button ref={button} type="button" part="show-button" onClick={model.open}>
        {model.t('show')}
      </button>
      {state.at === 'open' && <Tip key={state.round} {...state} model={model} opener={button} />}
    </>
  )
}

interface TipProps extends Extract<ArTourState, { at: 'open' }> {
  readonly model: ArTourModel
  readonly opener: { readonly current: HTMLElement | null }
}

function Tip({ index, isAsked, model, opener }: TipProps) {
  const { t, count, show, move, close } = model
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (box.current ? show(box.current, index, isAsked) : undefined), [index, isAsked, show])
  useLayoutEffect(() => {
    const { current } = box
    // Where the tour opens by itself, the focus stays in the page.
    if (isAsked && !current?.contains((current.getRootNode() as ShadowRoot).activeElement)) current?.focus()
  }, [isAsked])
  useLayoutEffect(() => {
    const { current } = box
    return () => {
      if (current?.matches(':focus-within')) opener.current?.focus()
    }
  }, [opener])
  return (
    <>
      <div part="ring" hidden />
      <div ref={box} part="tip" role="dialog" aria-labelledby="content" tabIndex={-1}>
        <p>
          {index + 1} / {count}
        </p>
        <div id="content" part="content" aria-live="polite" />
        <div className="moves">
          <button type="button" part="previous-button" aria-disabled={index === 0} onClick={() => move(-1)}>
            {t('previous')}
          </button>
          <button type="button" part="next-button" onClick={() => move(1)}>
            {t(index + 1 < count ? 'next' : 'close')}
          </button>
        </div>
        <button type="button" part="close-button" aria-label={t('close')} onClick={close}>
          ×
        </button>
      </div>
    </>
  )
}
