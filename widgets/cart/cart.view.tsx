/** The cart: its lines, the totals, and the checkout button. */
import { type MouseEvent, useRef } from 'react'
import { isPlainPress } from '../../core/base/device/plain-press'
import type { ViewProps } from '../../core/view/element/definition'
import { errorOf, generalErrors, shownLines } from './cart.rules'
import type { CartModel } from './cart.types'
import { CartLineView } from './cart-line.view'
import type { CartState } from './cart-state.types'
import { CartSummary } from './cart-summary.view'

type Props = ViewProps<CartState, CartModel>

export function CartView({ state, model }: Props) {
  const status = useRef<HTMLDivElement>(null)
  const Terms = state.stage === 'terms' && model.termsView()
  const remove = async (id: string) => {
    await model.remove(id)
    // The error of a line is shown beside its button.
    if (!errorOf(model.get(), id)) status.current?.focus()
  }
  return (
    <>
      <div className="box" data-stage={state.stage}>
        <Status state={state} model={model} place={status} />
        {state.cart.lines.length === 0 ? (
          <Empty model={model} />
        ) : (
          <>
            <ul part="list" aria-label={model.t('lines')}>
              {shownLines(state).map((shown) => (
                <CartLineView key={shown.line.id} shown={shown} model={model} onRemove={remove} />
              ))}
            </ul>
            <CartSummary state={state} model={model} />
          </>
        )}
      </div>
      {Terms && <Terms state={state} model={model} />}
    </>
  )
}

interface StatusProps extends Pick<Props, 'state' | 'model'> {
  readonly place: { readonly current: HTMLDivElement | null }
}

/** The latest message. It takes the focus after a line was removed, or could not be. */
function Status({ state, model, place }: StatusProps) {
  const { t, money } = model
  const { outcome, removed, cart, stage } = state
  const undo = async () => {
    await model.undo()
    place.current?.focus()
  }
  return (
    <div part="status" role="status" tabIndex={-1} ref={place}>
      {outcome.at === 'failed' && stage !== 'terms' && <p className="failed">{t('failed')}</p>}
      {(stage === 'terms' ? [] : generalErrors(state)).map((words) => (
        <p key={words} className="failed">
          {words}
        </p>
      ))}
      {removed && (
        <p>
          {t('removed', { name: removed.title })}{' '}
          <button type="button" part="undo-button" onClick={undo}>
            {t('undo')}
          </button>
        </p>
      )}
      {outcome.at === 'saved' && <p className="visually-hidden">{t('nowTotal', { total: money(cart.total) })}</p>}
    </div>
  )
}

function Empty({ model: { t, basePath, safeUrl, requestBrowse } }: Pick<Props, 'model'>) {
  const browse = (event: MouseEvent<HTMLElement>) => {
    if (isPlainPress(event) && !requestBrowse()) event.preventDefault()
  }
  return (
    <div part="empty">
      <h2>{t('empty')}</h2>
      <p>{t('emptyHint')}</p>
      <a part="browse-link" href={safeUrl(basePath)} onClick={browse}>
        {t('browse')}
      </a>
    </div>
  )
}
