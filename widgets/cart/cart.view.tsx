/** The cart: its lines, what they come to, and the way on. */
import { useRef } from 'react'
import type { ViewProps } from '../../core/element/definition'
import type { cartAttributes } from './cart.element'
import type { CartState } from './cart.machine'
import type { CartModel } from './cart.model'
import { errorOf, otherErrors, shownLines } from './cart.rules'
import { CartLineView } from './cart-line.view'
import { CartSummary } from './cart-summary.view'

type Props = ViewProps<typeof cartAttributes, CartState, CartModel>

export function CartView({ state, model }: Props) {
  const status = useRef<HTMLDivElement>(null)
  const Terms = state.stage === 'terms' && model.termsView()
  const remove = async (id: string) => {
    await model.remove(id)
    // What was refused of a line stands beside its button.
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
            <ul part="list" aria-label={model.say('lines')}>
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

/** What has just happened. It takes the focus of what was removed, and of what could not be. */
function Status({ state, model, place }: StatusProps) {
  const { say, money } = model
  const { outcome, removed, cart, stage } = state
  const bringBack = async () => {
    await model.bringBack()
    place.current?.focus()
  }
  return (
    <div part="status" role="status" tabIndex={-1} ref={place}>
      {outcome.at === 'failed' && stage !== 'terms' && <p className="failed">{say('failed')}</p>}
      {(stage === 'terms' ? [] : otherErrors(state)).map((words) => (
        <p key={words} className="failed">
          {words}
        </p>
      ))}
      {removed && (
        <p>
          {say('removed', { name: removed.title })}{' '}
          <button type="button" part="undo-button" onClick={bringBack}>
            {say('undo')}
          </button>
        </p>
      )}
      {outcome.at === 'saved' && <p className="visually-hidden">{say('nowTotal', { total: money(cart.total) })}</p>}
    </div>
  )
}

function Empty({ model: { say, basePath, safeUrl } }: Pick<Props, 'model'>) {
  return (
    <div part="empty">
      <h2>{say('empty')}</h2>
      <p>{say('emptyHint')}</p>
      <a part="browse-link" href={safeUrl(basePath)}>
        {say('browse')}
      </a>
    </div>
  )
}
