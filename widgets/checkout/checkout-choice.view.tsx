/** One of several that exclude each other: a radio with its name, and what helps to choose. */
import { type ReactNode, useState } from 'react'

interface ChoiceProps {
  readonly name: string
  readonly value: string
  readonly chosen: boolean
  readonly title: string
  readonly hint?: string | undefined
  readonly disabled?: boolean
  readonly onChoose: () => void
  /** What belongs to the choice once it is made. */
  readonly children?: ReactNode
}

/** @see ChoiceProps */
export function Choice({ name, value, chosen, title, hint, disabled, onChoose, children }: ChoiceProps) {
  return (
    <div className="rove-choice" data-state={chosen ? 'chosen' : 'free'}>
      <label>
        <input type="radio" name={name} value={value} checked={chosen} disabled={disabled} onChange={onChoose} />
        <span>
          {title}
          {hint && <span className="rove-hint">{hint}</span>}
        </span>
      </label>
      {children}
    </div>
  )
}

/**
 * What is chosen: what was just pressed until the server has answered, then the server's.
 *
 * @param keep asks the server; resolves once it has answered, or could not be asked
 */
export function useChosen<Kept, Value>(kept: Kept, keep: (value: Value) => Promise<unknown>) {
  const [pressed, press] = useState<{ readonly value: Value }>()
  const choose = async (value: Value) => {
    const mine = { value }
    press(mine)
    await keep(value)
    press((latest) => (latest === mine ? undefined : latest))
  }
  return [pressed ? pressed.value : kept, choose] as const
}
