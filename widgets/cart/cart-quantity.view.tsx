/** How many of a line: minus, a field, plus. What is typed and is no such number is put back, and it is said. */
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { CartModel } from './cart.model'
import { mostOf, readQty, type ShownLine } from './cart.rules'

interface QuantityProps {
  readonly shown: ShownLine
  /** The line in words. */
  readonly name: string
  readonly model: CartModel
  readonly field: { readonly current: HTMLInputElement | null }
}

export function CartQuantity({ shown: { line, qty, error }, name, model, field }: QuantityProps) {
  const { say, setQty, flush } = model
  /** What is being typed, while it is no number yet. */
  const [draft, setDraft] = useState<string>()
  const [putBack, setPutBack] = useState(false)
  const most = mostOf(line)
  const settle = () => {
    setPutBack(draft !== undefined)
    setDraft(undefined)
  }
  const set = (count: number) => {
    setDraft(undefined)
    setPutBack(false)
    if (count >= 1 && count <= most) setQty(line.id, count)
  }
  const type = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    const count = readQty(value)
    setDraft(count === undefined ? value : undefined)
    setPutBack(false)
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
          aria-label={say('fewer', { name })}
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
          aria-label={say('quantityOf', { name })}
          aria-invalid={error !== undefined}
          value={draft ?? String(qty)}
          onInput={type}
          onKeyDown={enter}
          onBlur={() => draft !== undefined && settle()}
        />
        <button
          type="button"
          part="more-button"
          aria-label={say('more', { name })}
          aria-disabled={qty >= most}
          onClick={() => set(qty + 1)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 12h12M12 6v12" />
          </svg>
        </button>
      </div>
      {putBack && (
        <p part="limit" role="alert">
          {say('wholeNumber', { n: most })}
        </p>
      )}
      {qty >= most && !error && !putBack && <p part="limit">{say('only', { n: most })}</p>}
    </div>
  )
}
