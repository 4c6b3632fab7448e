/** One of several exclusive choices: a radio button with a title and a hint. */
import { type ReactNode, useState } from 'react'
import { errorClass } from '../../../core/view/form/mark-invalid'
import { SwitchInput } from '../../../core/view/form/switch-input'

interface ChoiceProps {
  readonly name: string
  readonly value: string
  readonly chosen: boolean
  readonly title: string
  readonly hint?: string | undefined
  readonly disabled?: boolean
  /** Nothing was chosen when the visitor continued. */
  readonly isMissing?: boolean
  readonly onChoose: () => void
  /** Content that is shown while the choice is selected. */
  readonly children?: ReactNode
}

/** @see ChoiceProps */
export function Choice({ name, value, chosen, title, hint, disabled, isMissing, onChoose, children }: ChoiceProps) {
  return (
    <div className="rove-choice" data-state={chosen ? 'chosen' : 'free'}>
      <label data-chosen={chosen || undefined} data-disabled={disabled || undefined}>
        <SwitchInput
          type="radio"
          {...{ name, value, disabled }}
          className={isMissing ? errorClass : undefined}
          checked={chosen}
          onSwitch={(isOn) => isOn && onChoose()}
        />
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
 * The selected value: the visitor's choice until the server has answered, then the server's value.
 *
 * @param keep sends the choice; resolves when the request has ended, whatever its result
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
