/** The quantity of a line: a minus button, a field, a plus button. An invalid quantity is reset, with a message. */
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { maxQtyOf, readQty, type ShownLine } from './cart.rules'
import type { CartModel } from './cart.types'

interface QuantityProps {
  readonly shown: ShownLine
  /** The line's title. */
  readonly name: string
  readonly model: CartModel
  readonly field: { readonly current: HTMLInputElement | null }
}

export function CartQuantity({ shown: { line, qty, error }, name, model, field }: QuantityProps) {
  const { t, setQty, flush } = model
  /** The typed text, while it is not a valid quantity. */
  const [draft, setDraft] = useState<string>()
  const [isReset, setIsReset] = useState(false)
  const most = maxQtyOf(line)
  const settle = () => {
    setIsReset(draft !== undefined)
    setDraft(undefined)
  }
  const set = (count: number) => {
    setDraft(undefined)
    setIsReset(false)
    if (count >= 1 && count <= most) setQty(line.id, count)
  }
  const type = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    const count = readQty(value)
    setDraft(count === undefined ? value : undefined)
    setIsReset(false)
    if (count !== undefined && count !== qty) setQty(line.id, count)
  }
  const enter = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter') return
    settle()
    void flush()
  }
  return (
    <div className="quantity-field">
      <div part="quantity">
        <button
          type="button"
          part="fewer-button"
          aria-label={t('fewer', { name })}
          aria-disabled={qty <= 1}
          onClick={() => set(qty - 1)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 12h12" />
          </svg>
        </button>
        <input
          part="input"
          ref={field}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('quantityOf', { name })}
          aria-invalid={error !== undefined}
          value={draft ?? String(qty)}
          onInput={type}
          // Autofill can fire this event alone.
          onChange={(event) => event.currentTarget.value !== (draft ?? String(qty)) && type(event)}
          onKeyDown={enter}
          onBlur={() => draft !== undefined && settle()}
        />
        <button
          type="button"
          part="more-button"
          aria-label={t('more', { name })}
          aria-disabled={qty >= most}
          onClick={() => set(qty + 1)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 12h12M12 6v12" />
          </svg>
        </button>
      </div>
      {isReset && (
        <p part="limit" role="alert">
          {t('wholeNumber', { n: most })}
        </p>
      )}
      {qty >= most && !error && !isReset && <p part="limit">{t('only', { n: most })}</p>}
    </div>
  )
}
